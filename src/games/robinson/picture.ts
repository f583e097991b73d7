import type { PicturePart } from '@/engine';

/** Ours: what this game is about, on a field of 96 × 64. */
export const picture: readonly PicturePart[] = [
  { d: 'M12 16a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', fill: 'sun' },
  { d: 'M0 46h96v18H0z', fill: 'well' },
  { d: 'M14 56q30-18 74-2l-8 6H22z', fill: 'sun' },
  { d: 'M62 50q1-20-7-32l4-1q9 14 9 33z', fill: 'shell' },
  {
    d: 'M57 18q-14-8-22 5 11-6 22-5zm0 0q-3-14-17-13 12 4 17 13zm0 0q4-14 17-12-11 3-17 12zm0 0q14-7 22 6-10-7-22-6zm0 0q8 4 9 15-4-9-9-15z',
    fill: 'leaf',
  },
  { d: 'M28 53l9-14 9 14zM34.500 53l2.500-5 2.500 5z', fill: 'page', line: 'edge' },
  { d: 'M4 58q5-4 10 0M80 60q5-4 10 0', line: 'edge' },
];
