import type { GameEntry } from '@/engine';
import { card } from './card';

export const perseverance1: GameEntry = {
  card,
  rules: async () => (await import('./rules')).rules,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
};
