import type { GameEntry } from '@/engine';
import { card } from './card';

/** Rules only, for now: the app cannot set up a table for it yet. */
export const perseverance2: GameEntry = {
  card,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
};
