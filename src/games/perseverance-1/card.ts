import type { GameCard } from '@/engine';

export const card: GameCard = {
  id: 'perseverance-1',
  players: { min: 2, max: 4 },
  name: {
    en: 'Perseverance: Episode 1',
    pl: 'Perseverance: Epizod 1',
  },
  blurb: {
    en: 'Castaways, officers to win over, and dinosaurs at the gate.',
    pl: 'Rozbitkowie, oficerowie do przekonania i dinozaury u bram.',
  },
};
