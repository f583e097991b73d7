import type { GameEntry } from '@/engine';
import { card } from './card';

export const perseverance2: GameEntry = {
  card,
  load: async () => (await import('../perseverance/plugin')).episode2.perseverance2,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
};
