import type { Phrase, ResultRow, ResultTable } from '@/engine';
import { TILE_CHOICES, type TileChoice } from './rule';
import { nameOf } from '../../names';
import { listed, say } from '../../say';

/** A tile and the player who chooses for it. */
export interface Tile<Z extends string> {
  readonly zone: Z;
  readonly holder: string;
}

/** What is taken for each tile that somebody holds. */
export type Choices<Z extends string> = Readonly<Partial<Record<Z, TileChoice>>>;

/** Everybody's Followers after the Assembly if the tiles are chosen for so; null where it cannot be held yet. */
export type Outlook<Z extends string> = (choices: Choices<Z>) => ReadonlyMap<string, number> | null;

/** One way in which all tiles may be chosen for, and everybody's Followers after it. */
interface End<Z extends string> {
  readonly choices: Choices<Z>;
  readonly after: ReadonlyMap<string, number>;
}

/** Every way to choose for these tiles, in the same order each time. */
function combinations<Z extends string>(zones: readonly Z[]): readonly Choices<Z>[] {
  const ways = zones.reduce<readonly (readonly (readonly [Z, TileChoice])[])[]>(
    (before, zone) =>
      before.flatMap((way) => TILE_CHOICES.map((choice) => [...way, [zone, choice] as const])),
    [[]],
  );
  return ways.map((way) => Object.fromEntries(way) as Choices<Z>);
}

function choiceId(choices: Choices<string>): string {
  return Object.entries(choices)
    .map(([zone, choice]) => `${zone}:${String(choice)}`)
    .join('+');
}

/** More than three tiles make more ends than anybody reads. */
const MOST_ROWS = 8;

/**
 * What the Assembly would bring, for any player who asks unseen. Every tile counts as open, also those chosen for
 * already: what the others took is their secret, and what the asker took must not be read here by anybody else.
 */
export function forecastFor<Z extends string>(
  held: readonly Tile<Z>[],
  players: readonly string[],
  outlook: Outlook<Z>,
  asker: string,
): ResultTable | null {
  const zones = held.map(({ zone }) => zone);
  const ends = endsOf(zones, outlook);
  if (!ends) return null;
  const own = held.filter(({ holder }) => holder === asker).map(({ zone }) => zone);
  const columns = [asker, ...players.filter((id) => id !== asker)];
  const figures = ends.map(({ after }) => after.get(asker) ?? 0);
  const range = { least: Math.min(...figures), most: Math.max(...figures) };
  const all = ends.length <= MOST_ROWS;
  return {
    note: say('session.assemblyWizard.forecastAll', {
      tiles: listed((all ? zones : own).map((zone) => say(`zone.${zone}`))) ?? say('owner.nobody'),
    }),
    columns: columns.map((id) => say('session.event.owner', { player: nameOf(id) })),
    rows: all
      ? ends.map((end) => rowOf(end, tilesPhrase(zones, end.choices), columns, range))
      : combinations(own).flatMap((choices) => outerRows(ends, choices, own, columns, range)),
  };
}

function endsOf<Z extends string>(zones: readonly Z[], outlook: Outlook<Z>): readonly End<Z>[] | null {
  const ends = combinations(zones).flatMap((choices): readonly End<Z>[] => {
    const after = outlook(choices);
    return after ? [{ choices, after }] : [];
  });
  return ends.length === 2 ** zones.length ? ends : null;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Of all that the others may do, only what is best and what is worst for the asker. */
function outerRows<Z extends string>(
  ends: readonly End<Z>[],
  choices: Choices<Z>,
  own: readonly Z[],
  players: readonly string[],
  range: Range,
): readonly ResultRow[] {
  const [asker = ''] = players;
  const of = (end: End<Z>) => end.after.get(asker) ?? 0;
  const fitting = ends
    .filter((end) => own.every((zone) => end.choices[zone] === choices[zone]))
    .sort((a, b) => of(b) - of(a));
  const [best, worst] = [fitting[0], fitting[fitting.length - 1]];
  if (!best || !worst) return [];
  const choice = tilesPhrase(own, choices);
  if (of(best) === of(worst)) return [rowOf(best, choice, players, range)];
  return [
    rowOf(best, say('session.assemblyWizard.atBest', { choice }), players, range),
    rowOf(worst, say('session.assemblyWizard.atWorst', { choice }), players, range),
  ];
}

function rowOf(
  { choices, after }: End<string>,
  label: Phrase,
  players: readonly string[],
  range: Range,
): ResultRow {
  const own = after.get(players[0] ?? '') ?? 0;
  const mark = own === range.most ? 'best' : own === range.least ? 'worst' : null;
  return {
    id: choiceId(choices),
    label,
    cells: players.map((id) => `${after.get(id) ?? 0}`),
    // Where everything comes to the same nothing is marked.
    ...(mark && range.least !== range.most && { mark: say(`session.assemblyWizard.${mark}`) }),
  };
}

/** Each tile by its Zone; the choice short, as the columns leave little room. */
function tilesPhrase<Z extends string>(zones: readonly Z[], choices: Choices<Z>): Phrase {
  const tiles = zones.map((zone) =>
    say('session.assemblyWizard.choiceOf', {
      zone: say(`zone.${zone}`),
      choice: say(`session.assemblyWizard.short.${choices[zone] ?? 'votes'}`),
    }),
  );
  return listed(tiles) ?? say('owner.nobody');
}
