import type { Translation } from '@/engine';
import type { levelEn } from './wordsEn';

export const levelPl: Translation<typeof levelEn> = {
  essentials: 'Podstawy',
  full: 'Wszystko',
  set: 'Odtąd śledzimy: {{level}}',
  stockTaken: 'Policzono wtedy wszystko, co Podstawy pomijają',
  lastKnown: 'Resztę pamiętamy z ostatniego liczenia',
  uncounted: 'Nieznane: jeszcze nie policzono',
  countedNow: 'Policzono przed chwilą',
  at: {
    setup: 'Z przygotowania gry i tego, co zapisano potem',
    assembly: 'Policzono na Zgromadzeniu {{number}}',
    attack: 'Policzono przy ataku dinozaurów przed Zgromadzeniem {{number}}',
    patrol: 'Podane na etapie Patrolu przed Zgromadzeniem {{number}}',
    switch: 'Policzono przed Zgromadzeniem {{number}}',
    final: 'Policzono na koniec gry',
  },
  last: 'Nie śledzimy: stan z ostatniego liczenia',
  more: 'Śledź wszystko',
  moreNote: 'Najpierw policzymy to, co Podstawy pomijają',
  moreDone: 'Śledź wszystko',
  less: 'Śledź tylko podstawy',
  lessTitle: 'Tego już nie śledzimy',
  lessHelp:
    'Aplikacja zapyta o to, gdy będzie potrzebne, i podpowie stan z ostatniego liczenia. Nic nie ginie: cofnięcie przywraca śledzenie wszystkiego.',
  lessNote: 'Zapamiętane tak, jak jest teraz, z chwilą liczenia',
  lessDone: 'Śledź podstawy',
  stock: 'Co kto ma',
  stockHelp: 'Kreska to liczba, której nikt nie policzył. To, co wpisane, policzono wtedy, kiedy podano.',
  countAll: 'Najpierw policzcie to, przy czym jest kreska.',
  presenceAgain:
    'Wpisano stan z ostatniego Zgromadzenia i zapisane potem Osady. Policzcie na nowo to, co się zmieniło, zwłaszcza kości i Liderów. Głosy to te zdobyte przed tym Zgromadzeniem.',
  presenceFirst:
    'Wpisano stan z przygotowania gry i zapisane potem Osady. Policzcie Osady, kości i Liderów w każdej Strefie. Głosy to te zdobyte przed tym Zgromadzeniem.',
};
