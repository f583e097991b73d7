import type { Translation } from '@/engine';
import type { guide as en } from './en';

/** Pierwsza gra, opowiadana w trakcie. */
export const guide: Translation<typeof en> = {
  intro: {
    story: 'Jedna karawana',
    storyLine:
      'Waszego domu już nie ma. Jedziecie razem przez Pustkowia, trzy Hordy za wami, i szukacie nowego.',
    turn: 'Jedno Spotkanie na turę',
    turnLine:
      'Jedźcie na następny kafelek; Hordy podążają za wami. Kafelek żąda Walki, Cywilizacji i Produkcji: rzucacie, aplikacja liczy.',
    end: 'Miejsce na dom',
    endLine:
      'Po każdym Spotkaniu możecie się osiedlić. Opowieść powie, czy dom przetrwa: wygrywacie albo przegrywacie razem.',
  },
  check: {
    encounter: 'Wyzwania kontra symbole: co się udało i co z tego wynika',
    successes: 'Sukcesy, razem z kością aberracji i kartami',
    loss: 'Zasoby, które zabiera Zagrożenie',
    chances: 'Jakie są szanse?',
    chancesNote: 'Kości kontra Wyzwania, dokładnie',
    dice: 'Kości na każdą umiejętność',
    answer: 'Co mówią zasady',
  },
  setup: {
    title: 'Przygotujcie stół',
    line: 'Dotknijcie kafelków trzech Hord. Z daleka od siebie łatwiej im uciec.',
  },
  travel: {
    title: 'W drogę',
    line: 'Jedźcie na sąsiedni kafelek za 1 paliwa. Plansza pokazuje, które Hordy by was tam dopadły.',
  },
  challenges: {
    title: 'Czego żąda kafelek',
    line: 'W każdym rogu kafelka stykają się trzy symbole; takie same go utrudniają. Najwyższa umiejętność to Zagrożenie.',
  },
  encounter: {
    title: 'Rzut',
    line: 'Przeczytajcie opowieść Zagrożenia i rzućcie. Niepokonane kosztuje zasoby; Przeszkody decydują o Karze albo Nagrodzie.',
  },
  decide: {
    title: 'Zostać czy jechać?',
    line: 'Osiedlcie się tu albo przekażcie prowadzenie i jedźcie dalej. Każda Horda na mapie zabrałaby dziesięć zasobów.',
  },
  dice: {
    title: 'Wasze Frakcje',
    line: 'Kafelki Frakcji mówią, iloma kośćmi rzucacie: dotknijcie swoich wierszy i wpiszcie to raz.',
  },
  horde: {
    title: 'Horda jest tutaj',
    line: 'Horda dokłada trzy Wyzwania, rozdzielone według woli przywódcy. Potem znika na dobre.',
  },
};
