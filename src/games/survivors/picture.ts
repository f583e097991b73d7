import type { PicturePart } from '@/engine';

/** Ours: what this game is about, on a field of 96 × 64. */
export const picture: readonly PicturePart[] = [
  { d: 'M66 14a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', fill: 'sun' },
  { d: 'M0 54h96v10H0z', fill: 'well' },
  {
    d: 'M4 52q1-14 5-14a3.500 3.500 0 1 1 3 0q5 0 5 14zM18 52q1-11 4-11a3 3 0 1 1 3 0q4 0 4 11z',
    fill: 'peak',
  },
  { d: 'M36 30h30v-4h12l8 12v12H36z', fill: 'shell' },
  { d: 'M70 30h7l5 8H70z', fill: 'page' },
  { d: 'M36 30q8-8 15-8t15 8z', fill: 'edge' },
  { d: 'M40 52a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM70 52a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', fill: 'ink2' },
];
