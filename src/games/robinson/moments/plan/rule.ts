import { checkedForm, err, ok, procedure, type Outcome, type Result } from '@/engine';
import { amount, nameOf, say } from '../../say';
import type { Action } from '../../terms';
import { pawnsIn, pawnsOf, planInput, requiredBy, type PlanInput } from './assignment';
import { body, openBooks } from '../../rules/books';
import { BY_ID, checkPlan, planFormFault, type PlanFault, type PlanNames } from './checkPlan';
import { modeOf, type Mode } from './pawns';

export interface PlannedAction {
  readonly action: Action;
  readonly lead: string;
  readonly pawns: number;
  readonly required: number;
  readonly mode: Mode;
}

export interface PlanResult {
  readonly assignments: readonly PlannedAction[];
  /** Pawns left, by whose they are. */
  readonly free: Readonly<Record<string, number>>;
}

/** Where the pawns go, before anything is resolved. */
export const plan = procedure({
  input: checkedForm(planInput, [], planFormFault),
  resolve: resolvePlan,
  formFirst: true,
});

export function resolvePlan(
  input: PlanInput,
  names: PlanNames = BY_ID,
): Result<Outcome<PlanResult>, PlanFault> {
  const fault = planFormFault(input) ?? checkPlan(input, names);
  if (fault) return err(fault);

  const books = openBooks();
  const free = pawnsOf(input);
  const assignments = input.assignments.map((one): PlannedAction => {
    const used = pawnsIn(one);
    const required = requiredBy(one);
    const mode = modeOf(one.action, used.length, required);
    for (const id of used) free.set(id, (free.get(id) ?? 0) - 1);
    books.tell(
      'planning',
      `plan.${mode}`,
      {
        action: say(`action.${one.action}`),
        lead: nameOf(one.lead),
        pawns: amount('pawns', used.length),
        required,
      },
      used.map((id) => body(id, 'pawns', -1)),
    );
    return { action: one.action, lead: one.lead, pawns: used.length, required, mode };
  });
  const left = [...free.values()].reduce((sum, pawns) => sum + pawns, 0);
  books.tell('planning', 'plan.free', { pawns: amount('pawns', left) });
  return ok({ figures: { assignments, free: Object.fromEntries(free) }, explanation: books.steps });
}
