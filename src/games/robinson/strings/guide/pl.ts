import type { Translation } from '@/engine';
import type { lesson as en } from './en';

/** Pierwsza gra, opowiadana w trakcie. */
export const lesson: Translation<typeof en> = {
  intro: {
    story: 'Razem na brzegu',
    storyLine:
      'Statku już nie ma, a wyspa was nie chce. Karta scenariusza mówi, co macie zrobić i ile macie na to rund.',
    round: 'Sześć faz rundy',
    roundLine:
      'Wydarzenie, morale, produkcja, akcje, pogoda, noc. Prowadzi jeden przycisk: wy czytacie karty i rzucacie, aplikacja liczy.',
    end: 'Kiedy koniec',
    endLine:
      'Cel osiągnięty: wszyscy wygrywacie. Ktoś z was ginie albo mija ostatnia runda: wszyscy przegrywacie.',
  },
  check: {
    weather: 'Chmury, dach i zapasy: co przepada i kogo to rani',
    fight: 'Bestia przeciw waszej broni',
    figures: 'Co leży na stole?',
    answer: 'Co mówią zasady',
    result: 'Po wszystkim',
    why: 'Dlaczego',
    each: '{{wounds}} dla każdego gracza',
  },
  setup: {
    title: 'Rozłóżcie wyspę',
    line: 'Rozłóżcie wyspę według listy i przeczytajcie na głos kartę scenariusza: może zmienić wszystko.',
  },
  event: {
    title: 'Karta Wydarzenia',
    line: 'Dobierzcie kartę Wydarzenia, zróbcie, co każe, i połóżcie ją na polu Zagrożeń. Następna ją wypchnie: wtedy zagrożenie uderza.',
  },
  morale: {
    title: 'Nastroje w grupie',
    line: 'Dobre morale daje pierwszemu graczowi żetony Determinacji, złe je zabiera. Brak żetonu do oddania to rana.',
  },
  production: {
    title: 'Produkcja',
    line: 'Każde źródło na kafelku obozu przynosi jedną żywność albo jedno drewno, za darmo.',
  },
  plan: {
    title: 'Wyślijcie pionki',
    line: 'Planujecie razem, każdy ma dwa pionki. Jeden pionek na akcji musi rzucać, dwa to pewny sukces.',
  },
  board: {
    title: 'Wyślijcie pionki',
    line: 'Planujcie, rzucajcie i rozgrywajcie akcje na planszy. Potem aplikacja raz zapyta, co macie.',
  },
  resolve: {
    title: 'Akcja po akcji',
    line: 'Rzućcie trzema kośćmi: rana, sukces, przygoda. Porażka nie zużywa zasobów i daje dwa żetony Determinacji.',
  },
  endActions: {
    title: 'Po akcjach',
    line: 'Zabierzcie swoje pionki. Od teraz można korzystać z tego, co przyniosły akcje.',
  },
  weather: {
    title: 'Pogoda',
    line: 'Rzućcie kośćmi z karty scenariusza. Każda chmura ponad dach kosztuje drewno i żywność; każdy brak rani wszystkich.',
  },
  night: {
    title: 'Noc',
    line: 'Każdy zjada jedną żywność albo dostaje dwie rany; bez schronienia jeszcze jedną. Rano większość żywności się psuje.',
  },
  helpers: {
    title: 'Pomocnicy',
    line: 'Piętaszek może działać sam. Pies tylko pomaga na polowaniu i przy eksploracji. Śmierć Piętaszka nie kończy gry.',
  },
  skills: {
    title: 'Używajcie żetonów',
    line: 'Żetonami Determinacji płaci się za zdolności: każda postać ma cztery, każdą raz na rundę.',
  },
  wounds: {
    title: 'Rany',
    line: 'Minięty symbol na torze życia obniża morale; ostatnie pole to śmierć. Odpoczynek leczy.',
  },
};
