import {
  saidByHand,
  setByHand,
  type ByHandFigures,
  type ExplainStep,
  type Explanation,
  type ReviewLine,
} from '@/engine';
import { counterName, say } from '../../say';
import { CAMP } from '../../terms';
import type { Command, Correction, RuledCommand } from '../command';
import { BODY_COUNTERS, COUNTERS, DIALS, trackOf, valueOf, type Place } from '../counters';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { isPlayer, type State } from '../state';
import { describe } from '../view/describe';

/**
 * Every number that the command changes, each with its reasons and open to the table's own figure. A refused command
 * has nothing to show: saving says why.
 */
export function reviewLines<Draft>(
  state: State,
  command: RuledCommand,
  byHand: ByHandFigures,
  write: (byHand: ByHandFigures) => Draft,
): readonly ReviewLine<Draft>[] {
  const ruled = eventsOf(state, command);
  if (!ruled) return [];
  const worked = ruled.reduce(evolve, state);
  // A figure that is refused (another one was changed since) is not shown as if it counted.
  const events = eventsOf(state, withTotals(command, byHand)) ?? ruled;
  const after = events.reduce(evolve, state);
  return placesOf(state)
    .filter((place) => [worked, after].some((later) => numberAt(later, place) !== numberAt(state, place)))
    .map((place): ReviewLine<Draft> => {
      const total = numberAt(after, place);
      const line = lineOf(place);
      return {
        ...(isPlayer(state, place.owner) && { player: place.owner }),
        label: isPlayer(state, place.owner)
          ? say(`session.counter.${place.counter}`)
          : counterName(place.owner, place.counter),
        change: total - numberAt(state, place),
        total,
        why: whyOf(events, place),
        byHand: {
          worked: numberAt(worked, place),
          value: saidByHand(byHand, line) ?? total,
          track: trackOf(state, place),
          write: (to) => write(setByHand(byHand, line, to)),
        },
      };
    });
}

/** The command with every total that was set on the review. */
export function withTotals(command: RuledCommand, figures: ByHandFigures): Command {
  const corrections = Object.entries(figures).flatMap(([line, to]): readonly Correction[] => {
    const counter = COUNTERS.find((name) => line.startsWith(`${name} `));
    return counter === undefined ? [] : [{ owner: line.slice(counter.length + 1), counter, to }];
  });
  return corrections.length === 0 ? command : { type: 'byHand', command, corrections };
}

function lineOf({ owner, counter }: Place): string {
  return `${counter} ${owner}`;
}

function placesOf(state: State): readonly Place[] {
  return [
    ...Object.keys(state.bodies).flatMap((owner) => BODY_COUNTERS.map((counter) => ({ owner, counter }))),
    ...DIALS.map((counter) => ({ owner: CAMP, counter })),
  ];
}

function numberAt(state: State, place: Place): number {
  return valueOf(state, place) ?? 0;
}

function eventsOf(state: State, command: Command): readonly Event[] | null {
  const decision = decide(state, command);
  return decision.ok ? decision.value : null;
}

/** The steps of the rules that changed this number; what an event did without a step is said in its own words. */
function whyOf(events: readonly Event[], { owner, counter }: Place): Explanation {
  return events.flatMap((event): readonly ExplainStep[] => {
    const changed = event.changes.reduce(
      (sum, change) =>
        change.what === 'count' && change.owner === owner && change.counter === counter
          ? sum + change.by
          : sum,
      0,
    );
    if (changed === 0) return [];
    const told = (event.why ?? [])
      .map((step) => ({
        ...step,
        deltas: (step.deltas ?? []).filter((delta) => delta.owner === owner && delta.asset === counter),
      }))
      .filter(({ deltas }) => deltas.length > 0);
    const rest = changed - told.reduce((sum, { deltas }) => deltas.reduce((all, { by }) => all + by, sum), 0);
    if (rest === 0) return told;
    return [...told, { rule: describe(event).fact, deltas: [{ owner, asset: counter, by: rest }] }];
  });
}
