import type { Translation } from '@/engine';
import type { boardEn } from './wordsEn';

/** Faza akcji zostawiona planszy, po polsku. */
export const boardPl: Translation<typeof boardEn> = {
  session: {
    board: {
      title: 'Akcje na planszy',
      done: 'To cała runda',
      now: 'Teraz na planszy',
      goods: 'Zasoby',
      levels: 'Obóz',
      bodies: 'Gracze',
      keeps: 'Trwała',
      weapon: 'Broń',
      shelter: 'Zbudowane schronienie',
      no: 'Nie',
      yes: 'Tak',
      dealt: 'Zażegnane zagrożenia',
      dealtWith: 'Zażegnane: {{card}}',
      any: 'Zbudowany przedmiot',
      built: 'Który?',
      sky: 'Nowy żeton pogody',
      skyTokens: 'Na polu pogody',
      why: 'Policzono na planszy: {{what}}.',
      change: '{{what}} {{by}}',
    },
  },
  help: {
    boardCount:
      'To, co leży, gdy pionki wróciły, a nowe przedmioty są odwrócone. Dotknięcie to o jeden więcej, przytrzymanie o jeden mniej.',
    boardBodies: 'Tak, jak leżą znaczniki. Symbole morale mijane przez rany liczy aplikacja.',
    boardShelter: 'Zbudowane przez graczy; o znalezione na kafelku pytamy, gdy obóz tam idzie.',
    boardDealt: 'Karty, które akcja Zagrożenia zdjęła z pola Zagrożeń.',
    boardBuilt: 'Ich poziomy i kostki są policzone wyżej; aplikacja musi wiedzieć, co zrobią później.',
    boardSky: 'Przygody i wydarzenia kładą żetony na polu pogody.',
  },
  timeline: {
    boardCounted: 'Akcje na planszy',
  },
  sessionRefusal: {
    builtAlready: 'To już jest zbudowane.',
  },
};
