import { among, maybe, shape, type Read, type Shape } from '@/engine';
import { hasEffect } from '../../perks';
import { countedAssets } from '../../say';
import type { Changes } from '../../rules/books';
import { checkPicks, pickOf, resolvePicks } from './picks';
import { checkCaptive, type EffectFault, type Workshop } from './workshop';

export const PROVISIONS = ['food', 'islandResource'] as const;
type Provision = (typeof PROVISIONS)[number];

const gatherPickWith = (take: Shape<Provision | null>) => pickOf({ 1: shape({ take }), 2: shape({}) });

export const gatherPick = gatherPickWith(among(PROVISIONS));
/** Gatherer takes both and need not choose. */
export const gathererPick = gatherPickWith(maybe(among(PROVISIONS)));
export type GatherPick = Read<typeof gatherPick>;

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
function provisions({ player }: Workshop, take: Provision | null): readonly Provision[] {
  if (hasEffect(player.perks, 'gatherBoth')) return PROVISIONS;
  return take === null ? [] : [take];
}
