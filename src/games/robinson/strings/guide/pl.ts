import type { Translation } from '@/engine';
import type { lesson as en } from './en';

/** Pierwsza gra, opowiadana w trakcie. */
export const lesson: Translation<typeof en> = {
  chapter: 'Wasza pierwsza gra: runda {{round}}',
  intro: {
    story: 'Razem na brzegu',
    story1: 'Statku już nie ma, a wyspa was nie chce. Wygrywacie wszyscy albo wszyscy przegrywacie.',
    story2: 'Karta scenariusza mówi, co macie zrobić i ile macie na to rund.',
    round: 'Sześć faz rundy',
    round1:
      'Wydarzenie, morale, produkcja, akcje, pogoda, noc: zawsze w tej kolejności. Prowadzi jeden przycisk.',
    round2: 'Wy czytacie karty i rzucacie kośćmi. Aplikacja liczy, pamięta i mówi dlaczego.',
    end: 'Kiedy koniec',
    end1: 'Cel osiągnięty: wygrywacie od razu. Ktoś ginie albo mija ostatnia runda: przegrywacie.',
    end2: 'Potrzebne są pudełko i około dwóch godzin. Niczego nie trzeba umieć wcześniej.',
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
    first: 'Lista mówi, co gdzie położyć, dokładnie dla tego stołu. Odhaczajcie albo pomińcie.',
    second: 'Przeczytajcie na głos kartę scenariusza: może zmienić wszystko.',
    way: 'Przygotuj stół',
  },
  event: {
    title: 'Co rzuca wam wyspa',
    first: 'Dobierzcie kartę Wydarzenia i zróbcie, co każe. Potem leży na polu Zagrożeń i czeka.',
    second: 'Następna karta ją wypchnie i zagrożenie uderzy. Akcja Zagrożenia pozbywa się jej wcześniej.',
    way: 'Faza wydarzeń',
  },
  morale: {
    title: 'Nastroje w grupie',
    first: 'Dobre morale daje pierwszemu graczowi żetony Determinacji, złe je zabiera.',
    second: 'Żetonami płaci się za zdolności. Kto ma oddać żeton, a nie ma żadnego, dostaje ranę.',
    way: 'Faza morale',
  },
  production: {
    title: 'Co daje obóz',
    first: 'Każde źródło na kafelku obozu przynosi jedną żywność albo jedno drewno, ot tak.',
    second: 'Aplikacja raz pyta, co pokazuje kafelek, i podpowiada to w każdej rundzie.',
    way: 'Faza produkcji',
  },
  plan: {
    title: 'Wyślijcie pionki',
    first: 'Każdy ma dwa pionki, planujecie razem. Jeden pionek to rzut kośćmi, dwa to pewny sukces.',
    second: 'Zwykle najpierw schronienie: bez niego każda noc kosztuje każdego ranę.',
    way: 'Zaplanuj akcje',
  },
  board: {
    title: 'Wyślijcie pionki',
    first: 'Planujcie, rzucajcie i bierzcie, co przynoszą akcje, na planszy, jak w instrukcji.',
    second: 'Gdy pionki wrócą, aplikacja raz zapyta, co teraz leży.',
    way: 'Akcje na planszy',
  },
  resolve: {
    title: 'Akcja po akcji',
    first: 'Rzućcie trzema kośćmi tam, gdzie mówi plan: rana, sukces, przygoda.',
    second: 'Nieudana akcja nie zużywa zasobów i daje dwa żetony Determinacji.',
    way: 'Rozegraj następną akcję',
  },
  endActions: {
    title: 'Po akcjach',
    first: 'Z tego, co przyniosły akcje, można już korzystać, a nowe przedmioty działają.',
    second: 'Zabierzcie swoje pionki.',
    way: 'Wszystkie akcje wykonane',
  },
  weather: {
    title: 'Spójrzcie w niebo',
    first: 'Rzućcie kośćmi, które karta scenariusza podaje na tę rundę. Dach chroni przed chmurami.',
    second: 'Każda nadmiarowa chmura kosztuje drewno i żywność. Czego brak, to rana dla każdego.',
    way: 'Faza pogody',
  },
  night: {
    title: 'Kolacja i sen',
    first: 'Każdy zjada jedną żywność albo dostaje dwie rany. Bez schronienia dochodzi jeszcze jedna.',
    second: 'Rano większość żywności się psuje. Potem nowa runda i nowy pierwszy gracz.',
    way: 'Faza nocy',
  },
  helpers: {
    title: 'Ktoś pomaga',
    first: 'Piętaszek może wykonać własną akcję. Pies tylko towarzyszy, na polowaniu i przy eksploracji.',
    second: 'Śmierć Piętaszka nie kończy gry. Śmierć kogoś z was kończy.',
  },
  skills: {
    title: 'Żetony są po to, by ich używać',
    first: 'Każda postać ma cztery zdolności, każdą raz na rundę. Są pod przyciskiem Zdolności.',
    second: 'Kością można rzucić ponownie w trakcie akcji: aplikacja zapyta.',
  },
  wounds: {
    title: 'Rany',
    first: 'Znacznik, który mija symbol na torze życia, obniża morale. Ostatnie pole to śmierć.',
    second: 'Odpoczynek leczy. Każda rana ma swoją przyczynę w przebiegu gry.',
  },
};
