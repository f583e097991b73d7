import { err, ok, refusal, stepsOf, type Explanation, type Refusal, type Result } from '@/engine';
import { resolveBuildCheck } from './buildCheck';
import { gather } from './gather';
import { BUILDER, resolveItem } from './item';
import type { Part } from '../../rules/parts';
import { say } from '../../say';
import { takeFood } from '../../stock';
import type { DiceAction } from '../../terms';
import { CAMP } from '../../terms';
import type { Change } from '../../session/change';
import type { Resolution } from '../../session/command';
import type { Planned } from '../plan/planned';
import { refuse } from '../../session/refuse';
import { hasShelter, hasToken, type FieldToken, type State } from '../../session/state';
import { counts, dialsTo, relabel, TO_FUTURE } from '../../session/decide/decision';
import { explore } from './explore';
import { broughtBy } from './haul';
import { buildInput, goodsOf, SPACES } from '../plan/decide';

export interface Reward {
  readonly changes: readonly Change[];
  readonly why: Explanation;
  readonly used: readonly FieldToken[];
}

const NOTHING: Reward = { changes: [], why: [], used: [] };

/** What a building, gathering or exploration action brings. A failed one spends nothing. */
export function reward(
  state: State,
  one: Planned,
  action: DiceAction,
  success: boolean,
  resolution: Resolution,
): Result<Reward, Refusal> {
  switch (action) {
    case 'build':
      return success ? build(state, one) : ok(NOTHING);
    case 'gather':
      return collect(state, one, success, resolution);
    case 'explore':
      return success ? explore(state, one, resolution) : ok(NOTHING);
  }
}

function build(state: State, one: Planned): Result<Reward, Refusal> {
  // Past the reader: see `promiseGoods`.
  const checked = resolveBuildCheck({
    ...buildInput(state, one),
    available: goodsOf(state),
    plusWoodField: hasToken(state, 'wood', 'build'),
    economical: one.economical,
  });
  if (!checked.ok) return checked;
  const { figures, explanation } = checked.value;
  const [reason] = figures.reasons;
  if (reason) return err(refusal(reason, say(`build.reason.${reason}`)));
  const { wood, fur } = figures.left;
  const { left: larder } = takeFood(state.camp, figures.pays.food);
  const { shelter, roof, palisade, weapon } = figures.after;
  const own =
    one.item && one.card?.owner === one.lead && !state.inventors.includes(one.lead)
      ? invented(state, one)
      : NOTHING;
  return ok({
    changes: [
      ...dialsTo(
        state,
        { wood, fur, ...larder, shelter: Number(shelter), roof, palisade, weapon },
        'building',
      ),
      ...(one.item ? [{ what: 'coming' as const, to: [...state.coming, one.item] }] : []),
      ...(one.scenarioItem === undefined
        ? []
        : [{ what: 'comingScenario' as const, to: [...state.comingScenario, one.scenarioItem] }]),
      ...own.changes,
    ],
    why: [...explanation, ...own.why],
    used: figures.discardTokens.length > 0 ? ['wood:build'] : [],
  });
}

/** The first own invention brings tokens at once; the item itself works after all actions. */
function invented(state: State, { lead, item }: Planned): Reward {
  if (!item) return NOTHING;
  const { weapon, palisade } = state.camp;
  // Past the reader: see `builtItem`.
  const { figures, explanation } = resolveItem({
    item,
    change: 'build',
    levels: { weapon, palisade },
    hasShelter: hasShelter(state),
    firstCharacterInvention: true,
  });
  return {
    changes: [
      ...counts(lead, 'determination', figures.determination, 'building'),
      { what: 'inventors', to: [...state.inventors, lead] },
    ],
    why: stepsOf<Part>(relabel(explanation, { [BUILDER]: lead }), { part: 'first-invention' }),
    used: [],
  };
}

function collect(
  state: State,
  one: Planned,
  success: boolean,
  resolution: Resolution,
): Result<Reward, Refusal> {
  const holds = (item: 'basket' | 'sack') =>
    resolution[item] && state.items.includes(item) && !state.filled.includes(item);
  // Nobody plans to gather without saying what.
  if (one.cube === null) return refuse('spaceNeeded', SPACES);
  const outcome = gather.ask({
    type: one.cube,
    success,
    exhausted: one.exhausted,
    plusToken: one.plusToken,
    basket: holds('basket'),
    sack: holds('sack'),
    adventureExtra: resolution.adventureExtra,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok({
    changes: [
      ...counts(CAMP, TO_FUTURE[figures.type], figures.cubes, 'gathering'),
      ...broughtBy(state, one.lead, { [figures.type]: figures.cubes }),
      ...(figures.used.length > 0
        ? [{ what: 'filled' as const, to: [...state.filled, ...figures.used] }]
        : []),
    ],
    why: relabel(explanation, {}, TO_FUTURE),
    used: [],
  });
}
