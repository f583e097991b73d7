import type { GameEntry } from '@/engine';
import { card } from './card';

export const survivors: GameEntry = {
  card,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
};
