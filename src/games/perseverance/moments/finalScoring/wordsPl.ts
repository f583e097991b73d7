import type { Translation } from '@/engine';
import type { finalEn } from './wordsEn';

/** Final scoring as both episodes tell it, in Polish. */
export const finalPl: Translation<typeof finalEn> = {
  ranking: 'Kto wygrywa',
  gained: 'Zyskano',
  total: 'Razem',
  level: 'Remis',
  byFollowers: 'Najwięcej zwolenników',
  shared: 'Remis w obu: wspólne zwycięstwo',
};
