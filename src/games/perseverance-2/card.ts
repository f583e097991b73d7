import type { GameCard } from '@/engine';

export const card: GameCard = {
  id: 'perseverance-2',
  players: { min: 2, max: 4 },
  name: {
    en: 'Perseverance: Episode 2',
    pl: 'Perseverance: Epizod 2',
  },
  blurb: {
    en: 'Beyond the wall: camps, outposts, and dinosaurs worth catching.',
    pl: 'Za murem: obozy, placówki i dinozaury, które warto schwytać.',
  },
};
