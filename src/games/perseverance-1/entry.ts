import type { GameEntry } from '@/engine';
import { card } from './card';

export const perseverance1: GameEntry = {
  card,
  guided: true,
  load: async () => (await import('../perseverance/plugin')).episode1.perseverance1,
  strings: {
    en: async () => (await import('./strings/en')).en,
    pl: async () => (await import('./strings/pl')).pl,
  },
  reference: async () => (await import('./reference/reference')).reference,
  screens: async () => (await import('../perseverance/plugin')).episode1.screens,
  widgets: async () => (await import('../perseverance/plugin')).episode1.widgets,
};
