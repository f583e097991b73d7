import { createStatistics } from '@/data/statistics/statistics';
import type { TermKind } from '@/engine';
import type { StoredResult } from '@/data/results';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import type { Services } from '../services';
import { csvLine } from './csv';

/** One column per fact, in this order; the sources of points follow. */
export const CSV_COLUMNS = [
  'session',
  'game',
  'title',
  'edition',
  'scenario',
  'started',
  'finished',
  'minutes',
  'group',
  'players',
  'seat',
  'player',
  'playerId',
  'role',
  'score',
  'place',
  'winner',
  'winShare',
  'startPlayer',
  'cooperative',
  'wonTogether',
  'note',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** What makes a spreadsheet readable to the people at the table. */
export interface CsvWords {
  column(column: CsvColumn): string;
  game(id: string): string;
  /** Of a game; the id where there is no word. */
  term(game: string, kind: TermKind, id: string): string;
  group(id: string): string;
  /** The sources of a game, in the order they are drawn. */
  sources(game: string): readonly string[];
}

interface Source {
  readonly game: string;
  readonly source: string;
}

/** Spreadsheets take a file without this mark for an old encoding, and break every Polish name. */
const UTF8_MARK = '\uFEFF';
const PAGE = 200;

/** All games that pass the filter, newest first, a page of them at a time. */
export async function* csvOfGames(
  { data }: Pick<Services, 'data'>,
  filter: ResultFilter,
  words: CsvWords,
): AsyncGenerator<string> {
  // A role belongs to one seat, but a game's rows cover all seats: the sources are those of whole games.
  const found = await createStatistics(data.sql).sources({ ...filter, role: null });
  const sources = ordered(
    found.map(({ gameId, source }) => ({ game: gameId, source })),
    words,
  );
  yield UTF8_MARK + csvHead(sources, words);
  let before: Parameters<typeof data.results.page>[0]['before'] = null;
  do {
    const page = await data.results.page({ filter, before, limit: PAGE });
    yield page.results.map((result) => csvOfResult(result, sources, words)).join('');
    before = page.next;
  } while (before !== null);
}

export function csvOfGame(result: StoredResult, words: CsvWords): string {
  const known = new Set(result.players.flatMap(({ sources }) => sources.map(({ source }) => source)));
  const sources = ordered(
    [...known].map((source) => ({ game: result.gameId, source })),
    words,
  );
  return UTF8_MARK + csvHead(sources, words) + csvOfResult(result, sources, words);
}

/** `foothold-2026-11-16.csv`, by the local day. */
export function csvName(what: string, at: number): string {
  const day = new Date(at);
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${what}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.csv`;
}

function ordered(found: readonly Source[], words: CsvWords): readonly Source[] {
  const games = [...new Set(found.map(({ game }) => game))].sort();
  return games.flatMap((game) => {
    const mine = found.filter((source) => source.game === game);
    const known = words.sources(game);
    const place = ({ source }: Source) => (known.indexOf(source) + known.length + 1) % (known.length + 1);
    return [...mine].sort((a, b) => place(a) - place(b));
  });
}

function csvHead(sources: readonly Source[], words: CsvWords): string {
  const several = new Set(sources.map(({ game }) => game)).size > 1;
  return csvLine([
    ...CSV_COLUMNS.map((column) => words.column(column)),
    // Two games may call different things by one word.
    ...sources.map(({ game, source }) =>
      [...(several ? [words.game(game)] : []), words.term(game, 'source', source)].join(': '),
    ),
  ]);
}

/** One row per player. */
function csvOfResult(result: StoredResult, sources: readonly Source[], words: CsvWords): string {
  const { gameId } = result;
  const term = (kind: TermKind, id: string | null) => (id === null ? null : words.term(gameId, kind, id));
  // Unknown is not 0: of a game logged after the fact often only the scores are known.
  const sourced = result.players.some((player) => player.sources.length > 0);
  return result.players
    .map((player, position) => {
      const facts: Readonly<Record<CsvColumn, string | number | null>> = {
        session: result.sessionId,
        game: words.game(gameId),
        title: result.title,
        edition: term('edition', result.edition),
        scenario: term('scenario', result.scenario),
        started: new Date(result.startedAt).toISOString(),
        finished: new Date(result.finishedAt).toISOString(),
        minutes: result.minutes,
        group: result.groupId === null ? null : words.group(result.groupId),
        players: result.players.length,
        seat: position + 1,
        player: player.name,
        playerId: player.playerId,
        role: term('role', player.role),
        score: player.score,
        place: player.rank,
        winner: Number(player.winner),
        winShare: Number(player.share.toFixed(4)),
        startPlayer: Number(player.startPlayer),
        cooperative: Number(result.cooperative),
        wonTogether: result.won === null ? null : Number(result.won),
        note: result.note,
      };
      const points = sources.map(({ game, source }) =>
        game !== gameId || !sourced
          ? null
          : (player.sources.find((candidate) => candidate.source === source)?.points ?? 0),
      );
      return csvLine([...CSV_COLUMNS.map((column) => facts[column]), ...points]);
    })
    .join('');
}
