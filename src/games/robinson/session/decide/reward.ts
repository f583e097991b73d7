import { err, ok, refusal, resolveRaw, type Explanation, type Refusal, type Result } from '@/engine';
import { gather } from '../../rules/gather';
import { readGather } from '../../rules/input/readGather';
import { BUILDER, item as resolveItem } from '../../rules/item';
import { say } from '../../say';
import { takeFood } from '../../stock';
import type { DiceAction } from '../../terms';
import { CAMP } from '../../terms';
import type { Change } from '../change';
import type { Resolution } from '../command';
import type { Planned } from '../planned';
import { no } from '../refuse';
import { hasShelter, hasToken, type FieldToken, type State } from '../state';
import { counts, dialsTo, isWithin, relabel, TO_FUTURE } from './decision';
import { checkBuild, goodsOf } from './plan';

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
      return success ? explore(resolution) : ok(NOTHING);
  }
}

function build(state: State, one: Planned): Result<Reward, Refusal> {
  const checked = checkBuild(state, one, goodsOf(state), hasToken(state, 'wood', 'build'));
  if (!checked.ok) return checked;
  const { figures, explanation } = checked.value;
  const [reason] = figures.reasons;
  if (reason) return err(refusal(reason, say(`build.reason.${reason}`)));
  const { wood, fur } = figures.left;
  const { left: larder } = takeFood(state.camp, figures.pays.food);
  const { shelter, roof, palisade, weapon } = figures.after;
  const own = one.item && one.own && !state.inventors.includes(one.lead) ? invented(state, one) : NOTHING;
  return ok({
    changes: [
      ...dialsTo(
        state,
        { wood, fur, ...larder, shelter: Number(shelter), roof, palisade, weapon },
        'building',
      ),
      ...(one.item ? [{ what: 'coming' as const, to: [...state.coming, one.item] }] : []),
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
    why: relabel(explanation, { [BUILDER]: lead }).filter(({ rule }) => rule.key === 'item.firstOwn'),
    used: [],
  };
}

function collect(
  { items }: State,
  { cube }: Planned,
  success: boolean,
  resolution: Resolution,
): Result<Reward, Refusal> {
  const outcome = resolveRaw(readGather, gather, {
    type: cube,
    success,
    exhausted: resolution.exhausted,
    plusToken: resolution.plusToken,
    basket: resolution.basket && items.includes('basket'),
    sack: resolution.sack && items.includes('sack'),
    adventureExtra: resolution.adventureExtra,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok({
    changes: counts(CAMP, TO_FUTURE[figures.type], figures.cubes, 'gathering'),
    why: relabel(explanation, {}, TO_FUTURE),
    used: [],
  });
}

/** Beast icons on the new tile put cards into the Hunting deck; the rest is done on the table. */
function explore({ beasts }: Resolution): Result<Reward, Refusal> {
  if (!isWithin(beasts, { min: 0, max: 9 }))
    return no('outside', { what: say('session.what.beasts'), min: 0, max: 9 });
  return ok({
    changes: counts(CAMP, 'huntingDeck', beasts, 'exploration'),
    why: [{ rule: say('session.why.explored', { count: beasts }) }],
    used: [],
  });
}
