import type { Ask, Phrase } from '@/engine';
import { nameOf } from '../../../names';
import { say } from '../../../say';
import { sayCounted } from '../../level';
import { playersOf, type Counts, type TableState } from '../../table';
import { count, valueOf } from '../../tableChange';
import type { Stocking } from './stock';

/** Everybody's numbers on one page, by player and name; what nobody knows shows a dash until it is counted. */
export function askStock<S extends TableState, C extends string>(
  ask: Ask,
  stocking: Stocking<S, C>,
  state: S,
): Counts {
  return ask.count({
    id: 'stock',
    title: say('session.level.stock'),
    help: say('session.level.stockHelp'),
    figures: playersOf(state).flatMap((player) =>
      stocking.counters.map((counter) => {
        const known = stocking.known(state, player, counter);
        return {
          id: stockId(player, counter),
          group: say('session.event.owner', { player: nameOf(player) }),
          label: stocking.nameOf(state, counter),
          note: sayCounted(known),
          saidNote: say('session.level.countedNow'),
          value: known?.value ?? 0,
          ...(known === null && { unknown: true }),
          track: { min: 0, max: stocking.most(counter) },
        };
      }),
    ),
    missing: (_counts, unknown): Phrase | null => (unknown.length > 0 ? say('session.level.countAll') : null),
  });
}

/** These numbers, as changes of what the table had last. */
export function countedChanges<S extends TableState, C extends string>(
  { counters }: Stocking<S, C>,
  state: S,
  counts: Counts,
) {
  return playersOf(state).flatMap((player) =>
    counters.flatMap((counter) => {
      const by = (counts[stockId(player, counter)] ?? 0) - valueOf(state, player, counter);
      return by === 0 ? [] : [count(player, counter, by)];
    }),
  );
}

function stockId(player: string, counter: string): string {
  return `${player}:${counter}`;
}
