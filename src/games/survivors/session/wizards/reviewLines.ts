import {
  saidByHand,
  setByHand,
  type ByHandFigures,
  type ExplainStep,
  type Explanation,
  type ReviewLine,
} from '@/engine';
import { say } from '../../say';
import { RESOURCES, SKILLS } from '../../terms';
import type { Command, Correction, Dial, RuledCommand } from '../command';
import { DIAL, STACK } from '../decide/count';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { playersOf, type State } from '../state';
import { describe } from '../view/describe';

const DIALS: readonly Dial[] = [...RESOURCES, 'stack'];

/** Every number that the command changes, each with its reasons; dials are open to the table's own figure. */
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
  const dials = DIALS.filter((dial) =>
    [worked, after].some((later) => valueOf(later, dial) !== valueOf(state, dial)),
  );
  return [
    ...dials.map((dial): ReviewLine<Draft> => {
      const total = valueOf(after, dial);
      return {
        label: dialName(dial),
        change: total - valueOf(state, dial),
        total,
        why: whyOf(events, dial),
        byHand: {
          worked: valueOf(worked, dial),
          value: saidByHand(byHand, totalLine(dial)) ?? total,
          track: dial === 'stack' ? STACK : DIAL,
          write: (to) => write(setByHand(byHand, totalLine(dial), to)),
        },
      };
    }),
    ...cardLines(state, after),
  ];
}

export function withTotals(command: RuledCommand, figures: ByHandFigures): Command {
  const corrections = DIALS.flatMap((dial): readonly Correction[] => {
    const to = saidByHand(figures, totalLine(dial));
    return to === undefined ? [] : [{ dial, to }];
  });
  return corrections.length === 0 ? command : { type: 'byHand', command, corrections };
}

function eventsOf(state: State, command: Command): readonly Event[] | null {
  const decision = decide(state, command);
  return decision.ok ? decision.value : null;
}

function totalLine(dial: Dial): string {
  return `total:${dial}`;
}

function valueOf({ caravan, stack }: State, dial: Dial): number {
  return dial === 'stack' ? stack.left : caravan[dial];
}

function dialName(dial: Dial) {
  return dial === 'stack' ? say('session.tilesLeft') : say(`resource.${dial}`);
}

/** Cards were entered just now, so the walk itself is where to change them. */
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

/** The steps of the rules that changed this dial; what an event did without a step is said in its own words. */
function whyOf(events: readonly Event[], dial: Dial): Explanation {
  return events.flatMap((event): readonly ExplainStep[] => {
    const changed = event.changes.reduce(
      (sum, change) => (change.what === 'resource' && change.resource === dial ? sum + change.by : sum),
      0,
    );
    const told = (event.why ?? [])
      .map((step) => ({
        ...step,
        deltas: (step.deltas ?? []).filter(({ owner, asset }) => owner === 'caravan' && asset === dial),
      }))
      .filter(({ deltas }) => deltas.some(({ by }) => by !== 0));
    const rest = changed - told.reduce((sum, { deltas }) => deltas.reduce((all, { by }) => all + by, sum), 0);
    if (rest === 0) return told;
    return [...told, { rule: describe(event).fact, deltas: [{ owner: 'caravan', asset: dial, by: rest }] }];
  });
}
