import { hasEffect } from '../perks';
import { countedAssets } from '../say';
import type { Changes } from './books';
import { checkPicks, resolvePicks } from './picks';
import { checkCaptive, type EffectFault, type Workshop } from './workshop';

export type GatherPick =
  { readonly option: 1; readonly take: 'food' | 'islandResource' | null } | { readonly option: 2 };

/** Berries and provisions, on foot or with a Shieldhead let go. */
export function gather(shop: Workshop, picks: readonly GatherPick[]): EffectFault {
  return (
    checkPicks(picks, { most: 2 }) ??
    resolvePicks(picks, (pick, path) => {
      if (pick.option === 1) {
        const gains: Changes = [
          ['glowberry', 2],
          ...provisions(shop, pick.take).map((asset) => [asset, 1] as const),
        ];
        shop.act('effect.gather', gains, { gains: countedAssets(gains) });
        return null;
      }
      const fault = checkCaptive(shop, 'shieldhead', path);
      if (fault) return fault;
      const gains: Changes = [
        ['glowberry', 2],
        ['food', 1],
      ];
      shop.release('shieldhead');
      shop.act('effect.gatherRelease', gains, { gains: countedAssets(gains) });
      return null;
    })
  );
}

/** Gatherer takes both. */
function provisions({ player }: Workshop, take: 'food' | 'islandResource' | null) {
  if (hasEffect(player.perks, 'gatherBoth')) return ['food', 'islandResource'] as const;
  return take === null ? [] : [take];
}
