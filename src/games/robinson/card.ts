import type { GameCard } from '@/engine';

export const card: GameCard = {
  id: 'robinson',
  players: { min: 1, max: 4 },
  name: {
    en: 'Robinson Crusoe: Adventure on the Cursed Island',
    pl: 'Robinson Crusoe: Przygoda na Przeklętej Wyspie',
  },
  blurb: {
    en: 'Castaways against the island: build, gather, explore, and live through one more night.',
    pl: 'Rozbitkowie kontra wyspa: buduj, zbieraj, odkrywaj i przetrwaj jeszcze jedną noc.',
  },
};
