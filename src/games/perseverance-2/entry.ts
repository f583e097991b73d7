import type { GameEntry } from '@/engine';
import { card } from './card';
import { picture } from './picture';

export const perseverance2: GameEntry = {
  card,
  picture,
  guided: true,
  load: async () => (await import('../perseverance/plugin')).episode2.perseverance2,
  screens: async () => (await import('../perseverance/plugin')).episode2.screens,
  strings: {
    en: async () => (await import('../perseverance/english')).episode2,
    pl: async () => (await import('../perseverance/polish')).episode2,
  },
  widgets: async () => (await import('../perseverance/plugin')).episode2.widgets,
  reference: async () => (await import('./reference/reference')).reference,
};
