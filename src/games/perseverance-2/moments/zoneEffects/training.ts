import { among, number, shape, type Read } from '@/engine';
import { perkEffect } from '../../perks';
import { PIECES, SOLDIER_ASSET } from '../../pieces';
import { amount, countedAssets } from '../../say';
import type { Soldier } from '../../terms';
import type { Change, Changes } from '../../rules/books';
import { checkPicks, pickOf, resolvePicks } from './picks';
import { refuse } from '../../rules/refuse';
import { checkCaptive, checkPrice, paying, type EffectFault, type Workshop } from './workshop';

export const TRAINING_GAINS = ['story', 'valor'] as const;

const plain = shape({});
export const trainingPick = pickOf({
  1: plain,
  2: plain,
  3: plain,
  /** Light Soldiers that become Heavy ones. */
  4: shape({ count: number({ min: 1, max: 2 }) }),
  5: shape({ take: among(TRAINING_GAINS) }),
  6: plain,
  7: plain,
});
type TrainingPick = Read<typeof trainingPick>;

interface Training {
  /** Light Soldiers standing on the Player board; null: all in play. */
  readonly ready: number | null;
  readonly picks: readonly TrainingPick[];
}

const PICKS = 3;
const COSTS: Readonly<Record<TrainingPick['option'], Changes>> = {
  1: [],
  2: [['food', 1]],
  3: [['islandResource', 1]],
  4: [['story', 1]],
  5: [],
  6: [],
  7: [['valor', 1]],
};

/** Up to three different options; what one gives the next can use. */
export function training(shop: Workshop, { ready, picks }: Training): EffectFault {
  const more = perkEffect(shop.player.perks, 'trainingPicks');
  const fault = checkPicks(picks, { most: PICKS + more, repeats: more });
  if (fault) return fault;
  const { lightSoldier } = shop.player;
  if (ready !== null && ready > lightSoldier)
    return refuse('out-of-range', 'ready.light', 'refusal.inPlay', {
      soldiers: amount('lightSoldier', lightSoldier),
    });
  // Light Soldiers on an Adventure are in play, but cannot be trained.
  const away = lightSoldier - (ready ?? lightSoldier);
  return resolvePicks(picks, (pick, path) => {
    const cost = COSTS[pick.option];
    return checkPrice(shop, cost, path) ?? train(shop, pick, { cost, path, away });
  });
}

interface Moment {
  readonly cost: Changes;
  readonly path: string;
  readonly away: number;
}

function train(shop: Workshop, pick: TrainingPick, { cost, path, away }: Moment): EffectFault {
  switch (pick.option) {
    case 1:
    case 2:
      return recruit(shop, ['light'], cost, path);
    case 3:
      return recruit(shop, ['heavy'], cost, path);
    case 4:
      return convert(shop, pick.count, { cost, path, away });
    case 5:
      shop.act('effect.training.gain', [[pick.take, 1]], { gains: amount(pick.take, 1) });
      return null;
    case 6: {
      const fault = checkCaptive(shop, 'raptor', path);
      if (fault) return fault;
      const full = recruit(shop, ['light', 'heavy'], cost, path);
      if (full) return full;
      shop.release('raptor');
      return null;
    }
    case 7:
      shop.act('effect.training.adventure', paying(cost), { price: countedAssets(cost) });
      shop.follow({ kind: 'take-adventure' });
      return null;
  }
}

/** Soldiers from the supply: what is left of them, but not nothing at all (R31). */
function recruit(shop: Workshop, kinds: readonly Soldier[], cost: Changes, path: string): EffectFault {
  const left = kinds.filter((kind) => inSupply(shop, kind) > 0);
  if (left.length === 0) return refuse('limit-exceeded', path, 'refusal.soldierSupply');
  const gains = kinds.map((kind): Change => [SOLDIER_ASSET[kind], 1]);
  const params = { gains: countedAssets(gains), price: countedAssets(cost) };
  if (kinds.length > 1) shop.act('effect.training.release', gains, params);
  else if (cost.length > 0) shop.act('effect.training.recruitFor', [...paying(cost), ...gains], params);
  else shop.act('effect.training.recruit', gains, params);
  return null;
}

function convert(shop: Workshop, count: number, { cost, path, away }: Moment): EffectFault {
  if (!shop.has('lightSoldier', away + count))
    return refuse('not-affordable', path, 'refusal.noLightOnBoard');
  if (inSupply(shop, 'heavy') < count) return refuse('limit-exceeded', path, 'refusal.soldierSupply');
  shop.act('effect.training.convert', [...paying(cost), ['lightSoldier', -count], ['heavySoldier', count]], {
    price: countedAssets(cost),
    light: amount('lightSoldier', count),
    heavy: amount('heavySoldier', count),
  });
  return null;
}

function inSupply({ ledger, player }: Workshop, kind: Soldier): number {
  return PIECES.soldiersOfAKind - ledger.balance(player.id, SOLDIER_ASSET[kind]);
}
