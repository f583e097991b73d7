import type { Reference } from '@/engine';
import { entries } from './entries';
import { sketches } from './sketches';

export const reference: Reference = {
  entries,
  sketches,
  texts: {
    en: async () => (await import('./en/en')).en,
    pl: async () => (await import('./pl/pl')).pl,
  },
};
