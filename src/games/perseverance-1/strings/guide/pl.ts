import {
  checkLessonPl,
  assemblyLessonPl,
  doingLessonPl,
  farewellLessonPl,
  introLessonPl,
  priceLessonPl,
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
    storyLine:
      'Wasz statek rozbił się u brzegów wyspy. Każde z was prowadzi część ocalałych. Wygrywa, kto na końcu ma najwięcej zwolenników.',
    evening: 'Jak przebiega gra',
    eveningLine:
      'W każdej turze kładziecie kość; każda wabi dinozaury, a pełna Strefa jest atakowana. Gdy skończą się kości, jest Zgromadzenie i liczenie, dwa lub trzy razy.',
  },
  do: doingLessonPl,
  setup: setupLessonPl,
  leader: {
    title: '{{player}} gra jako {{leader}}',
    line: 'Tylko {{leader}} to potrafi: {{ability}}.',
  },
  die: {
    title: 'Wybierz kość',
    line: 'Połóż dowolną kość z puli na wolnym polu: z jej symbolem, a jeśli takiego nie ma, na polu bez symbolu.',
  },
  dinos: {
    title: 'Kość wabi dinozaury',
    line: 'Pole pokazuje, które dinozaury przychodzą. Idą do obszaru Obrony tej samej Strefy, wzdłuż strzałek.',
  },
  effect: {
    title: 'Efekt',
    essentials: 'Zapłać, ile żąda pole, i weź, co daje. Tu zapisuj tylko liczby, które widzisz.',
    full: 'Zapłać, ile żąda pole, i weź, co daje. Dotknij tego efektu, a Foothold go policzy.',
  },
  secondary: {
    title: 'Akcja dodatkowa',
    line: 'Potem jedna akcja dodatkowa. Najprostsza: darmowa kostka na oficerze. Kostki liczy się na każdym Zgromadzeniu.',
  },
  price: priceLessonPl,
  helper: {
    title: 'Lider pomaga',
    line: 'Akcją dodatkową może być Lider: jeszcze jeden efekt bez dinozaurów albo wojownik w obszarze Obrony.',
  },
  presence: {
    title: 'Obecność',
    line: 'Twoje kości i Osady w Strefie to twoja Obecność. Na Zgromadzeniu wygrywa Strefę, kto ma jej najwięcej.',
  },
  soldiers: {
    title: 'Żołnierze',
    line: 'Postaw 1 lub 2 Żołnierzy: górny rząd daje Męstwo, dolny Ochronę. Za jedno i drugie kupuje się nagrody po ataku.',
  },
  bonus: {
    title: 'Pełny oficer',
    line: 'Zajęte ostatnie pole oficera od razu daje premię. Foothold powie komu.',
  },
  patrol: {
    title: 'Twój Patrol',
    line: 'Żołnierze na Patrolu: ich etap rozpatruje się po wszystkim innym, przed końcem tury.',
  },
  attack: {
    title: 'Atak dinozaurów: {{zone}}',
    line: 'Wszystkie pola dinozaurów tej Strefy są zajęte: na koniec tury dinozaury atakują.',
  },
  assembly: assemblyLessonPl,
  end: {
    title: 'Ostatnie punkty',
    line: 'Zgromadzenia za wami. Liczą się jeszcze obszary Obrony i to, co zostało; wygrywa najwięcej zwolenników.',
  },
  endTurn: {
    title: 'Koniec tury',
    line: 'Gotowe? Dotknij „Następna tura”. Ale jeśli w jakiejś Strefie zajęte są wszystkie pola dinozaurów, najpierw atakują.',
  },
  farewell: farewellLessonPl,
  walk: {
    dinoAttack: 'Jak przebiega atak',
    dinoAttackLine:
      'Pułapki, Mury, potem figury biją najbliższe dinozaury w swojej kolumnie. Reszta się przedziera.',
    assembly: 'Jak przebiega Zgromadzenie',
    assemblyLine:
      'Kto sam prowadzi w Strefie, wybiera w tajemnicy: dobra albo Głosy. Potem liczą się Głosy i oficerowie.',
    finalScoring: 'Jak przebiega punktacja końcowa',
    finalScoringLine: 'Dwie przewagi w obszarach Obrony, potem pozostałości. Każdą liczbę można zmienić.',
    patrolBegin: 'Jak przebiega Patrol',
    patrolBeginLine:
      'Weźcie odkrytą kartę i postawcie na niej co najmniej tylu Żołnierzy, ilu wymaga. Zostają tam do końca.',
    patrolStage: 'Jak przebiega etap',
    patrolStageLine:
      'Weźcie to, co pokazuje etap. Karta Wyzwania daje więcej, ale rzut niższy niż jej Zagrożenie kosztuje Żołnierza.',
  },
  turn: turnLessonPl,
} as const;
