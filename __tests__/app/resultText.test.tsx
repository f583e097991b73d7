import type { GameResult, SeatResult } from '@/data/gameResult';
import { renderPhrase, setLanguage, translate, type SayText } from '@/i18n';
import { marginText } from '../../app/result/resultText';

beforeAll(() => setLanguage('en'));

const seat = (name: string, rank: number, score: number | null): SeatResult => ({
  seat: name,
  name,
  colour: 'sun',
  role: null,
  score,
  rank,
  winner: rank === 1,
  startPlayer: false,
  sources: [],
});
const ended = (players: readonly SeatResult[], changes: Partial<GameResult> = {}): GameResult => ({
  edition: null,
  scenario: null,
  cooperative: false,
  won: null,
  highestWins: true,
  minutes: null,
  players,
  ...changes,
});
const say: SayText = (key, params) =>
  renderPhrase(translate, params ? { key, params } : { key }, null, (player) => player);

test.each<[string, GameResult, string | null]>([
  ['by points', ended([seat('Bo', 2, 40), seat('Ana', 1, 52)]), '12 ahead of Bo'],
  [
    'of two who share second place',
    ended([seat('Ana', 1, 9), seat('Bo', 2, 7), seat('Cy', 2, 7), seat('Di', 4, 1)]),
    '2 ahead of Bo and Cy',
  ],
  [
    'where the fewest points win',
    ended([seat('Ana', 1, 3), seat('Bo', 2, 8)], { highestWins: false }),
    '5 ahead of Bo',
  ],
  ['on a tie-break', ended([seat('Ana', 1, 9), seat('Bo', 2, 9)]), 'Tied with Bo, ahead on the tie-break'],
  ['not where two win', ended([seat('Ana', 1, 9), seat('Bo', 1, 9), seat('Cy', 3, 2)]), null],
  ['not where only places are known', ended([seat('Ana', 1, null), seat('Bo', 2, null)]), null],
  ['not alone', ended([seat('Ana', 1, 9)]), null],
  [
    'not at a table that plays together',
    ended([seat('Ana', 1, 9), seat('Bo', 2, 1)], { cooperative: true }),
    null,
  ],
])('how far the winner is ahead: %s', (_name, result, words) => {
  expect(marginText(result, say)).toBe(words);
});
