import {
  checkedForm,
  err,
  ifGiven,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { HORDE_TOLL } from '../../pieces';
import { amount, say } from '../../say';
import { EMPTY_CARAVAN, perResource, sumOfResources } from '../../tally';
import { RESOURCES, type Caravan } from '../../terms';
import { carry, openBooks } from '../../rules/books';
import * as fields from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const settleFields = shape({
  caravan: fields.caravan,
  /** Still on the map. */
  hordes: fields.hordeCount,
  /** What the leader gives up; null where there is nothing to choose. */
  removals: ifGiven(fields.caravan, null),
});
type SettleInput = Read<typeof settleFields>;

const settleInput = checkedForm(settleFields, ['caravan', 'hordes'], removalsFault);

export interface SettleResult {
  readonly due: number;
  readonly paid: number;
  readonly unpaid: number;
  readonly removals: Caravan;
  readonly caravan: Caravan;
  readonly left: number;
}

/** Every Horde still on the map takes its toll before the Settlement story looks at what is left (ruling 16). */
function resolveSettle(input: SettleInput): Ruling<SettleResult> {
  const fault = removalsFault(input) ?? checkRemovals(input);
  if (fault) return err(fault);

  const { due, paid } = tollOf(input);
  const removals = input.removals ?? (paid === 0 ? EMPTY_CARAVAN : input.caravan);
  const books = openBooks(input.caravan);
  if (due === 0) books.tell('settling', 'settle.noHordes');
  else
    books.tell(
      'horde',
      'settle.toll',
      { hordes: amount('hordes', input.hordes), resources: amount('resources', due) },
      undefined,
      `${input.hordes} × ${HORDE_TOLL}`,
    );
  for (const resource of RESOURCES)
    if (removals[resource] > 0)
      books.tell(
        'horde',
        'settle.removed',
        { resource: say(`resource.${resource}`), count: removals[resource] },
        [carry(resource, -removals[resource])],
      );
  if (paid < due) books.tell('horde', 'settle.unpaid', { resources: amount('resources', due - paid) });
  const caravan = books.caravan();
  const left = sumOfResources(caravan);
  books.tell('settling', 'settle.left', { resources: amount('resources', left) });
  return ok({
    figures: { due, paid, unpaid: due - paid, removals: perResource((one) => removals[one]), caravan, left },
    explanation: books.ledger.steps,
  });
}

export const settle = procedure({ input: settleInput, resolve: resolveSettle, formFirst: true });

/** What the Hordes want, and what there is to give them. */
export function tollOf({ caravan, hordes }: Pick<SettleInput, 'caravan' | 'hordes'>): {
  readonly due: number;
  readonly paid: number;
} {
  const due = hordes * HORDE_TOLL;
  return { due, paid: Math.min(due, sumOfResources(caravan)) };
}

/** The leader chooses, unless nothing goes or everything does. */
function removalsFault(input: SettleInput): Refusal | null {
  const { paid } = tollOf(input);
  const open = paid > 0 && paid < sumOfResources(input.caravan);
  return open && input.removals === null
    ? refuse('invalid-input', 'removals', 'refusal.removalsNeeded', { resources: amount('resources', paid) })
    : null;
}

function checkRemovals({ caravan, hordes, removals }: SettleInput): Refusal | null {
  if (removals === null) return null;
  const over = RESOURCES.find((resource) => removals[resource] > caravan[resource]);
  if (over)
    return refuse('limit-exceeded', `removals.${over}`, 'refusal.notAboard', {
      resource: say(`resource.${over}`),
      held: caravan[over],
    });
  const { paid } = tollOf({ caravan, hordes });
  return sumOfResources(removals) === paid
    ? null
    : refuse('limit-exceeded', 'removals', 'refusal.toll', { resources: amount('resources', paid) });
}
