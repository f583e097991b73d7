import type { Phrase, ToldRow, ToldTable } from '@/engine';
import { nameOf, say } from '../../say';
import type { Zone } from '../../terms';
import { assemblyOutcome, officerOutcome } from '../decide/assembly';
import { playersOf, type State } from '../state';
import { resolveDraft } from './assemblyCommand';
import { heldZones, holderOf, type AssemblyDraft } from './assemblyDraft';
import { combinations, listed, type Choices } from './assemblyTiles';

/** One way in which all tiles may be chosen for, and everybody's Followers after it. */
interface End {
  readonly choices: Choices;
  readonly after: ReadonlyMap<string, number>;
}

/** More than three tiles make more ends than anybody reads. */
const MOST_ROWS = 8;

/**
 * What the Assembly would bring, for any player who asks unseen. Every tile counts as open, also those chosen for
 * already: what the others took is their secret, and what the asker took must not be read here by anybody else.
 */
export function forecasts(state: State, draft: AssemblyDraft): (asker: string) => ToldTable | null {
  const held = heldZones(state, draft);
  const ends = endsOf(state, draft, held);
  return (asker) => {
    if (!ends) return null;
    const own = held.filter((zone) => holderOf(state, draft, zone) === asker);
    const players = [asker, ...playersOf(state).filter((id) => id !== asker)];
    const figures = ends.map(({ after }) => after.get(asker) ?? 0);
    const range = { least: Math.min(...figures), most: Math.max(...figures) };
    const all = ends.length <= MOST_ROWS;
    const shown = all ? held : own;
    return {
      note: noteOf(shown),
      columns: players.map((id) => say('session.event.owner', { player: nameOf(id) })),
      rows: all
        ? ends.map((end) => rowOf(end, tilesPhrase(held, end.choices), players, range))
        : combinations(own).flatMap((choices) => outerRows(ends, choices, own, players, range)),
    };
  };
}

/** With what the Officers give: it is followed, or was asked before anybody chooses. */
function endsOf(state: State, draft: AssemblyDraft, held: readonly Zone[]): readonly End[] | null {
  const command = resolveDraft(state, draft);
  const officers = officerOutcome(state, command.records);
  if (!officers.ok) return null;
  const ends = combinations(held).map((choices): End | null => {
    const votes = assemblyOutcome(state, { ...command, choices });
    if (!votes.ok) return null;
    const after = playersOf(state).map((id) => {
      const before = state.players[id]?.followers ?? 0;
      const given = officers.value.figures.totals[id] ?? 0;
      return [id, before + (votes.value.figures.followers[id] ?? 0) + given] as const;
    });
    return { choices, after: new Map(after) };
  });
  return ends.includes(null) ? null : (ends as readonly End[]);
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Of all that the others may do, only what is best and what is worst for the asker. */
function outerRows(
  ends: readonly End[],
  choices: Choices,
  own: readonly Zone[],
  players: readonly string[],
  range: Range,
): readonly ToldRow[] {
  const [asker = ''] = players;
  const of = (end: End) => end.after.get(asker) ?? 0;
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

function rowOf({ choices, after }: End, label: Phrase, players: readonly string[], range: Range): ToldRow {
  const own = after.get(players[0] ?? '') ?? 0;
  const mark = own === range.most ? 'best' : own === range.least ? 'worst' : null;
  return {
    id: Object.entries(choices)
      .map(([zone, choice]) => `${zone}:${choice}`)
      .join('+'),
    label,
    cells: players.map((id) => `${after.get(id) ?? 0}`),
    // Where everything comes to the same nothing stands out.
    ...(mark && range.least !== range.most && { mark: say(`session.assemblyWizard.${mark}`) }),
  };
}

/** Short, as the columns leave little room: the order of the tiles stands in the note. */
function tilesPhrase(zones: readonly Zone[], choices: Choices): Phrase {
  return listed(zones.map((zone) => say(`session.assemblyWizard.short.${choices[zone] ?? 'votes'}`)));
}

function noteOf(zones: readonly Zone[]): Phrase {
  return say('session.assemblyWizard.forecastAll', {
    tiles: listed(zones.map((zone) => say(`zone.${zone}`))),
  });
}
