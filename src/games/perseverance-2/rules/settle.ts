import { hasEffect, perkEffect } from '../perks';
import { PIECES } from '../pieces';
import { amount, countedAssets, say } from '../say';
import type { CityZone, PlaceBonus, Zone } from '../terms';
import type { Changes } from './books';
import { checkPicks, resolvePicks } from './picks';
import { refuse } from './refuse';
import { checkPrice, paying, saveOne, type EffectFault, type Workshop } from './workshop';

export const DISCOUNTS = ['scrap', 'islandResource', 'food'] as const;
export type Discount = (typeof DISCOUNTS)[number];

export type SettlePick =
  | { readonly option: 1 | 2; readonly zone: Zone; readonly bonus: PlaceBonus }
  | { readonly option: 3; readonly zone: Zone };

export interface SettleInput {
  /** What Architect saves. */
  readonly discount: Discount | null;
  /** Own Settlements in each City Zone. */
  readonly citySettlements: Readonly<Record<CityZone, number>>;
  readonly picks: readonly SettlePick[];
}

const PICKS = 2;
const COSTS: Readonly<Record<SettlePick['option'], Changes>> = {
  1: [
    ['scrap', 1],
    ['food', 1],
  ],
  2: [
    ['islandResource', 1],
    ['story', 1],
  ],
  3: [],
};

/** Settlements in different City Zones, each with its bonus, or Followers for those of one Zone. */
export function settle(shop: Workshop, { discount, citySettlements, picks }: SettleInput): EffectFault {
  const more = perkEffect(shop.player.perks, 'settlePicks');
  const saved = hasEffect(shop.player.perks, 'settleTokenSaved') ? discount : null;
  const full = picks.map(({ option }) => COSTS[option]);
  const fault =
    checkPicks(picks, { most: PICKS + more, repeats: more }) ??
    checkSupply(shop) ??
    checkDiscount(full, saved);
  if (fault) return fault;

  const costs = saveOne(full, saved);
  if (saved) shop.act('effect.settle.architect', [], { saved: amount(saved, 1) });
  const settled = new Set<CityZone>();
  return resolvePicks(picks, (pick, path, i) => {
    const cost = costs[i] ?? [];
    const unpaid = checkPrice(shop, cost, path);
    if (unpaid) return unpaid;
    const { zone } = pick;
    if (zone === 'discovery') return refuse('not-allowed', `${path}.zone`, 'refusal.cityOnly');
    if (pick.option === 3) {
      const count = citySettlements[zone] + (settled.has(zone) ? 1 : 0);
      shop.act('effect.settle.followers', [['followers', count]], {
        zone: say(`zone.${zone}`),
        followers: amount('followers', count),
      });
      return null;
    }
    if (settled.has(zone)) return refuse('not-allowed', `${path}.zone`, 'refusal.sameZone');
    const none = checkOneMore(shop, path);
    if (none) return none;
    settled.add(zone);
    shop.addPiece('settlements');
    shop.act('effect.settle.settlement', paying(cost), {
      zone: say(`zone.${zone}`),
      price: countedAssets(cost),
      bonus: say(`placeBonus.${pick.bonus}`),
    });
    shop.follow({ kind: pick.bonus, zone });
    return null;
  });
}

/** Outposts are marked with the same twelve pieces. */
export function checkOneMore({ pieces }: Workshop, path: string): EffectFault {
  const { settlements, outposts } = pieces();
  return settlements + outposts < PIECES.settlements
    ? null
    : refuse('limit-exceeded', path, 'refusal.settlementPieces');
}

function checkSupply({ pieces }: Workshop): EffectFault {
  const { settlements, outposts } = pieces();
  return settlements + outposts > PIECES.settlements
    ? refuse('limit-exceeded', 'citySettlements', 'refusal.settlementPieces')
    : null;
}

function checkDiscount(costs: readonly Changes[], saved: Discount | null): EffectFault {
  return saved === null || costs.some((cost) => cost.some(([asset]) => asset === saved))
    ? null
    : refuse('not-allowed', 'discount', 'refusal.discount', { asset: say(`asset.${saved}`) });
}
