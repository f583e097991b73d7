import type { Translation } from '@/engine';
import type {
  introLessonEn,
  priceLessonEn,
  doingLessonEn,
  setupLessonEn,
  assemblyLessonEn,
  farewellLessonEn,
  turnLessonEn,
  checkLessonEn,
} from './guideEn';

/** What both episodes say alike in the guide, in Polish. */
export const introLessonPl: Translation<typeof introLessonEn> = {
  begin: 'Uczycie się, grając',
  beginLine:
    'Foothold przygotowuje grę tak, jak się zaleca na pierwszy raz. Pasek pod stołem wyjaśnia każdą zasadę wtedy, gdy jest potrzebna.',
};

export const doingLessonPl: Translation<typeof doingLessonEn> = {
  setupChecklist: 'Przygotuj stół',
};

export const setupLessonPl: Translation<typeof setupLessonEn> = {
  title: 'Przygotujcie stół',
  line: 'Najpierw przygotujcie stół: lista jest dokładnie dla tych graczy.',
};

export const assemblyLessonPl: Translation<typeof assemblyLessonEn> = {
  title: 'Pierwsze Zgromadzenie',
  line: 'To była ostatnia kość: po tej turze jest Zgromadzenie.',
};

export const farewellLessonPl: Translation<typeof farewellLessonEn> = {
  title: 'Już znacie turę',
  line: 'Już znacie turę! Kompas pokazuje, co można zagrać, a „?” otwiera zasadę.',
};

export const priceLessonPl: Translation<typeof priceLessonEn> = {
  title: 'Ile kosztuje kość',
  line: 'Własne i neutralne kości są darmowe. Cudza kosztuje 2 zwolenników, inna ścianka 1 Opowieść.',
};

export const turnLessonPl: Translation<typeof turnLessonEn> = {
  officers: 'Oficerowie teraz',
  zones: 'Strefy teraz',
  cubes: '{{cubes}}; do premii {{spaces}}',
  noCubes: 'bez kostek; do premii {{spaces}}',
  holding: '{{player}} {{count}}',
  presence: '{{presence}}; Populacja {{population}}',
  noPresence: 'nikogo; Populacja {{population}}',
};

export const checkLessonPl: Translation<typeof checkLessonEn> = {
  outcome: 'Tak to wychodzi',
  result: 'Co z tego wynika',
  why: 'Dlaczego',
  nothing: 'nic',
  whichOfficer: 'Który oficer?',
  onTrack: 'Kostki na polach przed ruchem',
  placing: 'Ile kostek teraz przybywa',
  placer: 'Kto je kładzie?',
  trackFull: 'Tyle kostek zapełniłoby rząd już wcześniej.',
  trackAfter: 'Na polach potem',
  whichZone: 'Która Strefa?',
  presence: 'Obecność wszystkich',
  settlements: 'Osady w Strefie',
  tooFewPieces: 'Osad jest więcej niż elementów: doliczcie je.',
  choice: 'Co wybrał pierwszy?',
  production: 'Produkcję',
  votesChoice: 'Głosy',
  cubes: 'Kostki wszystkich',
};
