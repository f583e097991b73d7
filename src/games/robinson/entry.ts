import type { GameEntry } from '@/engine';
import { card } from './card';
import { picture } from './picture';

export const robinson: GameEntry = {
  card,
  picture,
  guided: true,
  load: async () => (await import('./plugin')).robinson,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
  reference: async () => (await import('./reference/reference')).reference,
  screens: async () => (await import('./plugin')).screens,
};
