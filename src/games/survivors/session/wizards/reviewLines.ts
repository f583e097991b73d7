import {
  reviewNumbers,
  said,
  withCorrections,
  type Overrides,
  type ReviewedNumber,
  type ReviewLine,
} from '@/engine';
import { say } from '../../say';
import { SKILLS } from '../../terms';
import type { Change } from '../change';
import { DIALS, type Command, type Correction, type Dial, type RuledCommand } from '../command';
import { DIAL, STACK } from '../limits';
import { decide } from '../decide/decide';
import { evolve } from '../evolve';
import { playersOf, type State } from '../state';
import { describe } from '../view/describe';

/** Every number that the command changes, each with its reasons; dials are open to the table's own figure. */
export function reviewLines(
  state: State,
  command: RuledCommand,
  overrides: Overrides,
): readonly ReviewLine[] {
  const ruled = decide(state, command);
  const changed = decide(state, withTotals(command, overrides));
  const events = changed.ok ? changed : ruled;
  return [
    ...reviewNumbers(
      { state, ruled, overridden: changed, evolve, factOf: (event) => describe(event).fact },
      DIALS.map(numberOf),
      overrides,
    ),
    ...(events.ok ? cardLines(state, events.value.reduce(evolve, state)) : []),
  ];
}

export function withTotals(command: RuledCommand, figures: Overrides): Command {
  const corrections = DIALS.flatMap((dial): readonly Correction[] => {
    const to = said(figures, totalLine(dial));
    return to === undefined ? [] : [{ dial, to }];
  });
  return withCorrections<RuledCommand, Correction>(command, corrections);
}

function numberOf(dial: Dial): ReviewedNumber<State, Change> {
  return {
    line: totalLine(dial),
    owner: 'caravan',
    asset: dial,
    label: dial === 'stack' ? say('session.tilesLeft') : say(`resource.${dial}`),
    valueIn: ({ caravan, stack }) => (dial === 'stack' ? stack.left : caravan[dial]),
    changeBy: (change) => (change.what === 'resource' && change.resource === dial ? change.by : 0),
    track: () => (dial === 'stack' ? STACK : DIAL),
  };
}

function totalLine(dial: Dial): string {
  return `total:${dial}`;
}

/** Cards were entered just now, so the wizard itself is where to change them. */
function cardLines(state: State, after: State): readonly ReviewLine[] {
  return playersOf(state).flatMap((player) =>
    SKILLS.flatMap((deck) => {
      const total = after.players[player]?.cards[deck] ?? 0;
      const change = total - (state.players[player]?.cards[deck] ?? 0);
      if (change === 0) return [];
      const label = say('session.event.cards', { deck: say(`skill.${deck}`) });
      return [{ player, label, change, total, why: [] }];
    }),
  );
}
