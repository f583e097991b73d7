/** Setting up the table, and the pages before it, in Polish. */
export const setupRulePl = {
  setup: {
    assets:
      'Każdy zaczyna z 10 zwolennikami, 1 Żywnością, 1 zasobem ({{resource}}), 2 Opowieściami i 1 Lekkim Żołnierzem.',
    chef: '{{player}} prowadzi Adelitę (Ship’s Chef): 1 dodatkowa Żywność.',
    dice: 'Pula: {{dice}} (neutralne: {{neutral}}, graczy: {{players}}, Dysydentów: {{dissenters}}).',
    influenceSpaces: 'Każdy oficer ma {{spaces}} wpływu.',
    firstSettlement: '{{player}}: pierwsza Osada – {{zone}} – i kostka na oficerze tej Strefy.',
    dissenterSettlements: 'Dysydenci: po Osadzie w obu wolnych Strefach, podwójnie: {{zone}}.',
    dissenterCubes:
      'Wpływy Dysydentów: {{drawn}} na oficerze wylosowanej Strefy, {{others}} na każdym innym.',
    trackers: 'Zagrożenie deterministyczne: oba znaczniki każdego gracza na 0.',
  },
} as const;

export const setupRuleRefusalPl = {
  leaderTwice: '{{leader}} prowadzi tylko jednego gracza.',
  abilitiesAlways: 'W tym wydaniu umiejętności Liderów są zawsze w użyciu.',
  officerTwice: 'Każdy oficer należy do jednej Strefy.',
  zoneTwice: 'Dwóch graczy zaczyna w tej samej Strefie.',
  dissenterZone: 'Przy dwóch graczach trzeba podać Strefę wylosowaną dla Dysydentów.',
  dissenterZoneTaken: '{{zone}}: zajęte. Dysydenci zaczynają w Strefie, z której nikt nie korzysta.',
} as const;

