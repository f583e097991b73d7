import type { Translation } from '@/engine';
import type { guide as en } from './en';

/** Pierwsza gra, opowiadana w trakcie. */
export const guide: Translation<typeof en> = {
  chapter: 'Pierwsza tura: {{phase}}',
  intro: {
    story: 'Jedna karawana',
    story1:
      'Waszego domu już nie ma. Jedziecie razem przez Pustkowia, trzy Hordy za wami, i szukacie nowego.',
    story2: 'Każdy prowadzi Frakcję. Ocaleni, złom, zioła, hart ducha i paliwo są wspólne.',
    turn: 'Jedno Spotkanie na turę',
    turn1:
      'Jedźcie na sąsiedni kafelek. Hordy podchodzą bliżej. Kafelek żąda Walki, Cywilizacji i Produkcji.',
    turn2: 'Rzućcie kośćmi swoich Frakcji. Aplikacja liczy, ile trzeba, i mówi, co z tego wynika.',
    end: 'Miejsce na dom',
    end1: 'Po każdym Spotkaniu możecie się osiedlić. Opowieść powie, czy dom przetrwa: wygrywacie albo przegrywacie razem.',
    end2: 'Potrzebne są pudełko, księga Spotkań i mniej więcej godzina.',
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
    first: 'Wskażcie, gdzie są trzy Hordy: z daleka od siebie łatwiej im uciec.',
    second: 'Niżej lista mówi, co gdzie położyć, dokładnie dla tego stołu. Odhaczajcie albo pomińcie.',
    way: 'Przygotuj stół',
  },
  travel: {
    title: 'W drogę',
    first: 'Wybierzcie sąsiedni kafelek. Kosztuje to 1 jednostkę paliwa, a macie ich siedem.',
    second:
      'Plansza pokazuje, ile Hord dopadłoby was na każdym kafelku. Spotkać Hordę teraz jest taniej niż w domu.',
    way: 'W drogę',
  },
  challenges: {
    title: 'Czego żąda kafelek',
    first: 'W każdym rogu kafelka stykają się trzy symbole. Takie same podnoszą wartość rogu.',
    second: 'Zaznaczcie je raz: aplikacja pamięta każdy kafelek. Najwyższa umiejętność to Zagrożenie.',
    way: 'Policz Wyzwania',
  },
  encounter: {
    title: 'Rzut',
    first:
      'Przeczytajcie z księgi Spotkań opowieść Zagrożenia. Każda Frakcja wybiera stronę swojego kafelka.',
    second: 'Niepokonane Zagrożenie kosztuje zasoby. Dwie Przeszkody decydują o Karze albo Nagrodzie.',
    way: 'Rozegraj Spotkanie',
  },
  decide: {
    title: 'Zostać czy jechać?',
    first: 'Możecie się tu osiedlić albo przekazać prowadzenie i jechać dalej. Bez paliwa musicie zostać.',
    second: 'Każda Horda na mapie zabrałaby dziesięć zasobów. Spójrzcie na liczniki, zanim zdecydujecie.',
    way: 'Jedź dalej',
  },
  dice: {
    title: 'Wasze Frakcje',
    first:
      'Kafelek Frakcji mówi, iloma kośćmi rzucacie. Dotknijcie swojego wiersza na stole i wpiszcie to raz.',
    second: 'Można też po prostu rzucać: aplikacja pyta tylko o symbole.',
  },
  horde: {
    title: 'Horda jest tutaj',
    first: 'Dokłada trzy Wyzwania, rozdzielone według woli przywódcy.',
    second: 'Potem znika na dobre, niezależnie od wyniku.',
  },
};
