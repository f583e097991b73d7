import type { Translation } from '@/engine';
import type { outsideEn } from './outsideWordsEn';

/** The Adventure Effect, tiles of the Map and what cards give, in Polish. */
export const outsidePl: Translation<typeof outsideEn> = {
  option: { combat: 'Walka', clear: 'Oczyszczenie obszaru', camp: 'Obóz' },
  rally: {
    camp: 'Z którego Obozu?',
    campHelp:
      'Punktem zbiórki może być każdy Obóz bez znacznika Przełamania, także cudzy: postaw przy nim znacznik zbiórki. Potem jego właściciel rozgrywa atak dinozaurów.',
    at: 'Przygoda, {{area}}',
  },
  thing: {
    dino: 'dinozaur',
    perk: 'Atut',
    settlement: 'Osada',
    camp: 'Obóz',
    outpost: 'Placówka',
    watchtower: 'Wieża Strażnicza',
    dinos: 'Dinozaury',
    perks: 'Atuty',
    structures: 'Budowle',
    which: 'Która budowla?',
    whichHelp: 'Nic nie kosztuje. To, co jest pod nią wydrukowane, wpisuje się razem z liczbami karty.',
  },
};
