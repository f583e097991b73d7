import * as fc from 'fast-check';
import { unwrap } from '@/engine';
import type { Database } from '@/data/database';
import type { GameResult } from '@/data/gameResult';
import { CSV_COLUMNS, csvName, csvOfGame, csvOfGames, type CsvWords } from '@/state/export/csvExport';
import { logGame } from '@/state/logGame';
import { openMemory } from '../../support/memoryDatabase';

const words: CsvWords = {
  column: (column) => column,
  game: (id) => `the ${id}`,
  term: (_game, kind, id) => `${kind} ${id}`,
  group: (id) => id,
  sources: (game) => (game === 'island' ? ['huts', 'fires', 'rest'] : []),
};

/** Reads what RFC 4180 calls a CSV file; a quote or a line end in the wrong place is a fault. */
function parseCsv(text: string): readonly (readonly string[])[] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  pattern.lastIndex = 1;
  let row: string[] = [];
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) throw new Error(`not a CSV file after row ${rows.length}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  expect(row).toEqual([]);
  return rows;
}

function records(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = parseCsv(text);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, i) => [name, row[i] ?? '']));
  });
}

const seat = { role: null, startPlayer: false, sources: [] } as const;
const island: GameResult = {
  edition: 'first',
  scenario: null,
  cooperative: false,
  won: null,
  highestWins: true,
  minutes: 90,
  players: [
    {
      ...seat,
      seat: 'ana',
      name: 'Ana, "the fox"',
      colour: 'sun',
      role: 'cook',
      score: 12,
      rank: 1,
      winner: true,
      startPlayer: true,
      sources: [
        { source: 'rest', points: -2 },
        { source: 'huts', points: 14 },
      ],
    },
    {
      ...seat,
      seat: 'guest',
      name: '=Łucja',
      colour: 'drop',
      score: 9,
      rank: 2,
      winner: false,
      sources: [{ source: 'fires', points: 9 }],
    },
  ],
};
const together: GameResult = {
  ...island,
  edition: null,
  scenario: 'storm',
  cooperative: true,
  won: true,
  minutes: null,
  players: island.players.map((player) => ({ ...player, score: null, winner: true, rank: 1, sources: [] })),
};

let data: Database;
let ids = 0;
const log = async (gameId: string, result: GameResult, note = '') =>
  unwrap(
    await logGame(
      { data, clock: () => 0, makeId: () => `game-${(ids += 1)}` },
      { gameId, title: '', note, finishedAt: Date.UTC(2026, 10, 1) + ids * 1000, result },
    ),
  );
const everything = async (filter = {}) => {
  let text = '';
  for await (const piece of csvOfGames({ data }, filter, words)) text += piece;
  return text;
};

beforeEach(async () => {
  data = await openMemory();
  ids = 0;
  unwrap(await data.players.add({ id: 'ana', name: 'Ana', colour: 'sun', at: 0 }));
});
afterEach(() => data.close());

describe('games as a spreadsheet', () => {
  it('has one row per player and game, and one column per source in the order of the game', async () => {
    await log('island', island, 'Rain,\nand a "feast"');
    await log('sea', together);
    const text = await everything();
    const [head] = parseCsv(text);
    expect(head).toEqual([...CSV_COLUMNS, 'source huts', 'source fires', 'source rest']);
    const [seaAna, seaGuest, ana, guest] = records(text);
    expect(ana).toEqual({
      session: 'game-1',
      game: 'the island',
      title: '',
      edition: 'edition first',
      scenario: '',
      started: expect.stringMatching(/^2026-1[01]-.*Z$/) as string,
      finished: '2026-11-01T00:00:00.000Z',
      minutes: '90',
      group: '',
      players: '2',
      seat: '1',
      player: 'Ana, "the fox"',
      playerId: 'ana',
      role: 'role cook',
      score: '12',
      place: '1',
      winner: '1',
      winShare: '1',
      startPlayer: '1',
      cooperative: '0',
      wonTogether: '',
      note: 'Rain,\nand a "feast"',
      'source huts': '14',
      'source fires': '0',
      'source rest': '-2',
    });
    // A guest is not in the roster, and a name is never a formula.
    expect(guest).toMatchObject({ player: "'=Łucja", playerId: '', winShare: '0', 'source fires': '9' });
    expect(seaAna).toMatchObject({ wonTogether: '1', cooperative: '1', score: '', 'source huts': '' });
    expect(seaGuest).toMatchObject({ scenario: 'scenario storm', minutes: '' });
  });

  it('keeps apart what two games call by the same word', async () => {
    await log('island', island);
    await log('reef', island);
    const [head = []] = parseCsv(await everything());
    expect(head.slice(CSV_COLUMNS.length)).toEqual([
      'the island: source huts',
      'the island: source fires',
      'the island: source rest',
      expect.stringContaining('the reef: '),
      expect.stringContaining('the reef: '),
      expect.stringContaining('the reef: '),
    ]);
  });

  it('holds every game of the filter, page after page', async () => {
    for (let i = 0; i < 230; i += 1) await log(i % 10 === 0 ? 'reef' : 'island', island);
    expect(records(await everything({ game: 'island' }))).toHaveLength(2 * 207);
    expect(records(await everything({ game: 'nothing' }))).toEqual([]);
  });

  it('gives back whatever people wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (note) => {
        const id = await log('island', island, note);
        const found = await data.results.get(id);
        if (found.kind !== 'ok') throw new Error(found.kind);
        const [row] = records(csvOfGame(found.value, words));
        const { note: kept } = found.value;
        expect(row?.['note']).toBe(/^[=+\-@\t\r]/.test(kept) ? `'${kept}` : kept);
      }),
      { numRuns: 60 },
    );
  });

  it('is named after its day', () => {
    expect(csvName('foothold', new Date(2026, 0, 9, 23, 59).getTime())).toBe('foothold-2026-01-09.csv');
  });
});
