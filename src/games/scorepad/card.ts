import type { GameCard } from '@/engine';

export const card: GameCard = {
  id: 'scorepad',
  players: { min: 2, max: 8 },
  name: { en: 'Score pad', pl: 'Notes punktów' },
  blurb: {
    en: 'Points for any game, by round or as you go.',
    pl: 'Punkty do każdej gry, rundami albo na bieżąco.',
  },
};
