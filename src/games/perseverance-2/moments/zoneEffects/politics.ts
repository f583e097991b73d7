import { shape, type Read } from '@/engine';
import { perkEffect } from '../../perks';
import { PIECES } from '../../pieces';
import { amount, countedAssets } from '../../say';
import type { Changes } from '../../rules/books';
import { checkPicks, pickOf, resolvePicks } from './picks';
import { refuse } from '../../rules/refuse';
import { checkPrice, paying, type EffectFault, type Workshop } from './workshop';

const plain = shape({});
export const politicsPick = pickOf({ 1: plain, 2: plain, 3: plain });

interface Politics {
  readonly neutralInPool: number;
  readonly neutralOnBoard: number;
  readonly picks: readonly Read<typeof politicsPick>[];
}

const COSTS: Readonly<Record<1 | 2 | 3, Changes>> = {
  1: [['food', 2]],
  2: [
    ['food', 1],
    ['story', 1],
  ],
  3: [['valor', 2]],
};

/** A Neutral die becomes an own one, in the pool or on the board, or Valor becomes Votes that stay (R3). */
export function politics(shop: Workshop, input: Politics): EffectFault {
  const most = 1 + perkEffect(shop.player.perks, 'politicsPicks');
  return (
    checkPicks(input.picks, { most }) ??
    resolvePicks(input.picks, ({ option }, path) => {
      const cost = COSTS[option];
      return checkPrice(shop, cost, path) ?? campaign(shop, option, { ...input, cost, path });
    })
  );
}

function campaign(
  shop: Workshop,
  option: 1 | 2 | 3,
  { cost, path, neutralInPool, neutralOnBoard }: Politics & { readonly cost: Changes; readonly path: string },
): EffectFault {
  if (option === 3) {
    const gains: Changes = [
      ['permanentVotes', 2],
      ['votes', 1],
    ];
    shop.act('effect.politics.votes', [...paying(cost), ...gains], {
      price: countedAssets(cost),
      gains: countedAssets(gains),
    });
    return null;
  }
  if ((option === 1 ? neutralInPool : neutralOnBoard) < 1)
    return refuse('not-allowed', option === 1 ? 'neutralInPool' : 'neutralOnBoard', 'refusal.noNeutralDie');
  if (shop.pieces().dice >= PIECES.dice) return refuse('limit-exceeded', path, 'refusal.allDice');
  shop.addPiece('dice');
  // The new die counts already.
  const followers = option === 1 ? shop.pieces().dice : 2;
  shop.act(
    option === 1 ? 'effect.politics.pool' : 'effect.politics.board',
    [...paying(cost), ['followers', followers]],
    { price: countedAssets(cost), followers: amount('followers', followers) },
  );
  return null;
}
