import type { PicturePart } from '@/engine';

/** Ours: what this game is about, on a field of 96 × 64. */
export const picture: readonly PicturePart[] = [
  { d: 'M4 24l16-10 16 10v18L20 52 4 42zM60 24l16-10 16 10v18L76 52 60 42z', fill: 'well', line: 'rule' },
  { d: 'M32 32l16-10 16 10v18L48 60 32 50z', fill: 'well', line: 'edge' },
  { d: 'M38 48l10-18 10 18zM45 48l3-7 3 7z', fill: 'sun' },
  { d: 'M9 40c0-9 7-7 7-14l7 1q2 2-1 3l-3 1c0 5 5 4 9 11l-6-2-1 4h-3v-4l-5 1z', fill: 'leaf' },
  { d: 'M67 40c0-9 7-7 7-14l7 1q2 2-1 3l-3 1c0 5 5 4 9 11l-6-2-1 4h-3v-4l-5 1z', fill: 'kite' },
  { d: 'M66 22v24M72 18v32M78 18v32M84 22v24', line: 'edge' },
];
