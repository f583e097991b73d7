import { reviewNumbers, type ByHandFigures, type ReviewedNumber, type ReviewLine } from '@/engine';
import { counterName, say } from '../../say';
import { CAMP } from '../../terms';
import type { Change } from '../change';
import type { Command, Correction, RuledCommand } from '../command';
import { BODY_COUNTERS, COUNTERS, DIALS, trackOf, valueOf, type Place } from '../counters';
import { decide } from '../decide/decide';
import { evolve } from '../evolve';
import { isPlayer, type State } from '../state';
import { describe } from '../view/describe';

export function reviewLines<Draft>(
  state: State,
  command: RuledCommand,
  byHand: ByHandFigures,
  write: (byHand: ByHandFigures) => Draft,
): readonly ReviewLine<Draft>[] {
  return reviewNumbers(
    {
      state,
      ruled: decide(state, command),
      byHand: decide(state, withTotals(command, byHand)),
      evolve,
      factOf: (event) => describe(event).fact,
    },
    placesOf(state).map((place) => numberAt(state, place)),
    byHand,
    write,
  );
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

function numberAt(state: State, place: Place): ReviewedNumber<State, Change> {
  const { owner, counter } = place;
  const ownRow = isPlayer(state, owner);
  return {
    line: lineOf(place),
    owner,
    asset: counter,
    ...(ownRow && { player: owner }),
    label: ownRow ? say(`session.counter.${counter}`) : counterName(owner, counter),
    valueIn: (later) => valueOf(later, place) ?? 0,
    changeBy: (change) =>
      change.what === 'count' && change.owner === owner && change.counter === counter ? change.by : 0,
    track: () => trackOf(state, place),
  };
}
