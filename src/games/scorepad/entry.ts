import type { GameEntry } from '@/engine';
import { card } from './card';
import { picture } from './picture';

export const scorepad: GameEntry = {
  card,
  picture,
  load: async () => (await import('./plugin')).scorepad,
  screens: async () => (await import('./plugin')).screens,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
};
