import { among, shape, type Read } from '@/engine';
import { hasEffect, perkEffect } from '../../perks';
import { PIECES } from '../../pieces';
import { amount, countedAssets, say } from '../../say';
import { PLACE_BONUSES, ZONES, type CityZone } from '../../terms';
import type { Changes } from '../../rules/books';
import { checkPicks, pickOf, resolvePicks } from './picks';
import { refuse } from '../../rules/refuse';
import { checkPrice, paying, saveOne, type EffectFault, type Workshop } from './workshop';

export const DISCOUNTS = ['scrap', 'islandResource', 'food'] as const;
export type Discount = (typeof DISCOUNTS)[number];

const zone = among(ZONES);
const withBonus = shape({ zone, bonus: among(PLACE_BONUSES) });
export const settlePick = pickOf({ 1: withBonus, 2: withBonus, 3: shape({ zone }) });
type SettlePick = Read<typeof settlePick>;

export interface Settling {
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
export function settle(shop: Workshop, { discount, citySettlements, picks }: Settling): EffectFault {
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
    const { zone: where } = pick;
    if (where === 'discovery') return refuse('not-allowed', `${path}.zone`, 'refusal.cityOnly');
    if (pick.option === 3) {
      const count = citySettlements[where] + (settled.has(where) ? 1 : 0);
      shop.act('effect.settle.followers', [['followers', count]], {
        zone: say(`zone.${where}`),
        followers: amount('followers', count),
      });
      return null;
    }
    if (settled.has(where)) return refuse('not-allowed', `${path}.zone`, 'refusal.sameZone');
    const none = checkOneMore(shop, path);
    if (none) return none;
    settled.add(where);
    shop.addPiece('settlements');
    shop.act('effect.settle.settlement', paying(cost), {
      zone: say(`zone.${where}`),
      price: countedAssets(cost),
      bonus: say(`placeBonus.${pick.bonus}`),
    });
    shop.follow({ kind: pick.bonus, zone: where });
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
