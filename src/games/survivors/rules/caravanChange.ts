import { sumDeltas, type Outcome } from '@/engine';
import { say } from '../say';
import { perResource } from '../tally';
import { RESOURCES, type Caravan, type Resource } from '../terms';
import { carry, openBooks } from './books';

export interface CaravanChangeInput {
  readonly caravan: Caravan;
  readonly changes: readonly { readonly resource: Resource; readonly amount: number }[];
}

export interface CaravanChangeResult {
  readonly caravan: Caravan;
  /** What could not be taken; it is never owed later. */
  readonly unpaid: Caravan;
  readonly empty: readonly Resource[];
}

/** Gains and losses one after another, as a Penalty, a Reward, a Bonus or a card prints them. */
export function caravanChange({ caravan, changes }: CaravanChangeInput): Outcome<CaravanChangeResult> {
  const books = openBooks(caravan);
  for (const { resource, amount } of changes) {
    const key =
      amount > 0 ? 'caravanChange.gain' : amount < 0 ? 'caravanChange.loss' : 'caravanChange.nothing';
    books.tell('consequences', key, { resource: say(`resource.${resource}`), count: Math.abs(amount) }, [
      carry(resource, amount),
    ]);
  }
  const after = books.caravan();
  const real = sumDeltas(books.ledger.steps)['caravan'] ?? {};
  const wanted = perResource((resource) =>
    changes.reduce((sum, change) => sum + (change.resource === resource ? change.amount : 0), 0),
  );
  const empty = RESOURCES.filter((resource) => after[resource] === 0);
  if (changes.length === 0) books.tell('consequences', 'caravanChange.none');
  for (const resource of empty)
    books.tell('consequences', 'caravanChange.empty', { resource: say(`resource.${resource}`) });
  return {
    figures: { caravan: after, unpaid: perResource((one) => (real[one] ?? 0) - wanted[one]), empty },
    explanation: books.ledger.steps,
  };
}