export const setupSessionPl = {
  editionNote: {
    'beta-2020': 'Angielska instrukcja z października 2020: remisy się dzieli, umiejętności zawsze działają.',
    'published-2021':
      'Pudełko ze sklepu: remisy przyjazne, umiejętności opcjonalne, część wartości tylko na kafelkach.',
  },
  trackingNote: {
    essentials: 'Zwolennicy, Głosy, Ochrona, Męstwo, oficerowie i tura',
    full: 'Także zasoby, Żołnierze, Osady, kości, Mury, Pułapki i dinozaury',
  },
  module: {
    dinoPlacement: 'Dinozaury bez losu',
    walls: 'Mury bez losu',
    traps: 'Pułapki bez losu',
    threat: 'Zagrożenie bez losu',
  },
  moduleNote: {
    dinoPlacement: 'Obie kości dinozaurów leżą odkryte; następna ścianka jest zawsze znana',
    walls: 'Mur daje 1 Ochronę i pomaga najbliższej figurze',
    traps: 'Pułapka właściwego rodzaju pokonuje i daje 3 zwolenników',
    threat: 'Zamiast rzutu dwa znaczniki idą po torze',
  },
  breachRule: { always: 'Zawsze zablokowane', 'on-breach': 'Zablokowane tylko po przełamaniu' },
  setup: {
    leader: 'Lider',
    edition: 'Wydanie gry',
    differences: 'Czym różnią się wydania',
    variants: 'Warianty',
    tracking: 'Co ma śledzić aplikacja?',
    abilities: 'Umiejętności Liderów',
    abilitiesNote: 'Strona B plansz graczy; w pierwszej grze lepiej bez nich',
    officers: 'Oficerowie',
    officersDefault: 'Jak w pierwszej grze',
    officersDrawn: 'Losuje aplikacja; pierwsze Osady wybiera się potem',
    entered: 'Jak leżą',
    officersEntered: 'Wylosowani przy stole: podajcie, kto gdzie leży',
    drawn: 'Losowo',
    chosen: 'Z wyboru',
    tokensDrawn: 'Losuje aplikacja',
    tokensChosen: 'Za zgodą graczy albo wylosowane kartami Wyzwań',
    breachTokens: 'Żetony uszkodzenia',
    breachToken: 'Żeton uszkodzenia {{number}} zakrywa',
    dissenterZone: 'Strefa dodatkowej Osady Dysydentów',
    placement: 'Pierwsza Osada: {{player}}',
    recommended: 'Jak zalecono dla Lidera',
    box: 'Sprawdźcie w swoim pudełku',
    boxNote:
      'Te wartości są na kafelkach albo niejasne w książkach. Są wpisane z góry; poprawcie, co u was inne.',
    tile: 'Zgromadzenie {{number}}: zwolennicy za miejsca',
    scale: 'Końcowe przewagi: zwolennicy za miejsca',
    picks: 'Nagrody za wkład 0, 1, 2…',
    picksHint: 'Puste: jak w zasadach',
    listHint: 'Liczby oddzielone przecinkami',
    breachRule: 'Zakryte nagrody',
    engineer: 'Premia Chief Engineer',
    engineerNote: 'Ochrona wydrukowana na kafelku',
    dinoSpaces: 'Pola dinozaurów w kolumnach niebezpiecznej Strefy',
  },
  checklist: {
    smallBoard: 'Plansza główna: strona z trzema kolumnami',
    largeBoard: 'Plansza główna: strona z czterema kolumnami',
    covers: 'Zakryjcie trzeci rząd dinozaurów i pola Osad 7–10 w każdej Strefie',
    pool: 'Pula: {{dice}}',
    poolNote: 'Neutralne {{neutral}}, po jednej każdego gracza; rzućcie wszystkimi',
    poolNoteDissenters:
      'Neutralne {{neutral}}, po jednej każdego gracza, Dysydenci {{dissenters}}; rzućcie wszystkimi',
    tiles: 'Kafelki punktacji Zgromadzenia dla {{players}} graczy w rzędzie: {{count}}',
    rewards: 'Plansza nagród za walkę z żetonami uszkodzenia obok planszy głównej',
    assemblyBoard2: 'Obok plansza Zgromadzenia: strona dla dwóch graczy',
    assemblyBoard34: 'Obok plansza Zgromadzenia: strona dla trzech i czterech graczy',
    rewardTiles: 'Cztery kafelki nagród Zgromadzenia obok planszy Zgromadzenia',
    supply:
      'Obok planszy: dinozaury, Żywność, {{resource}}, Opowieści, kości dinozaurów, Muru, Pułapek i Zagrożenia',
    stayInBox: 'Zostaje w pudełku: {{dice}}',
    boxed: { walls: 'kość Muru', traps: 'kość Pułapek', threat: 'kość Zagrożenia' },
    officerSide2: 'Kafelki oficerów pod planszą główną: strona dla dwóch graczy',
    officerSide34: 'Kafelki oficerów pod planszą główną: strona dla trzech i czterech graczy',
    officer: '{{officer}} przy Strefie: {{zone}}',
    breach: 'Żeton uszkodzenia przy nagrodzie „{{reward}}”',
    patrols: 'Odkryjcie dwie karty Patrolu z jednym etapem, resztę potasujcie',
    patrolsNote: 'Z kart o numerach 1–9',
    challenges: 'Potasujcie lekkie i ciężkie karty Wyzwań',
    boards: 'Plansze graczy, strona {{side}}',
    boardPlayer: '{{player}}: {{leader}}',
    pieces:
      'Każdy, w jednym kolorze: Lider, 12 Osad, 7 Murów, 8 Pułapek, 15 kostek, 5 Lekkich i 5 Ciężkich Żołnierzy, kości, znacznik etapu Patrolu',
    piecesNote: '10 kostek każdego koloru zostaje w pudełku na Epizod 2',
    traps: 'Pułapki zakryte; patrzy na nie tylko właściciel',
    tracks: 'Głosy, Ochrona i Męstwo wszystkich na 0',
    assets: 'Każdy: 10 zwolenników, 1 Żywność, 1 {{resource}}, 2 Opowieści, 1 Lekki Żołnierz',
    assetsNote: 'Adelita zaczyna z 1 Żywnością więcej',
    first: '{{player}}: Osada na najniższym polu ({{zone}}), kostka: {{officer}}',
    firstNote: 'Od ostatniego gracza wstecz',
    dissenters: 'Dysydenci: po Osadzie w obu wolnych Strefach, druga: {{zone}}',
    dissenterCubes: 'Kostki Dysydentów: 2 – {{officer}}, po 1 na pozostałych oficerach',
    dinoDice: 'Rzućcie obiema kośćmi dinozaurów i zostawcie je odkryte',
    threat: 'Tory Zagrożenia: oba znaczniki każdego gracza na 0',
    starts: 'Zaczyna {{player}}, dalej zgodnie z ruchem wskazówek zegara',
    startsNote: 'Zaczyna ten, kto ostatnio był na łodzi: jeśli to ktoś inny, zmieńcie miejsca',
  },
} as const;

export const setupActPl = {
  settledBy: '{{player}} już się tam osiedla.',
} as const;

export const setupHintPl = {
  firstSettlement:
    'Pierwszy osiedla się ostatni gracz: na najniższym polu wolnej jeszcze Strefy; kostkę kładzie na jej oficerze.',
  dissenterZone: 'Wylosujcie jedną z dwóch Stref, których nikt nie używa: tam Dysydenci mają drugą Osadę.',
  checklist: 'Odhaczajcie, co już leży na stole. Wszystko można pominąć i wrócić do tego przez „więcej”.',
} as const;

export const setupRefusalPl = {
  players: 'Epizod 1 wymaga od {{min}} do {{max}} graczy. Dodaj kogoś albo usuń.',
  zoneTwice: '{{zone}}: zajęte przez innego gracza. Wybierz inną Strefę.',
  dissenterZone: '{{zone}}: zajęte przez gracza. Wybierz wolną Strefę albo losuj.',
  scale: 'Wpisz liczby oddzielone przecinkami, najwyżej {{count}}.',
  picksTable: 'Wpisz liczby oddzielone przecinkami, najwyżej {{count}}, albo zostaw puste.',
  dinoSpaces: 'Wpisz tyle liczb: {{count}}, każda 2 lub 3.',
  engineerBonus: 'Premia to 1 albo 2.',
  officerTwice: '{{officer}} leży w dwóch Strefach. W jednej wybierzcie kogoś innego.',
} as const;
