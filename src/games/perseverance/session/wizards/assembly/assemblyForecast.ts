import type { Phrase, ToldRow, ToldTable } from '@/engine';
import { nameOf } from '../../../names';
import { say } from '../../../say';
import { playersOf, type TableState } from '../../table';
import { heldZones, holderOf, type Assembling, type Choices } from './assembling';
import type { AssemblyDraft } from './assemblyDraft';
import { combinations, together } from './assemblyTiles';

/** One way in which all tiles may be chosen for, and everybody's Followers after it. */
interface End<Z extends string> {
  readonly choices: Choices<Z>;
  readonly after: ReadonlyMap<string, number>;
}

/** More than three tiles make more ends than anybody reads. */
const MOST_ROWS = 8;

/**
 * What the Assembly would bring, for any player who asks unseen. Every tile counts as open, also those chosen for
 * already: what the others took is their secret, and what the asker took must not be read here by anybody else.
 */
export function forecastFor<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  asker: string,
): ToldTable | null {
  const held = heldZones(assembling, state, draft);
  const ends = endsOf(held, assembling.outlook(state, draft));
  if (!ends) return null;
  const own = held.filter((zone) => holderOf(assembling, state, draft, zone) === asker);
  const players = [asker, ...playersOf(state).filter((id) => id !== asker)];
  const figures = ends.map(({ after }) => after.get(asker) ?? 0);
  const range = { least: Math.min(...figures), most: Math.max(...figures) };
  const all = ends.length <= MOST_ROWS;
  const shown = all ? held : own;
  return {
    note: say('session.assemblyWizard.forecastAll', {
      tiles: together(shown.map((zone) => say(`zone.${zone}`))),
    }),
    columns: players.map((id) => say('session.event.owner', { player: nameOf(id) })),
    rows: all
      ? ends.map((end) => rowOf(end, tilesPhrase(held, end.choices), players, range))
      : combinations(own).flatMap((choices) => outerRows(ends, choices, own, players, range)),
  };
}

function endsOf<Z extends string>(
  held: readonly Z[],
  outlook: (choices: Choices<Z>) => ReadonlyMap<string, number> | null,
): readonly End<Z>[] | null {
  const ends = combinations(held).flatMap((choices): readonly End<Z>[] => {
    const after = outlook(choices);
    return after ? [{ choices, after }] : [];
  });
  return ends.length === 2 ** held.length ? ends : null;
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
): readonly ToldRow[] {
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

function rowOf<Z extends string>(
  { choices, after }: End<Z>,
  label: Phrase,
  players: readonly string[],
  range: Range,
): ToldRow {
  const own = after.get(players[0] ?? '') ?? 0;
  const mark = own === range.most ? 'best' : own === range.least ? 'worst' : null;
  return {
    id: Object.entries(choices)
      .map(([zone, choice]) => `${zone}:${String(choice)}`)
      .join('+'),
    label,
    cells: players.map((id) => `${after.get(id) ?? 0}`),
    // Where everything comes to the same nothing stands out.
    ...(mark && range.least !== range.most && { mark: say(`session.assemblyWizard.${mark}`) }),
  };
}

/** Each tile by its Zone; the choice short, as the columns leave little room. */
function tilesPhrase<Z extends string>(zones: readonly Z[], choices: Choices<Z>): Phrase {
  return together(
    zones.map((zone) =>
      say('session.assemblyWizard.choiceOf', {
        zone: say(`zone.${zone}`),
        choice: say(`session.assemblyWizard.short.${choices[zone] ?? 'votes'}`),
      }),
    ),
  );
}
