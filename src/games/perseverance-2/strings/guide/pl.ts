import type { Translation } from '@/engine';
import {
  assemblyLessonPl,
  chapterLessonPl,
  checkLessonPl,
  doingLessonPl,
  farewellLessonPl,
  introLessonPl,
  setupLessonPl,
  turnLessonPl,
} from '../../../perseverance/words/guidePl';
import type { lesson as en } from './en';

/** Przewodnik po pierwszej grze w Epizod 2 i podpowiedzi tury, po polsku. */
export const lesson: Translation<typeof en> = {
  check: {
    ...checkLessonPl,
    title: {
      influence: 'Kostki i Atut',
      zone: 'Strefa na Zgromadzeniu',
      combat: 'Walka',
      attack: 'Atak dinozaurów',
    },
    note: {
      influence: 'Pełny rząd, jego premia i to, czy można wziąć Atut',
      zone: 'Remis, wybrana nagroda i co dostaje drugi',
      combat: 'Obrażenia, Rany, zabite i schwytane',
      attack: 'Czy obrona wystarcza i co daje Przełamanie',
    },
    whichPerk: 'Który Atut?',
    noPerk: 'Bez Atutu',
    before: 'Co było przedtem',
    owned: 'Atuty tego oficera przedtem',
    perks: 'Atuty, które się tu liczą',
    second: 'Co wybrał drugi?',
    followersChoice: '2 zwolenników',
    party: 'Kto walczy?',
    dinos: 'Z kim?',
    injuries: 'Kto jest trafiony?',
    injuriesOf: 'Rany: {{what}}',
    saved: 'Uratowani Męstwem: {{what}}',
    capture: 'Kogo chwytacie?',
    held: 'W Zagrodzie przedtem: {{what}}',
    captured: 'Schwytane: {{what}}',
    damage: 'Obrażenia',
    ofNeeded: '{{damage}}, potrzeba {{needed}}',
    enclosure: 'W Zagrodzie potem',
    trigger: 'Czego użyto?',
    there: 'Na Oczyszczonym Obszarze i na karcie',
    threshold: 'Próg na karcie',
    spent: 'Wydane Męstwo',
    onCard: 'Dinozaury Przełamania na karcie',
    holds: 'Obrona wystarcza',
    fails: 'Przełamanie',
    value: '{{value}} przeciw {{threshold}}',
    inBreach: 'W Przełamaniu',
  },
  intro: {
    ...introLessonPl,
    story: 'Za bramę',
    story1:
      'Miasto ma mur i spokój. Teraz każde z was prowadzi ludzi w dzicz, by ją oczyścić, zasiedlić i chwytać to, co w niej żyje.',
    story2: 'Wygrywa, kto na końcu ma najwięcej zwolenników.',
    evening: 'Jak przebiega gra',
    evening1:
      'Tura to kość na planszy i akcja dodatkowa. Oficerowie uczą Atutów: zdolności, które zostają na zawsze.',
    evening2:
      'Kto używa Obozu lub Placówki, ściąga dinozaury na ich właściciela. Gdy skończą się kości, jest Zgromadzenie i liczenie, dwa lub trzy razy.',
  },
  chapter: chapterLessonPl,
  do: {
    ...doingLessonPl,
    explore: 'Zwiad',
    leader: 'Wyślij Lidera',
    adventureStage: 'Rozpatrz etap',
    breachTurn: 'Zapłać za Przełamanie',
    perks: 'Pokaż Atuty',
  },
  setup: setupLessonPl,
  perk: {
    title: '{{player}} zaczyna z Atutem: {{perk}}',
    text1: '{{note}}.',
    text2: 'Ten Atut zostaje na całą grę. Kolejne dają oficerowie, Osady i Obozy.',
  },
  die: {
    title: '{{player}}: wybierz kość',
    first1:
      'Weź dowolną kość z puli i wybierz Efekt Strefy miasta. Jeśli któreś jego wolne pole ma ikonę tej kości, kość trafia tam, inaczej na pole bez ikony.',
    first2: 'Kość innego gracza kosztuje 2 zwolenników; pozostałe są za darmo.',
    again1: 'Tak jak poprzednio: kość, jej Efekt, potem akcja dodatkowa.',
    again2: 'Za 1 Opowieść możesz obrócić kość na inną ściankę, zanim ją położysz.',
    second1: 'Twoje kości zostają na planszy jako Obecność, tak jak Osady i Lider.',
    second2: 'Wszystkie ceny i zyski są pod przyciskiem „Co mogę zrobić?” na tej karcie.',
  },
  effect: {
    title: 'Teraz Efekt',
    essentials:
      'Zróbcie, co mówi pole. Dobra i Żołnierze leżą przed wami; w Foothold zapiszcie to, co zmienia zwolenników, Głosy, Męstwo, kostki albo Atuty.',
    first1:
      'Zrób to, co mówi pole: najpierw zapłać, potem weź. Powiedz, który to był Efekt, a Foothold wszystko policzy.',
    first2:
      'Dobry początek: Gather po dobra, Training po Żołnierzy albo Settle, bo Osada daje kostkę lub Atut.',
    again1: 'Podaj Efekt i to, co wybierasz. Opcje, których nie można wziąć, mówią dlaczego.',
    again2: 'Na zewnątrz prowadzi Przygoda: walcz na heksie obok Obozu, oczyść go albo postaw własny Obóz.',
    second1: 'Kto ma Żołnierzy, może wyruszyć na Przygodę z dowolnego Obozu, także cudzego.',
    second2: 'Właściciel tego Obozu ma potem Atak dinozaurów, więc zważ, czyj jest.',
  },
  secondary: {
    title: 'Akcja dodatkowa',
    first1:
      'W każdej turze jest dokładnie jedna. Wpłyń na oficera: kostka za 1 Opowieść, a z nią Atut tego oficera.',
    first2: 'Szkoda Opowieści? Zwiad nic nie kosztuje: karta Przygody i drobny dar.',
    again1: 'Wpływ, Zwiad albo tym razem twój Lider.',
    again2:
      'Lider idzie na wolne pole Lidera i rozpatruje tam jeszcze jeden Efekt. Późniejsze przejście kosztuje 2 Świecące Jagody.',
    second1: 'Drugi poziom Atutów otwiera jeden Atut tego samego oficera, trzeci dwa.',
    second2: 'Znak „!” to jeszcze 1 Opowieść albo 1 Męstwo. Cztery kostki na oficerze od razu dają premię.',
  },
  adventure: {
    title: 'Twoja Przygoda',
    text: '{{player}} ma figurki na karcie Przygody. Jej etap rozpatruje się teraz, po wszystkim innym, a przed końcem tury.',
  },
  breach: {
    title: 'Twoje Przełamanie',
    text1: '{{player}} ma dinozaury w Obozie lub Placówce. Na koniec tury każdy kosztuje 1 zwolennika.',
    text2: 'Potem jeden odchodzi, ale nigdy ostatni. Kończy to tylko Kontratak, czyjkolwiek.',
  },
  attack: {
    title: 'Pierwszy Atak dinozaurów',
    text1: 'Ktoś użył Obozu lub Placówki. Ich właściciel odkrywa teraz kartę tego terenu i musi się obronić.',
    text2: 'Pomaga to, co tam stoi, i Męstwo. Foothold liczy i mówi, co dalej.',
  },
  assembly: assemblyLessonPl,
  end: {
    title: 'Dwie ostatnie rzeczy',
    text1: 'Zgromadzenia za wami. Schwytane dinozaury liczą się w parach i trójkach, potem to, co zostało.',
    text2: 'Potem wygrywa najwięcej zwolenników, a przy remisie najwięcej Atutów.',
  },
  endTurn: {
    title: 'Koniec tury',
    text1: 'Przewróceni Żołnierze wstają. Foothold przypomni o Przygodzie, Przełamaniu albo Zgromadzeniu.',
    text2: 'Jeśli nic nie czeka, teraz {{player}}.',
  },
  farewell: {
    ...farewellLessonPl,
    text1:
      'Odtąd przewodnik milczy. Wróci na pierwszą walkę, pierwszy Atak dinozaurów, pierwsze Zgromadzenie i na koniec gry.',
  },
  walk: {
    setupChecklist: 'Najpierw plansza',
    setupChecklist1: 'Rozłóżcie to, co mówi lista, i odhaczajcie. Jest zrobiona dla waszej liczby graczy.',
    setupChecklist2: 'Gdy wszystko leży, dotknijcie „Stół gotowy”.',
    combat: 'Jak przebiega walka',
    combat1:
      'Wybierzcie, kto walczy i z kim. Lekcy zadają 1 Obrażenie, Ciężcy i Lider 2; Shieldhead wymaga 2, pozostałe 1.',
    combat2: 'Raptory i Shieldheady oddają. Potem każdego zabijcie za zwolennika albo jednego schwytajcie.',
    dinoAttack: 'Jak przebiega atak',
    dinoAttack1:
      'Wpiszcie próg z karty. Obóz i Placówka liczą się po 1, Wieża Strażnicza 2, każde wydane Męstwo 1.',
    dinoAttack2: 'Wystarczy: górna nagroda. Za mało: dolna, a dinozaury się wprowadzają.',
    breachTurn: 'Ile kosztuje Przełamanie',
    breachTurn1: '1 zwolennik za każdego dinozaura. Przy dwóch i więcej jeden wybrany odchodzi.',
    counterattack: 'Jak przebiega Kontratak',
    counterattack1:
      'Walka ze wszystkimi dinozaurami jednego Przełamania, własnego lub cudzego. Trzeba móc pokonać wszystkie.',
    counterattack2: 'Uwalnia to miejsce i daje Premię Wybawcy z karty.',
    adventureBegin: 'Jak zaczyna się Przygoda',
    adventureBegin1:
      'Zagrajcie kartę pasującą do kafelka i postawcie na niej co najmniej tyle figurek, ile żąda; można też Lidera.',
    adventureBegin2: 'Zostają tam aż do ukończenia. Pierwszy etap jest jeszcze w tej turze.',
    adventureStage: 'Jak przebiega etap',
    adventureStage1: 'Weźcie to, co pokazuje etap. Karty Wyzwań dają więcej, ale niosą Zagrożenie.',
    adventureStage2: 'Rzut niższy niż Zagrożenie kosztuje Żołnierza. Lider na karcie może jedno zignorować.',
    outpost: 'Jak używa się Placówki',
    outpost1: 'Zróbcie to, co mówi kafelek, czyjkolwiek jest. Potem jego właściciel ma Atak dinozaurów.',
    assembly: 'Jak przebiega Zgromadzenie',
    assembly1:
      'Kto sam ma w Strefie najwięcej elementów, wybiera w tajemnicy: dobra z 2 zwolennikami albo Głosy. Drugie miejsce dostaje połowę reszty.',
    assembly2: 'Potem Głosy dają zwolenników, a po nich oficerowie.',
    finalScoring: 'Jak przebiega punktacja końcowa',
    finalScoring1:
      'Zestawy schwytanych dinozaurów, potem pozostałości. Foothold liczy; każdą liczbę można ustawić inaczej.',
  },
  turn: turnLessonPl,
};
