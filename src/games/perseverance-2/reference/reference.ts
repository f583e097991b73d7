import type { Reference } from '@/engine';
import { entries } from './entries';

export const reference: Reference = {
  entries,
  texts: {
    en: async () => (await import('./en/en')).en,
    pl: async () => (await import('./pl/pl')).pl,
  },
};
