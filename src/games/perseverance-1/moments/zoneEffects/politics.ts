import { among, number, shape, type Read } from '@/engine';
import { amount } from '../../say';
import type { Asset } from '../../terms';
import { refuse } from '../../rules/refuse';
import type { EffectFault, Workshop } from './workshop';

export const POLITICS_OPTIONS = ['pool', 'board'] as const;

export const politicsInput = shape({
  /** Where the neutral die is that becomes an own one. */
  option: among(POLITICS_OPTIONS),
  /** Neutral dice in that place. */
  neutralDice: number({ max: 10 }),
});
type PoliticsInput = Read<typeof politicsInput>;

const COSTS: Readonly<Record<PoliticsInput['option'], readonly (readonly [Asset, number])[]>> = {
  pool: [['food', -1]],
  board: [
    ['food', -1],
    ['story', -1],
  ],
};

/** A neutral die is swapped for an own one, p. 15; the new one counts already (R37). */
export function politics(shop: Workshop, { option, neutralDice }: PoliticsInput): EffectFault {
  if (shop.inSupply('dice') < 1) return refuse('all-dice-in-play', 'player.dice', 'refusal.allDice');
  if (neutralDice < 1) return refuse('no-neutral-die', 'neutralDice', 'refusal.noNeutralDie');
  const cost = COSTS[option];
  if (!cost.every(([asset, by]) => shop.has(asset, -by)))
    return refuse('not-affordable', 'option', 'refusal.optionPrice');
  const count = option === 'pool' ? shop.player.dice + 1 : 2;
  shop.moveSupply('dice', -1);
  shop.act(`action.politics.${option}`, [...cost, ['followers', count]], {
    followers: amount('followers', count),
  });
  return null;
}
