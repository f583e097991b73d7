import type { GameEntry } from '@/engine';
import { card } from './card';

export const scorepad: GameEntry = {
  card,
  load: async () => (await import('./index')).scorepad,
  screens: async () => (await import('./ui/screens')).screens,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
};
