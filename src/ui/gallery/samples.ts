import type { Colour } from '@/engine';

/** What the gallery writes into the components: not words of the app, so they are kept out of its strings. */
export interface SamplePlayer {
  readonly colour: Colour;
  readonly name: string;
  readonly note: string;
  readonly followers: number;
  readonly votes: number;
  readonly safeguard: number;
  readonly valor: number;
}

const en = {
  header: 'Assembly 2 of 3',
  dice: '5 dice left',
  player: 'Player',
  followers: 'Followers',
  votes: 'Votes',
  safeguard: 'Safeguard',
  valor: 'Valor',
  nextTurn: 'Next turn',
  actions: ['Dino Attack', 'Assembly', 'Influence', 'Undo', 'More'],
  home: 'Home',
  officers: 'Officers',
  timeline: 'Timeline',
  reason: 'Needs 3 Valor, 1 is left.',
  long: 'A sentence that is long enough to need a second line on a phone, and a third one when the text is large.',
  error: 'This name is empty.',
  name: 'Name',
  primary: 'Start the game',
  outline: 'Change figure',
  quiet: 'Skip this step',
  danger: 'Delete this game',
  changed: 'Emmy +1 Follower.',
  notSaved: 'Not saved yet, trying again.',
  exportData: 'Export',
  empty: 'No games yet',
  emptyText: 'The first evening will be written here.',
  question: 'Which edition is on the table?',
  options: ['Beta 2020', 'Published 2021', 'Second printing'],
  awake: 'Keep the screen awake',
  threat: 'Threat',
  whyTitle: 'Why +7 for Emmy?',
  whyLines: [
    { what: '11 Votes', reason: '6 from play, 5 from the Expansion tile', figure: '11' },
    { what: 'Tied with Nina', reason: 'They hold places 2 and 3 together', figure: '10 + 5' },
    { what: 'Shared by two, rounded down', reason: 'Half a Follower is lost for each', figure: '15 ÷ 2' },
  ],
  whyResult: 'Emmy gains',
  whyNote: 'Published 2021 plays friendly ties: both would take the full 10.',
  heading: 'Vote ranking',
  next: 'Officers',
} as const;

type Samples = { readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : unknown } & {
  readonly actions: readonly string[];
  readonly options: readonly string[];
  readonly whyLines: readonly { readonly what: string; readonly reason: string; readonly figure: string }[];
};

const pl: Samples = {
  header: 'Zgromadzenie 2 z 3',
  dice: '5 kości',
  player: 'Gracz',
  followers: 'Zwolennicy',
  votes: 'Głosy',
  safeguard: 'Ochrona',
  valor: 'Męstwo',
  nextTurn: 'Następna tura',
  actions: ['Atak dinozaurów', 'Zebranie', 'Wpływ', 'Cofnij', 'Więcej'],
  home: 'Początek',
  officers: 'Oficerowie',
  timeline: 'Oś czasu',
  reason: 'Potrzeba 3 Męstwa, jest tylko 1.',
  long: 'Zdanie tak długie, że na telefonie potrzebuje drugiej linijki, a przy dużym piśmie nawet trzeciej i czwartej.',
  error: 'To imię jest puste.',
  name: 'Imię',
  primary: 'Rozpocznij rozgrywkę',
  outline: 'Zmień wartość',
  quiet: 'Pomiń ten krok',
  danger: 'Usuń tę rozgrywkę',
  changed: 'Małgorzata: +1 Zwolennik.',
  notSaved: 'Jeszcze nie zapisano, ponawiam próbę.',
  exportData: 'Eksportuj',
  empty: 'Nie ma jeszcze gier',
  emptyText: 'Tu zapisze się pierwszy wieczór.',
  question: 'Które wydanie leży na stole?',
  options: ['Beta 2020', 'Wydanie z 2021 roku', 'Drugi druk z poprawkami'],
  awake: 'Nie wygaszaj ekranu',
  threat: 'Zagrożenie',
  whyTitle: 'Dlaczego +7 dla Małgorzaty?',
  whyLines: [
    { what: '11 Głosów', reason: '6 z gry, 5 z kafelka Ekspansji', figure: '11' },
    { what: 'Remis z Żanetą', reason: 'Razem zajmują miejsca 2 i 3', figure: '10 + 5' },
    { what: 'Podział na dwie osoby, w dół', reason: 'Każda traci pół Zwolennika', figure: '15 ÷ 2' },
  ],
  whyResult: 'Małgorzata zyskuje',
  whyNote: 'W wydaniu z 2021 roku remisy są przyjazne: obie wzięłyby po 10.',
  heading: 'Ranking głosów',
  next: 'Oficerowie',
};

export const SAMPLES: Readonly<Record<'en' | 'pl', Samples>> = { en, pl };

export const SAMPLE_PLAYERS: Readonly<Record<'en' | 'pl', readonly SamplePlayer[]>> = {
  en: [
    { colour: 'sun', name: 'Emmy', note: 'Adelita', followers: 47, votes: 6, safeguard: 3, valor: 3 },
    { colour: 'drop', name: 'Tomek', note: 'Jack', followers: 38, votes: 8, safeguard: 1, valor: 4 },
    { colour: 'peak', name: 'Nina', note: 'Phoenix', followers: 52, votes: 7, safeguard: 5, valor: 1 },
    { colour: 'kite', name: 'Oskar', note: 'Keoni', followers: 41, votes: 5, safeguard: 2, valor: 2 },
  ],
  pl: [
    {
      colour: 'moon',
      name: 'Małgorzata',
      note: 'Adelita',
      followers: 118,
      votes: 24,
      safeguard: 3,
      valor: 3,
    },
    { colour: 'leaf', name: 'Wawrzyniec', note: 'Jack', followers: 99, votes: 8, safeguard: 1, valor: 4 },
    { colour: 'shell', name: 'Żaneta', note: 'Phoenix', followers: 106, votes: 7, safeguard: 6, valor: 6 },
    { colour: 'anchor', name: 'Jo', note: 'Keoni', followers: 0, votes: 0, safeguard: 0, valor: 0 },
  ],
};
