import type { Explanation, Refusal, Result } from '@/engine';
import { CAMP } from '../../terms';
import type { Change } from '../change';
import type { Counter, Dial } from '../counters';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { type Source, type State } from '../state';

export type Decision = Result<readonly Event[], Refusal>;

/** A number that changes; nothing where it stays. */
export function counts(owner: string, counter: Counter, by: number, from: Source): readonly Change[] {
  return by === 0 ? [] : [{ what: 'count', owner, counter, by, from }];
}

/** Dials of the camp that move. */
export function dialsTo(
  { camp }: State,
  after: Readonly<Partial<Record<Dial, number>>>,
  from: Source,
): readonly Change[] {
  return (Object.entries(after) as [Dial, number][]).flatMap(([dial, to]) =>
    counts(CAMP, dial, to - camp[dial], from),
  );
}

/** What several steps come to, each seeing what the ones before it did. */
export function sequence(
  state: State,
  ...steps: readonly ((state: State) => readonly Event[])[]
): readonly Event[] {
  let current = state;
  return steps.flatMap((step) => {
    const events = step(current);
    current = events.reduce(evolve, current);
    return events;
  });
}

/** The rules speak of a fighter or of food; at this table it is a player, and future food. */
export function relabel(
  why: Explanation,
  owners: Readonly<Record<string, string>>,
  assets: Readonly<Record<string, Counter>> = {},
): Explanation {
  return why.map((step) =>
    step.deltas
      ? {
          ...step,
          deltas: step.deltas.map(({ owner, asset, by }) => ({
            owner: owners[owner] ?? owner,
            asset: (owner === CAMP ? assets[asset] : undefined) ?? asset,
            by,
          })),
        }
      : step,
  );
}

/** What actions bring is only there when all of them are done. */
export const TO_FUTURE = { food: 'futureFood', wood: 'futureWood', fur: 'futureFur' } as const;

/** Outside the Action phase it is there at once. */
export const NOW = { food: 'food', wood: 'wood', fur: 'fur' } as const;

export function isWithin(value: number, { min, max = Infinity }: { min: number; max?: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
