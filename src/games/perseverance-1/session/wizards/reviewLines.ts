import type { ExplainStep, Explanation, Phrase, ReviewLine } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { nameOf, say } from '../../say';
import type { Command } from '../command';
import { counterName } from '../counterName';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { isTracked, playersOf, type Counter, type State } from '../state';
import { rulesFor, trackOf } from '../supplies';
import { describe } from '../view/describe';
import { saidByHand, setByHand, totalLine, withTotals, type ByHandFigures } from './byHandFigures';

/** Of each player, what the table looks at first. */
const ORDER = [
  'followers',
  'votes',
  'safeguard',
  'valor',
  'food',
  'mr',
  'story',
  'lightSoldier',
  'heavySoldier',
  'patrols',
  'threatLight',
  'threatHeavy',
  'usedTramplerTraps',
  'usedRaptorTraps',
] as const satisfies readonly Counter[];

/**
 * Every number of every player that the command changes, each with its reasons and open to the table's own figure.
 * A player's Followers are there even if they stay. A refused command has nothing to show: saving says why.
 */
export function reviewLines<Draft>(
  state: State,
  command: Command,
  byHand: ByHandFigures,
  write: (byHand: ByHandFigures) => Draft,
): readonly ReviewLine<Draft>[] {
  const ruled = eventsOf(state, command);
  if (!ruled) return [];
  const worked = ruled.reduce(evolve, state);
  // A figure that is refused (another one was changed since) is not shown as if it counted.
  const events = eventsOf(state, withTotals(command, byHand)) ?? ruled;
  const after = events.reduce(evolve, state);
  return [...playersOf(state), DISSENTERS].flatMap((owner) =>
    ORDER.filter((counter) => owner !== DISSENTERS || counter === 'votes')
      .filter((counter) => changes(counter, owner, state, worked, after))
      .map((counter): ReviewLine<Draft> => {
        const line = totalLine({ owner, counter });
        const total = valueOf(after, owner, counter);
        return {
          ...(owner !== DISSENTERS && { player: owner }),
          label: labelOf(state, owner, counter),
          change: total - valueOf(state, owner, counter),
          total,
          why: whyOfCounter(state, events, owner, counter),
          byHand: {
            worked: valueOf(worked, owner, counter),
            value: saidByHand(byHand, line) ?? total,
            track: trackOf(worked, owner, counter),
            write: (to) => write(setByHand(byHand, line, to)),
          },
        };
      }),
  );
}

function eventsOf(state: State, command: Command): readonly Event[] | null {
  const decision = decide(state, command, { pick: () => 0 });
  return decision.ok ? decision.value : null;
}

function changes(counter: Counter, owner: string, before: State, ...later: readonly State[]): boolean {
  if (!isTracked(before, counter)) return false;
  const was = valueOf(before, owner, counter);
  return counter === 'followers' || later.some((state) => valueOf(state, owner, counter) !== was);
}

function valueOf(state: State, owner: string, counter: Counter): number {
  return owner === DISSENTERS ? state.dissenterVotes : (state.players[owner]?.[counter] ?? 0);
}

function labelOf(state: State, owner: string, counter: Counter): Phrase {
  const what = counterName(rulesFor(state), counter);
  return owner === DISSENTERS ? say('session.event.counted', { player: nameOf(owner), what }) : what;
}

/** The steps of the rules that changed this number; what an event did without a step is said in its own words. */
function whyOfCounter(state: State, events: readonly Event[], owner: string, counter: Counter): Explanation {
  return events.flatMap((event): readonly ExplainStep[] => {
    const changed = event.changes.reduce(
      (sum, change) =>
        change.what === 'count' && change.owner === owner && change.counter === counter
          ? sum + change.by
          : sum,
      0,
    );
    const told = (event.why ?? [])
      .map((step) => ({ ...step, deltas: (step.deltas ?? []).filter((delta) => isOf(delta)) }))
      .filter(({ deltas }) => deltas.some(({ by }) => by !== 0));
    const rest = changed - told.reduce((sum, { deltas }) => deltas.reduce((all, { by }) => all + by, sum), 0);
    if (rest === 0) return told;
    return [
      ...told,
      { rule: describe(event, state.config).fact, deltas: [{ owner, asset: counter, by: rest }] },
    ];
  });

  function isOf(delta: { readonly owner: string; readonly asset: string }): boolean {
    return delta.owner === owner && delta.asset === counter;
  }
}
