import type { GameEntry } from '@/engine';
import { card } from './card';
import { picture } from './picture';

export const perseverance1: GameEntry = {
  card,
  picture,
  guided: true,
  load: async () => (await import('../perseverance/plugin')).episode1.perseverance1,
  strings: {
    en: async () => (await import('../perseverance/english')).episode1,
    pl: async () => (await import('../perseverance/polish')).episode1,
  },
  reference: async () => (await import('./reference/reference')).reference,
  screens: async () => (await import('../perseverance/plugin')).episode1.screens,
  widgets: async () => (await import('../perseverance/plugin')).episode1.widgets,
};
