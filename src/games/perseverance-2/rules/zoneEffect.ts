import { err, ok, type Deltas, type Outcome, type Refusal, type Result } from '@/engine';
import { amount } from '../say';
import { CITY_ZONES } from '../terms';
import { build, type BuildPick } from './build';
import type { DinoCount } from './dinos';
import { gather, type GatherPick } from './gather';
import { marketplace, type MarketplacePick } from './marketplace';
import type { Player } from './player';
import { politics, type PoliticsInput } from './politics';
import { settle, type SettleInput } from './settle';
import { training, type TrainingInput } from './training';
import { openWorkshop, type EffectFault, type FollowUp, type PieceKind, type Workshop } from './workshop';

export type Effect =
  | { readonly effect: 'pub' | 'salvage' }
  | { readonly effect: 'gather'; readonly picks: readonly GatherPick[] }
  | ({ readonly effect: 'training' } & TrainingInput)
  | { readonly effect: 'marketplace'; readonly picks: readonly MarketplacePick[] }
  | ({ readonly effect: 'politics' } & PoliticsInput)
  | ({ readonly effect: 'settle' } & SettleInput)
  | { readonly effect: 'build'; readonly picks: readonly BuildPick[] };

export interface ZoneEffectInput {
  readonly player: Player;
  readonly effect: Effect;
}

export interface ZoneEffectResult {
  readonly pieces: Readonly<Record<PieceKind, number>>;
  readonly enclosure: DinoCount;
  /** Still to be done, in order. */
  readonly followUps: readonly FollowUp[];
  readonly deltas: Deltas;
}

/** One Effect of a City Zone, by die or by Leader; Adventures have procedures of their own. */
export function zoneEffect({ player, effect }: ZoneEffectInput): Result<Outcome<ZoneEffectResult>, Refusal> {
  const shop = openWorkshop(
    effect.effect === 'settle' ? { ...player, settlements: settlementsOf(effect) } : player,
  );
  const fault = resolve(shop, effect);
  if (fault) return err(fault);
  return ok({
    figures: {
      pieces: shop.pieces(),
      enclosure: shop.enclosure(),
      followUps: shop.followUps(),
      deltas: shop.ledger.deltas(),
    },
    explanation: shop.ledger.steps,
  });
}

function resolve(shop: Workshop, effect: Effect): EffectFault {
  switch (effect.effect) {
    case 'pub': {
      const { dice } = shop.pieces();
      const params = { dice: amount('dice', dice), gains: amount('story', 1 + dice) };
      shop.act('effect.pub', [['story', 1 + dice]], params);
      return null;
    }
    case 'salvage':
      shop.act('effect.salvage', [['scrap', 2]], { gains: amount('scrap', 2) });
      return null;
    case 'gather':
      return gather(shop, effect.picks);
    case 'training':
      return training(shop, effect);
    case 'marketplace':
      return marketplace(shop, effect.picks);
    case 'politics':
      return politics(shop, effect);
    case 'settle':
      return settle(shop, effect);
    case 'build':
      return build(shop, effect.picks);
  }
}

/** Zone by Zone they are known better than in sum. */
function settlementsOf({ citySettlements }: SettleInput): number {
  return CITY_ZONES.reduce((sum, zone) => sum + citySettlements[zone], 0);
}
