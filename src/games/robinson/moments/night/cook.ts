import { ok, type Explanation } from '@/engine';
import { heal, type HealSource } from '../wounds/heal';
import { CAMP, PHASES } from '../../terms';
import type { Cooking } from '../../session/command';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { hasItem, isPlayer, type State } from '../../session/state';
import { counts, dialsTo, type Decision } from '../../session/decide/decision';

/** Heals one player, or two by 1 each; a source that is an item has to be there, and its food unless it was set aside. */
export function cook(state: State, { source, targets }: Cooking, paid = false): Decision {
  const phase = PHASES.find((one) => one === state.stage);
  if (!phase) return refuse('notNow');
  if (targets.length === 0 || new Set(targets).size < targets.length) return refuse('targetsNeeded');
  if (!targets.every((id) => isPlayer(state, id))) return refuse('unknownPlayer');
  if (!isThere(state, source)) return refuse('itemMissing');
  const outcome = heal.ask({
    source,
    phase,
    bed: false,
    hasPot: hasItem(state, 'pot'),
    food: state.camp.food + Number(paid),
    nonPerishable: state.camp.nonPerishable,
    targets: targets.map((id) => ({ id, wounds: state.bodies[id]?.wounds ?? 0 })),
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const { food, nonPerishable } = figures;
  const healed = figures.targets.reduce((sum, target) => sum + target.healed, 0);
  return ok([
    happened(
      'healed',
      { owner: targets[0] ?? '', by: healed, source, ...(targets[1] !== undefined && { other: targets[1] }) },
      [
        ...(paid ? [] : dialsTo(state, { food, nonPerishable }, 'heal')),
        ...figures.targets.flatMap((target) => counts(target.id, 'wounds', -target.healed, 'heal')),
      ],
      paid ? withoutFood(explanation) : explanation,
    ),
  ]);
}

/** The food was explained when it was set aside. */
function withoutFood(why: Explanation): Explanation {
  return why.map((step) =>
    step.deltas ? { ...step, deltas: step.deltas.filter(({ owner }) => owner !== CAMP) } : step,
  );
}

function isThere(state: State, source: HealSource): boolean {
  return (source !== 'pot' && source !== 'fireplace') || hasItem(state, source);
}
