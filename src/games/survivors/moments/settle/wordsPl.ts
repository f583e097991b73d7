import type { Translation } from '@/engine';
import type { settleEn } from './wordsEn';

/** Osiedlenie po polsku. */
export const settlePl: Translation<typeof settleEn> = {
  rule: {
    settle: {
      noHordes: 'Na mapie nie ma już Hord: nic nie przepada.',
      toll: 'Wciąż na mapie: {{hordes}}. Do oddania: {{resources}}.',
      removed: 'Oddane: {{resource}} −{{count}}.',
      unpaid: 'Nie ma już czego zabrać. Przepada bez długu: {{resources}}.',
      left: 'Osada zaczyna z tym: {{resources}}.',
    },
  },
  refusal: {
    removalsNeeded: 'Przywódca musi wybrać, co oddać: {{resources}}.',
    notAboard: 'Karawana ma mniej: {{resource}} {{held}}.',
    toll: 'Trzeba oddać dokładnie tyle: {{resources}}.',
  },
  session: {
    ending: {
      at: '{{fate}} {{location}}, tura {{turn}}.',
      plain: '{{fate}} Tura {{turn}}.',
      won: 'Osada przetrwała.',
      lost: 'Osada upadła.',
      gaveUp: 'Przerwane przed osiedleniem.',
    },
    settle: {
      toll: 'Hordy zabierają {{resources}}',
      tollHelp: 'Dziesięć za każdą Hordę wciąż na mapie. Przywódca wybiera, które zasoby przepadną.',
      stillDue: 'Do oddania jeszcze: {{count}}',
      left: 'Co zostało',
      leftHelp: 'Teraz przeczytajcie opowieść o osadzie z tego kafelka: liczą się w niej te liczby i Hordy.',
      place: 'Gdzie się osiedlacie?',
      placeHelp: 'Nazwa zostanie przy wyniku. Można zostawić puste.',
      placeLabel: 'Nazwa na kafelku',
      fate: 'Jak kończy się opowieść?',
      fateHelp: 'Wszyscy razem wygrywają albo przegrywają. Resztę może opowiedzieć notatka.',
      won: 'Osada przetrwała',
      wonNote: 'Wygrana',
      lost: 'Osada upadła',
      lostNote: 'Przegrana',
      done: 'Zakończ grę',
    },
  },
  timeline: {
    settled: 'Karawana się osiedla; na mapie: {{hordes}}',
    settledNote: 'Zostało: {{resources}}',
    won: 'Osada przetrwała',
    lostGame: 'Osada upadła',
    gaveUp: 'Gra kończy się bez osady',
    survivors: 'Ocaleni: {{count}}',
  },
  sessionRefusal: {
    settleLater: 'Karawana może się osiedlić po Spotkaniu.',
    fateNeeded: 'Wskażcie, jak kończy się opowieść.',
  },
  why: {
    returned: 'Zwrócone przez Hordy: {{resource}} {{count}}.',
  },
};
