import {
  checkLessonPl,
  assemblyLessonPl,
  chapterLessonPl,
  doingLessonPl,
  farewellLessonPl,
  introLessonPl,
  setupLessonPl,
  turnLessonPl,
} from '../../../perseverance/words/guidePl';

/** Przewodnik po pierwszej grze i podpowiedzi tury, po polsku. */
export const lesson = {
  check: {
    title: {
      influence: 'Kostki na oficerze',
      votes: 'Remis na Zgromadzeniu',
      zone: 'Pierwsze i drugie miejsce w Strefie',
      breach: 'Przełamanie obrony',
      officers: 'Ile daje oficer',
      threat: 'Zagrożenie',
    },
    note: {
      influence: 'Pełny rząd, jego premia i kostki, które zostają',
      votes: 'Zwolennicy za Głosy, gdy ktoś ma tyle samo',
      zone: 'Obecność, wybrana nagroda i co dostaje drugi',
      breach: 'Co robią dinozaury, które się przedarły',
      officers: 'Najwięcej kostek, druga liczba i połowy',
      threat: 'Czy ginie Żołnierz',
    },
    ...checkLessonPl,
    votes: 'Głosy wszystkich',
    tile: 'Zwolennicy za miejsca na kafelku',
    place: 'Miejsce {{place}}',
    active: 'Czyja to była tura?',
    through: 'Które dinozaury się przedarły?',
    top: 'Osada {{number}} od góry: czyja?',
    noMore: 'Nie ma jej',
    counts: 'Co liczy oficer',
    area: 'Elementy w najlepszym obszarze',
    patrols: 'Patrole',
    built: 'Mury i Pułapki',
    how: 'Z rzutem czy bez losu?',
    dice: 'Rzut kością Zagrożenia',
    tokens: 'Znaczniki idą po torze',
    threatOf: 'Czyje Zagrożenie?',
    risk: 'Ryzykuje: {{soldier}}',
    threatFigures: 'Liczby',
    threat: 'Zagrożenie',
    roll: 'Wypadło',
    token: 'Znacznik jest na',
    onCard: 'Na karcie: {{what}}',
    lost: 'Ginie',
    survived: 'Nikt nie ginie',
  },
  intro: {
    ...introLessonPl,
    story: 'Rozbitkowie wśród dinozaurów',
    story1:
      'Wasz statek rozbił się u brzegów wyspy. Każde z was prowadzi część ocalałych i próbuje zbudować z nimi miasto.',
    story2: 'Wygrywa, kto na końcu ma najwięcej zwolenników.',
    evening: 'Jak przebiega gra',
    evening1: 'Co turę kładziecie kość na planszy. Każda z nich wabi dinozaury.',
    evening2:
      'Gdy któreś miejsce się nimi zapełni, atakują. Gdy skończą się kości, jest Zgromadzenie i liczenie. Po dwóch lub trzech Zgromadzeniach gra się kończy.',
  },
  chapter: chapterLessonPl,
  do: {
    ...doingLessonPl,
    defense: 'Pokaż obszary Obrony',
    secondary: 'Żołnierze lub Lider',
    patrolStage: 'Rozpatrz etap',
  },
  setup: setupLessonPl,
  leader: {
    title: '{{player}} gra jako {{leader}}',
    text: 'To potrafi tylko ten Lider. {{ability}}.',
  },
  die: {
    title: '{{player}}: wybierz kość',
    first1: 'Weź dowolną kość z puli i połóż ją na wolnym polu planszy. Pole decyduje o tym, co dostaniesz.',
    first2:
      'Jeśli wolne pole tego efektu ma symbol twojej kości, kość trafia właśnie tam. Pola bez symbolu są dla kości, które nigdzie nie pasują.',
    again1: 'Te same kroki co poprzednio: kość, dinozaury, które zwabi, jej efekt i akcja dodatkowa.',
    again2: 'Kości neutralne i własna nic nie kosztują. Cudza kość kosztuje 2 zwolenników.',
    second1:
      'Żadna kość nie ma potrzebnej ścianki? Zanim ją położysz, możesz za 1 Opowieść obrócić ją na dowolną.',
    second2:
      'Wszystko, co można teraz zagrać, z cenami, jest pod przyciskiem „Co mogę zrobić?” na tej karcie.',
  },
  dinos: {
    title: 'Kość wabi dinozaury',
    first1: 'Pole pokazuje, kto przychodzi: konkretne dinozaury albo rzut białą kością dinozaurów.',
    first2: 'Postaw je w obszarze Obrony tej samej Strefy, wzdłuż strzałek. Jeśli brak miejsca, nie stawiaj.',
  },
  effect: {
    title: 'Teraz jej efekt',
    title2: 'Dinozaury, potem efekt',
    first1: 'Zrób to, co mówi pole: najpierw zapłać, potem weź, co daje.',
    brief1: 'Najpierw dinozaury, które wabi twoje pole, potem to, co pole mówi.',
    essentials:
      'Żywność, Złom, Opowieści i Żołnierze leżą przed wami. Tu wystarczy zanotować to, co zmienia zwolenników, Głosy, Ochronę lub Męstwo.',
    full: 'Powiedz, który to był efekt: Foothold płaci, daje i liczy.',
    second2:
      'Twoje kości i Osady w Strefie to twoja Obecność. Na Zgromadzeniu liczy się, kto ma jej najwięcej.',
  },
  secondary: {
    title: 'Akcja dodatkowa',
    first1:
      'W każdej turze jest też akcja dodatkowa. Najprostsza to jedna darmowa kostka na oficerze: kostki liczy się na każdym Zgromadzeniu.',
    first2: 'Więcej kostek kosztuje Opowieści; Foothold powie ile.',
    again1: 'Znów kostka na oficerze albo tym razem twój Lider.',
    again2:
      'W obszarze Wspólnoty Lider daje jeszcze jeden efekt, bez dinozaurów. W obszarze Obrony walczy przy najbliższym ataku.',
    second1:
      'Albo postaw 1 lub 2 Żołnierzy w obszarach Obrony: każdy daje 1 Męstwo w górnym rzędzie, 1 Ochronę w dolnym. Po ataku kupuje się za nie nagrody.',
    second2: 'Gdy wszystkie pola oficera są zajęte, od razu jest premia. Foothold powie dla kogo.',
  },
  patrol: {
    title: 'Twój Patrol',
    text: '{{player}} ma Żołnierzy na Patrolu. Rozpatrz ich etap teraz, po wszystkim innym, a przed końcem tury.',
  },
  attack: {
    title: 'Atak dinozaurów: {{zone}}',
    text1: 'Wszystkie pola dinozaurów tej Strefy są zajęte. Gdy tura się skończy, dinozaury atakują.',
    text2: 'Bierze udział każdy, kto ma coś w tym obszarze Obrony. Foothold prowadzi krok po kroku.',
  },
  assembly: assemblyLessonPl,
  end: {
    title: 'Trzy ostatnie rzeczy',
    text1: 'Zgromadzenia za wami. Liczą się jeszcze figury w obronie, Mury i Pułapki oraz to, co zostało.',
    text2: 'Potem wygrywa, kto ma najwięcej zwolenników.',
  },
  endTurn: {
    title: 'Koniec tury',
    essentials1:
      'Najpierw spójrzcie na planszę. Czy w jednej Strefie zajęte są wszystkie pola dinozaurów? Wtedy atakują teraz: „Więcej”, „Atak dinozaurów”.',
    full1: 'Najpierw Foothold sprawdza, czy czas na Atak dinozaurów; jeśli tak, mówi o tym.',
    text2: 'Jeśli nie, teraz {{player}}.',
  },
  farewell: {
    ...farewellLessonPl,
    text1:
      'Odtąd przewodnik milczy. Wróci na pierwszy Atak dinozaurów, pierwsze Zgromadzenie i na koniec gry.',
  },
  walk: {
    setupChecklist: 'Najpierw plansza',
    setupChecklist1:
      'Rozłóżcie to, co mówi lista, i odhaczajcie. Jest zrobiona dla waszej liczby graczy i waszych Liderów.',
    setupChecklist2: 'Gdy wszystko leży, dotknijcie „Stół gotowy”.',
    dinoAttack: 'Jak przebiega atak',
    dinoAttack1:
      'Najpierw Pułapki, potem Mury, potem walka: figury z najbliższymi dinozaurami swojej kolumny. Kto zostanie, przedziera się.',
    dinoAttack2: 'Pokażcie, kto gdzie jest i co wypadło. Resztę liczy Foothold i mówi dlaczego.',
    assembly: 'Jak przebiega Zgromadzenie',
    assembly1:
      'Kości, Osady i Lider w obszarze Wspólnoty to Obecność w tej Strefie. Kto sam ma jej najwięcej, wybiera w tajemnicy: dobra albo Głosy.',
    assembly2: 'Potem Głosy dają zwolenników, a po nich oficerowie.',
    finalScoring: 'Jak przebiega punktacja końcowa',
    finalScoring1:
      'Dwie przewagi w obszarach Obrony, potem pozostałości. Foothold liczy; każdą liczbę można ustawić inaczej.',
    patrolBegin: 'Jak przebiega Patrol',
    patrolBegin1:
      'Weźcie jedną z dwóch odkrytych kart i postawcie na niej przynajmniej tylu Żołnierzy, ilu wymaga. Zostają tam do końca Patrolu.',
    patrolBegin2: 'Pierwszy etap rozpatruje się jeszcze na koniec tej tury.',
    patrolStage: 'Jak przebiega etap',
    patrolStage1: 'Weźcie to, co pokazuje etap. Karty Wyzwań dają więcej, ale niosą Zagrożenie.',
    patrolStage2: 'Rzut niższy niż Zagrożenie kosztuje Żołnierza. Pozostali wracają, gdy Patrol się skończy.',
  },
  turn: turnLessonPl,
} as const;
