import type { Translation } from '@/engine';
import type {
  introLessonEn,
  chapterLessonEn,
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
  begin1:
    'Foothold przygotowuje to, co zaleca się na pierwszą grę, i wyjaśnia każdą zasadę wtedy, gdy jest potrzebna. Jedna osoba czyta karty na głos.',
  begin2: 'Kartę można schować i przywołać, a przewodnik zakończyć w każdej chwili.',
};

export const chapterLessonPl: Translation<typeof chapterLessonEn> = {
  setup: 'Przed pierwszą turą',
  first: '{{player}}, pierwsza tura',
  second: '{{player}}, druga tura',
  moment: 'Coś nowego',
  farewell: 'Już samodzielnie',
  end: 'Punktacja końcowa',
  walk: 'Zanim zaczniecie',
};

export const doingLessonPl: Translation<typeof doingLessonEn> = {
  setupChecklist: 'Przygotuj stół',
  takeDie: 'Weź kość',
  effect: 'Zapisz efekt',
  influence: 'Wpłyń na oficera',
  dinoAttack: 'Zacznij atak',
  assembly: 'Zacznij Zgromadzenie',
  finalScoring: 'Zacznij punktację końcową',
  nextTurn: 'Następna tura: {{player}}',
};

export const setupLessonPl: Translation<typeof setupLessonEn> = {
  title: 'Przygotujcie stół',
  text: 'Lista jest dokładnie dla waszego stołu: co gdzie leży i z czym każdy zaczyna. Odhaczajcie ją razem.',
};

export const assemblyLessonPl: Translation<typeof assemblyLessonEn> = {
  title: 'Pierwsze Zgromadzenie',
  text1: 'Ostatnia kość położona: po tej turze jest Zgromadzenie.',
  text2: 'Będą zwolennicy za Głosy i za kostki na oficerach. Foothold zapyta, o co trzeba.',
};

export const farewellLessonPl: Translation<typeof farewellLessonEn> = {
  title: 'Już znacie turę',
  text2:
    'Dotknijcie kompasu u góry stołu, by zobaczyć, co można teraz zagrać; każdy „?” otwiera swoją zasadę.',
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
