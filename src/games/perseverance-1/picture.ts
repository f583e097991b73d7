import type { PicturePart } from '@/engine';

/** Ours: what this game is about, on a field of 96 × 64. */
export const picture: readonly PicturePart[] = [
  { d: 'M62 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', fill: 'sun' },
  { d: 'M0 50q20-8 48-6t48-4v24H0z', fill: 'well' },
  { d: 'M52 48C49 34 56 29 57 19q1-8 9-7l9 3q3 2 1 4l-9 1q-3 4-1 9l8 19z', fill: 'leaf' },
  { d: 'M64 15.500h.1', line: 'page' },
  {
    d: 'M6 64V43l5-6 5 6v21zM18 64V39l5-6 5 6v25zM30 64V43l5-6 5 6v21zM42 64V40l5-6 5 6v24z',
    fill: 'shell',
  },
  { d: 'M2 52h54', line: 'page' },
];
