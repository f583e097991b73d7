import { among, maybe, shape, type Read } from '@/engine';
import { hasEffect } from '../../perks';
import { PIECES, TRACKS } from '../../pieces';
import { amount, countedAssets, say, type Key } from '../../say';
import { PLACE_BONUSES } from '../../terms';
import type { Changes } from '../../rules/books';
import { count, optionalFlag } from '../../rules/fields';
import { checkPicks, pickOf, resolvePicks } from './picks';
import { refuse } from '../../rules/refuse';
import { checkOneMore } from './settle';
import { checkCaptive, checkPrice, paying, saveOne, type EffectFault, type Workshop } from './workshop';

const followers = count(20);
export const buildPick = pickOf({
  /** The reward that the Outpost covers. */
  1: shape({ followers, valor: count(TRACKS.valor.max) }),
  2: shape({ takeAdventure: optionalFlag }),
  /** The reward that the Camp covers. */
  3: shape({ followers, bonus: maybe(among(PLACE_BONUSES)) }),
});
type BuildPick = Read<typeof buildPick>;

const PICKS = 2;
const COSTS: Readonly<Record<BuildPick['option'], Changes>> = {
  1: [
    ['scrap', 1],
    ['islandResource', 1],
  ],
  2: [],
  3: [
    ['scrap', 1],
    ['glowberry', 1],
  ],
};

/** Up to two structures on Cleared Areas, p. 18: an Outpost, a Watchtower, a Camp. */
export function build(shop: Workshop, picks: readonly BuildPick[]): EffectFault {
  const fault = checkPicks(picks, { most: PICKS });
  if (fault) return fault;
  const full = picks.map(({ option }) => COSTS[option]);
  const costs = saveOne(full, hasEffect(shop.player.perks, 'buildScrapSaved') ? 'scrap' : null);
  if (costs.some((cost, i) => cost.length < (full[i]?.length ?? 0)))
    shop.act('effect.build.quartermaster', [], { saved: amount('scrap', 1) });
  return resolvePicks(picks, (pick, path, i) => {
    const cost = costs[i] ?? [];
    return checkPrice(shop, cost, path) ?? raise(shop, pick, cost, path);
  });
}

function raise(shop: Workshop, pick: BuildPick, cost: Changes, path: string): EffectFault {
  switch (pick.option) {
    case 1: {
      const fault = checkOneMore(shop, path);
      if (fault) return fault;
      shop.addPiece('outposts');
      pay(shop, 'effect.build.outpost', cost);
      gain(shop, [
        ['followers', pick.followers],
        ['valor', pick.valor],
      ]);
      return null;
    }
    case 2: {
      const fault = checkCaptive(shop, 'trampler', path);
      if (fault) return fault;
      if (shop.pieces().watchtowers >= PIECES.watchtowers)
        return refuse('limit-exceeded', path, 'refusal.allWatchtowers', { max: PIECES.watchtowers });
      shop.release('trampler');
      shop.addPiece('watchtowers');
      shop.act('effect.build.watchtower', []);
      if (pick.takeAdventure) shop.follow({ kind: 'take-adventure' });
      return null;
    }
    case 3: {
      if (shop.pieces().camps >= PIECES.camps)
        return refuse('limit-exceeded', path, 'refusal.allCamps', { max: PIECES.camps });
      shop.addPiece('camps');
      pay(shop, 'effect.build.camp', cost);
      gain(shop, [['followers', pick.followers]]);
      if (pick.bonus) {
        shop.act('effect.build.bonus', [], { bonus: say(`placeBonus.${pick.bonus}`) });
        shop.follow({ kind: pick.bonus, zone: 'discovery' });
      }
      return null;
    }
  }
}

function pay(shop: Workshop, key: Key, cost: Changes): void {
  shop.act(key, paying(cost), { price: countedAssets(cost) });
}

/** The covered reward. */
function gain(shop: Workshop, gains: Changes): void {
  const printed = gains.filter(([, by]) => by > 0);
  if (printed.length > 0) shop.act('effect.build.covered', printed, { gains: countedAssets(printed) });
}
