import type { GameEntry } from '@/engine';
import { card } from './card';

export const perseverance1: GameEntry = {
  card,
  load: async () => (await import('./index')).perseverance1,
  rules: async () => (await import('./rules')).rules,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
  screens: async () => (await import('./ui/screens')).screens,
};
