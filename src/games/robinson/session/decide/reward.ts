import { err, ok, refusal, resolveRaw, type Explanation, type Refusal, type Result } from '@/engine';
import { DISCOVERY_TOKENS } from '../../discoveries';
import { buildCheck } from '../../rules/buildCheck';
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
import { buildInput, goodsOf } from './plan';

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
      return success ? explore(state, resolution) : ok(NOTHING);
  }
}

function build(state: State, one: Planned): Result<Reward, Refusal> {
  const checked = buildCheck({
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
  state: State,
  one: Planned,
  success: boolean,
  resolution: Resolution,
): Result<Reward, Refusal> {
  const holds = (item: 'basket' | 'sack') =>
    resolution[item] && state.items.includes(item) && !state.filled.includes(item);
  const outcome = resolveRaw(readGather, gather, {
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
      ...(figures.used.length > 0
        ? [{ what: 'filled' as const, to: [...state.filled, ...figures.used] }]
        : []),
    ],
    why: relabel(explanation, {}, TO_FUTURE),
    used: [],
  });
}

/** What the new tile shows: beasts for the Hunting deck, a terrain, Discovery tokens; the rest is done on the table. */
function explore(state: State, resolution: Resolution): Result<Reward, Refusal> {
  const { beasts, terrain, discoveries } = resolution;
  if (!isWithin(beasts, { min: 0, max: 9 }))
    return no('outside', { what: say('session.what.beasts'), min: 0, max: 9 });
  if (discoveries.some((token) => !DISCOVERY_TOKENS.includes(token))) return no('noSuchToken');
  const found = terrain !== null && !state.terrains.includes(terrain) ? [terrain] : [];
  return ok({
    changes: [
      ...counts(CAMP, 'huntingDeck', beasts, 'exploration'),
      ...(found.length > 0 ? [{ what: 'terrains' as const, to: [...state.terrains, ...found] }] : []),
      ...(discoveries.length > 0
        ? [{ what: 'comingDiscoveries' as const, to: [...state.comingDiscoveries, ...discoveries] }]
        : []),
    ],
    why: [
      ...(beasts > 0 ? [{ rule: say('session.why.explored', { count: beasts }) }] : []),
      ...found.map((name) => ({ rule: say('session.why.terrain', { terrain: say(`terrain.${name}`) }) })),
      ...discoveries.map((token) => ({
        rule: say('session.why.discovery', { token: say(`discovery.name.${token}`) }),
      })),
    ],
    used: [],
  });
}
