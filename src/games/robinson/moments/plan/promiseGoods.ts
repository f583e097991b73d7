import { err, ok, refusal, stepsOf, type Refusal, type Result } from '@/engine';
import { say } from '../../say';
import { GOODS, type Goods } from '../../terms';
import { resolveBuildCheck, type BuildCheckInput } from '../actions/buildCheck';
import type { Part } from '../../rules/parts';
import { refuse } from '../../rules/refuse';

/** What an action needs to be planned: a Threat card its price, a building whatever is built. */
export type Want =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'threat'; readonly crew: readonly string[]; readonly cost: Goods }
  | {
      readonly kind: 'build';
      readonly crew: readonly string[];
      readonly what: Omit<BuildCheckInput, 'available' | 'plusWoodField' | 'economical'>;
    };

export interface Stock {
  readonly available: Goods;
  /** A Plus 1 Wood token lies on the Building field. */
  readonly plusWoodField: boolean;
  /** Whose Economical Construction waits for an action. */
  readonly saver: string | null;
}

export interface Promised {
  /** What is not promised to any action. */
  readonly left: Goods;
  /** For each action: the Carpenter saves a piece of wood in it. */
  readonly saves: readonly boolean[];
}

/** Each action in turn sets aside what it costs; the next one has what is left, so no cube is promised twice. */
export function promiseGoods(wants: readonly Want[], stock: Stock): Result<Promised, Refusal> {
  let { available: left, plusWoodField, saver } = stock;
  const saves: boolean[] = [];
  for (const want of wants) {
    const helped = want.kind !== 'nothing' && saver !== null && want.crew.includes(saver);
    if (want.kind === 'nothing') {
      saves.push(false);
      continue;
    }
    if (want.kind === 'threat') {
      const saved = helped && want.cost.wood > 0;
      const cost = threatPrice(want.cost, saved);
      if (GOODS.some((good) => cost[good] > left[good]))
        return err(refuse('not-affordable', 'available', 'refusal.threatPrice'));
      left = minus(left, cost);
      saves.push(saved);
      if (saved) saver = null;
      continue;
    }
    // Past the reader: it asks for ids such as `spear`, and a Scenario card's inventions have the table's own names.
    const checked = resolveBuildCheck({ ...want.what, available: left, plusWoodField, economical: helped });
    if (!checked.ok) return checked;
    const { figures, explanation } = checked.value;
    const [reason] = figures.reasons;
    if (reason) return err(refusal(reason, say(`build.reason.${reason}`)));
    const saved = stepsOf<Part>(explanation, { part: 'wood-saved' }).length > 0;
    left = figures.left;
    saves.push(saved);
    if (saved) saver = null;
    if (figures.discardTokens.length > 0) plusWoodField = false;
  }
  return ok({ left, saves });
}

/** A Threat that asks for 1 wood asks for none where the Carpenter saves it. */
export function threatPrice(cost: Goods, economical: boolean): Goods {
  return { ...cost, wood: Math.max(0, cost.wood - Number(economical)) };
}

function minus(held: Goods, cost: Goods): Goods {
  return { wood: held.wood - cost.wood, fur: held.fur - cost.fur, food: held.food - cost.food };
}
