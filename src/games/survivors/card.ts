import type { GameCard } from '@/engine';

export const card: GameCard = {
  id: 'survivors',
  players: { min: 1, max: 5 },
  name: { en: 'Survivors: A Dystopia Rising Story', pl: 'Survivors: A Dystopia Rising Story' },
  blurb: {
    en: 'One caravan, three Hordes behind it, and a home to find before the Fuel is gone.',
    pl: 'Jedna karawana, trzy Hordy za nią i dom do znalezienia, zanim skończy się paliwo.',
  },
};
