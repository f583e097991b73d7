import type { Asset } from '../../terms';
import { refuse } from '../../rules/refuse';
import type { EffectFault, Workshop } from './workshop';

export const FORTIFICATION_OPTIONS = ['trap', 'trap-food', 'wall-mr', 'wall-story-mr'] as const;
export type FortificationOption = (typeof FORTIFICATION_OPTIONS)[number];

type Changes = readonly (readonly [Asset, number])[];

const OPTIONS: Readonly<
  Record<
    FortificationOption,
    { readonly piece: 'traps' | 'walls'; readonly cost: Changes; readonly gain: Changes }
  >
> = {
  trap: { piece: 'traps', cost: [], gain: [] },
  'trap-food': { piece: 'traps', cost: [['food', -1]], gain: [['valor', 1]] },
  'wall-mr': { piece: 'walls', cost: [['mr', -1]], gain: [] },
  'wall-story-mr': {
    piece: 'walls',
    cost: [
      ['story', -1],
      ['mr', -1],
    ],
    gain: [['followers', 2]],
  },
};

const MOST = 2;

/** Up to 2 different options, p. 17. */
export function fortifications(
  shop: Workshop,
  steps: readonly { readonly option: FortificationOption }[],
): EffectFault {
  if (steps.length > MOST) return refuse('too-many-picks', 'steps', 'refusal.tooManyOptions', { max: MOST });
  if (steps.length < shop.rules.leastOptions) return refuse('must-choose', 'steps', 'refusal.noOption');
  for (const [i, { option }] of steps.entries()) {
    const { piece, cost, gain } = OPTIONS[option];
    if (steps.findIndex((step) => step.option === option) < i)
      return refuse('duplicate-pick', `steps[${i}].option`, 'refusal.optionTwice');
    if (!cost.every(([asset, by]) => shop.has(asset, -by)))
      return refuse('not-affordable', `steps[${i}]`, 'refusal.optionPrice');
    if (shop.inSupply(piece) < 1)
      return piece === 'traps'
        ? refuse('no-trap-left', `steps[${i}]`, 'refusal.noTrapLeft')
        : refuse('no-wall-left', `steps[${i}]`, 'refusal.noWallLeft');
    shop.moveSupply(piece, -1);
    shop.act(`action.fortifications.${option}`, [...cost, ...gain]);
  }
  if (steps.length === 0) shop.act('action.nothing', []);
  return null;
}
