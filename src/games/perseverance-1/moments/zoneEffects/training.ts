import { among, kinds, listOf, maybe, number, shape, type Read } from '@/engine';
import { amount } from '../../say';
import { ROWS, type Asset } from '../../terms';
import { refuse } from '../../rules/refuse';
import { placed, placeSoldier, recruit, type EffectFault, type Workshop } from './workshop';

const trainingStep = kinds('option', {
  light: shape({}),
  'light-food': shape({}),
  'heavy-mr': shape({}),
  story: shape({}),
  convert: shape({ count: number({ min: 1, max: 2 }) }),
  place: shape({ soldiers: listOf(placed, { min: 1, max: 2 }) }),
});
type TrainingStep = Read<typeof trainingStep>;

export const trainingInput = shape({
  steps: listOf(trainingStep),
  /** Keoni: place 1 Light Soldier afterwards. */
  naturalLeader: maybe(shape({ row: among(ROWS) })),
});
type TrainingInput = Read<typeof trainingInput>;

const MOST = 3;

/** Up to 3 different options, in any order, each at once usable for the next, p. 14. */
export function training(shop: Workshop, { steps, naturalLeader }: TrainingInput): EffectFault {
  if (steps.length > MOST) return refuse('too-many-picks', 'steps', 'refusal.tooManyOptions', { max: MOST });
  if (steps.length < shop.rules.leastOptions) return refuse('must-choose', 'steps', 'refusal.noOption');
  if (naturalLeader && shop.player.leader !== 'keoni')
    return refuse('ability-not-available', 'naturalLeader', 'refusal.onlyKeoni');
  const done = new Set<string>();
  for (const [i, step] of steps.entries()) {
    if (done.has(step.option)) return refuse('duplicate-pick', `steps[${i}].option`, 'refusal.optionTwice');
    done.add(step.option);
    const fault = train(shop, step, `steps[${i}]`);
    if (fault) return fault;
  }
  if (naturalLeader && !placeSoldier(shop, { type: 'light', row: naturalLeader.row }))
    return refuse('no-such-soldier', 'naturalLeader', 'refusal.noSoldierOnBoard');
  if (steps.length === 0 && !naturalLeader) shop.act('action.nothing', []);
  return null;
}

function train(shop: Workshop, step: TrainingStep, path: string): EffectFault {
  const cost = costOf(shop, step.option);
  if (!cost.every(([asset, by]) => shop.has(asset, -by)))
    return refuse('not-affordable', path, 'refusal.optionPrice');
  switch (step.option) {
    case 'light':
    case 'light-food':
      if (shop.inSupply('lightSoldier') < 1)
        return refuse('no-soldier-supply', path, 'refusal.soldierSupply');
      recruit(shop, 'light', 1, `action.training.${step.option}`, cost);
      return null;
    case 'heavy-mr':
      if (shop.inSupply('heavySoldier') < 1)
        return refuse('no-soldier-supply', path, 'refusal.soldierSupply');
      recruit(shop, 'heavy', 1, 'action.training.heavy-mr', cost);
      return null;
    case 'story':
      shop.act('action.training.story', [...cost, ['story', 1]]);
      return null;
    case 'convert':
      return convert(shop, step.count, path, cost);
    case 'place': {
      shop.act('action.training.place', cost);
      const missing = step.soldiers.findIndex((soldier) => !placeSoldier(shop, soldier));
      return missing < 0
        ? null
        : refuse('no-such-soldier', `${path}.soldiers[${missing}]`, 'refusal.noSoldierOnBoard');
    }
  }
}

type Cost = readonly (readonly [Asset, number])[];

/** The beta takes a Follower for the Story, the published edition nothing (row 22). */
function costOf({ rules }: Workshop, option: TrainingStep['option']): Cost {
  switch (option) {
    case 'light':
      return [];
    case 'light-food':
      return [['food', -1]];
    case 'heavy-mr':
      return [['mr', -1]];
    case 'story':
      return rules.storyCostsFollowers > 0 ? [['followers', -rules.storyCostsFollowers]] : [];
    case 'convert':
    case 'place':
      return [['story', -1]];
  }
}

/** Light Soldiers of the board go back to the supply, as many Heavy ones come out of it. */
function convert(shop: Workshop, count: number, path: string, cost: Cost): EffectFault {
  if (!shop.has('lightSoldier', count)) return refuse('no-such-soldier', path, 'refusal.noSoldierOnBoard');
  if (shop.inSupply('heavySoldier') < count)
    return refuse('no-soldier-supply', path, 'refusal.soldierSupply');
  shop.act('action.training.convert', [...cost, ['lightSoldier', -count], ['heavySoldier', count]], {
    light: amount('light', count),
    heavy: amount('heavy', count),
  });
  shop.moveSupply('lightSoldier', count);
  shop.moveSupply('heavySoldier', -count);
  return null;
}
