import { listOf, number, ok, procedure, shape, sumDeltas, type Read, type Ruling } from '@/engine';
import { say } from '../../say';
import { perResource } from '../../tally';
import { RESOURCES, type Caravan, type Resource } from '../../terms';
import { carry, openBooks } from '../../rules/books';
import * as fields from '../../rules/fields';

const caravanChangeInput = shape({
  caravan: fields.caravan,
  changes: listOf(shape({ resource: fields.resource, amount: number({ min: -999, max: 999 }) }), { max: 50 }),
});

export interface CaravanChangeResult {
  readonly caravan: Caravan;
  /** What could not be taken; it is never owed later. */
  readonly unpaid: Caravan;
  readonly empty: readonly Resource[];
}

/** Gains and losses one after another, as a Penalty, a Reward, a Bonus or a card prints them. */
function resolveCaravanChange({
  caravan,
  changes,
}: Read<typeof caravanChangeInput>): Ruling<CaravanChangeResult> {
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
  return ok({
    figures: { caravan: after, unpaid: perResource((one) => (real[one] ?? 0) - wanted[one]), empty },
    explanation: books.ledger.steps,
  });
}

export const caravanChange = procedure({
  input: caravanChangeInput,
  resolve: resolveCaravanChange,
  formFirst: true,
});
