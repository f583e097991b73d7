import { mapped, number, shape, type Read } from '@/engine';
import { countedAssets } from '../../say';
import type { Asset } from '../../terms';
import type { Changes } from '../../rules/books';
import { keyed } from '../../rules/fields';
import { checkPicks, pickOf, resolvePicks } from './picks';
import { refuse } from '../../rules/refuse';
import { checkPrice, paying, type EffectFault, type Workshop } from './workshop';

/** What is traded. */
export const GOODS = ['food', 'scrap', 'islandResource'] as const satisfies readonly Asset[];
export type Bundle = readonly (readonly [good: (typeof GOODS)[number], amount: number])[];

const bundle = mapped(keyed(GOODS, number({ max: 99 }), null), (goods): Bundle =>
  GOODS.flatMap((good) => {
    const amount = goods[good];
    return amount === null ? [] : [[good, amount] as const];
  }),
);

export const marketplacePick = pickOf({
  1: shape({ gain: bundle }),
  2: shape({ give: bundle, gain: bundle }),
});
type MarketplacePick = Read<typeof marketplacePick>;

const GLOWBERRY: Changes = [['glowberry', 1]];

/** Two goods for a Glowberry, or goods for goods, one for one. */
export function marketplace(shop: Workshop, picks: readonly MarketplacePick[]): EffectFault {
  return (
    checkPicks(picks, { most: 2 }) ??
    resolvePicks(picks, (pick, path) => {
      const cost = pick.option === 1 ? GLOWBERRY : pick.give;
      const due = pick.option === 1 ? 2 : total(pick.give);
      const fault = checkPrice(shop, cost, path);
      if (fault) return fault;
      if (due === 0) return refuse('not-allowed', `${path}.give`, 'refusal.emptyTrade');
      if (total(pick.gain) !== due)
        return refuse('not-allowed', `${path}.gain`, 'refusal.unevenTrade', { due, gain: total(pick.gain) });
      shop.act('effect.marketplace', [...paying(cost), ...pick.gain], {
        price: countedAssets(cost),
        gains: countedAssets(pick.gain),
      });
      return null;
    })
  );
}

function total(goods: Bundle): number {
  return goods.reduce((sum, [, amount]) => sum + amount, 0);
}
