import type { PicturePart } from '@/engine';

/** Ours: what this game is about, on a field of 96 × 64. */
export const picture: readonly PicturePart[] = [
  { d: 'M18 8h50v52H18z', fill: 'well', line: 'edge' },
  { d: 'M18 20h50M18 30h50M18 40h50M18 50h50M35 12v44M52 12v44', line: 'rule' },
  { d: 'M23 15l3 0M40 15h3M57 15h3', line: 'ink2' },
  {
    d: 'M23 26l3-2v4M40 25h4l-3 3M58 24h3l-3 4M23 35h3M41 34v3M57 35q4-2 3 2M23 45l3-1v3M40 44h4',
    line: 'ink2',
  },
  { d: 'M86 12l6 5-28 33-8 4 2-9z', fill: 'sun' },
  { d: 'M56 54l2-9 6 5z', fill: 'shell' },
];
