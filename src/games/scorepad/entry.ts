import type { GameEntry } from '@/engine';
import { card } from './card';

export const scorepad: GameEntry = {
  card,
  load: async () => (await import('./index')).scorepad,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
};
