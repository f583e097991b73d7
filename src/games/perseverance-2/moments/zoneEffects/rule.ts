import { err, ok, procedure, type Deltas, type Ruling } from '@/engine';
import { amount } from '../../say';
import { CITY_ZONES } from '../../terms';
import { build } from './build';
import type { DinoCount } from '../combat/dinos';
import { gather } from './gather';
import { marketplace } from './marketplace';
import { politics } from './politics';
import { settle, type Settling } from './settle';
import { training } from './training';
import { openWorkshop, type EffectFault, type FollowUp, type PieceKind, type Workshop } from './workshop';
import { zoneEffectInput, type ZoneEffectInput } from './ruleInput';

export interface ZoneEffectResult {
  readonly pieces: Readonly<Record<PieceKind, number>>;
  readonly enclosure: DinoCount;
  /** Still to be done, in order. */
  readonly followUps: readonly FollowUp[];
  readonly deltas: Deltas;
}

/** One Effect of a City Zone, by die or by Leader; Adventures have procedures of their own. */
function resolveZoneEffect(input: ZoneEffectInput): Ruling<ZoneEffectResult> {
  const { player } = input;
  const shop = openWorkshop(
    input.effect === 'settle' ? { ...player, settlements: settlementsOf(input) } : player,
  );
  const fault = resolve(shop, input);
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

export const zoneEffect = procedure({ input: zoneEffectInput, resolve: resolveZoneEffect });

function resolve(shop: Workshop, input: ZoneEffectInput): EffectFault {
  switch (input.effect) {
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
      return gather(shop, input.picks);
    case 'training':
      return training(shop, input);
    case 'marketplace':
      return marketplace(shop, input.picks);
    case 'politics':
      return politics(shop, input);
    case 'settle':
      return settle(shop, input);
    case 'build':
      return build(shop, input.picks);
  }
}

/** Zone by Zone they are known better than in sum. */
function settlementsOf({ citySettlements }: Pick<Settling, 'citySettlements'>): number {
  return CITY_ZONES.reduce((sum, zone) => sum + citySettlements[zone], 0);
}
