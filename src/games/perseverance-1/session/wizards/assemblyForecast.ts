import type { Phrase, ToldRow, ToldTable } from '@/engine';
import { nameOf, say } from '../../say';
import type { Zone } from '../../terms';
import { assemblyOutcome, officerOutcome } from '../decide/assembly';
import { isFull, playersOf, type State } from '../state';
import { resolveDraft } from './assemblyCommand';
import { choicePhrase, combinations, type Choices } from './assemblyTiles';
import { heldZones, holderOf, type AssemblyDraft } from './assemblyDraft';

/** Everybody's Followers after it, lowest and highest over all that the row leaves open. */
interface Case {
  readonly choices: Choices;
  readonly after: Readonly<Record<string, { readonly least: number; readonly most: number }>>;
}

/** More than three tiles make more rows than anybody reads: then only the asker's own are told apart. */
const MOST_ROWS = 8;

/** One way in which all tiles may be chosen for, and everybody's Followers after it. */
interface End {
  readonly choices: Choices;
  readonly after: ReadonlyMap<string, number>;
}

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
    const shown = ends.length <= MOST_ROWS ? held : own;
    const cases = combinations(shown).map((choices) => caseOf(choices, ends));
    const players = [asker, ...playersOf(state).filter((id) => id !== asker)];
    return {
      title: say('session.assemblyWizard.forecast'),
      note: say(`session.assemblyWizard.${isFull(state) ? 'forecastAll' : 'forecastVotes'}`),
      columns: players.map((id) => say('session.event.owner', { player: nameOf(id) })),
      rows: cases.map((one) => rowOf(one, cases, players, shown)),
    };
  };
}

/** Officers count where their conditions are followed; elsewhere only the table knows them. */
function endsOf(state: State, draft: AssemblyDraft, held: readonly Zone[]): readonly End[] | null {
  const command = resolveDraft(state, draft);
  const officers = officerOutcome(state, command.records);
  if (!officers.ok) return null;
  const ends = combinations(held).map((choices): End | null => {
    const votes = assemblyOutcome(state, { ...command, choices });
    if (!votes.ok) return null;
    const after = playersOf(state).map((id) => {
      const before = state.players[id]?.followers ?? 0;
      const given = isFull(state) ? (officers.value.figures.totals[id] ?? 0) : 0;
      return [id, before + (votes.value.figures.followers[id] ?? 0) + given] as const;
    });
    return { choices, after: new Map(after) };
  });
  return ends.includes(null) ? null : (ends as readonly End[]);
}

function caseOf(choices: Choices, ends: readonly End[]): Case {
  const fitting = ends.filter((end) =>
    Object.entries(choices).every(([zone, choice]) => end.choices[zone as Zone] === choice),
  );
  const players = [...(ends[0]?.after.keys() ?? [])];
  return {
    choices,
    after: Object.fromEntries(
      players.map((id) => {
        const figures = fitting.map(({ after }) => after.get(id) ?? 0);
        return [id, { least: Math.min(...figures), most: Math.max(...figures) }];
      }),
    ),
  };
}

function rowOf(
  { choices, after }: Case,
  cases: readonly Case[],
  players: readonly string[],
  zones: readonly Zone[],
): ToldRow {
  const [asker = ''] = players;
  const mark = markOf(
    after[asker],
    cases.map((one) => one.after[asker]),
  );
  return {
    id: zones.map((zone) => `${zone}:${choices[zone]}`).join('+'),
    label: choicePhrase(zones, choices),
    cells: players.map((id) => span(after[id])),
    ...(mark && { mark }),
  };
}

type Span = Case['after'][string] | undefined;

function span(figures: Span): string {
  if (!figures) return '';
  return figures.least === figures.most ? `${figures.least}` : `${figures.least}–${figures.most}`;
}

/** The best and the worst that can happen to the asker; nothing stands out where all is the same. */
function markOf(own: Span, all: readonly Span[]): Phrase | null {
  const most = Math.max(...all.map((one) => one?.most ?? 0));
  const least = Math.min(...all.map((one) => one?.least ?? 0));
  if (!own || most === least) return null;
  const best = own.most === most;
  const worst = own.least === least;
  if (best && worst) return say('session.assemblyWizard.bestAndWorst');
  return best ? say('session.assemblyWizard.best') : worst ? say('session.assemblyWizard.worst') : null;
}
