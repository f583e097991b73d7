import type { Ask } from '@/engine';
import { hasEffect } from '../../perks';
import { PROVISIONS } from './gather';
import { GOODS, type Bundle } from './marketplace';
import { countedAssets, say } from '../../say';
import type { Command } from '../../session/command';
import type { EffectMove } from '../../session/moves';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { onlyOpen } from '../../session/wizards/onlyOpen';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';

type Act = (move: EffectMove) => Command;
type Good = (typeof GOODS)[number];
type PickOf<E extends 'gather' | 'marketplace'> = Extract<EffectMove, { effect: E }>['picks'][number];
type GatherPick = PickOf<'gather'>;
type MarketplacePick = PickOf<'marketplace'>;

/** Food or an Island Resource with the berries, and a Shieldhead released on top. */
export function askGather(ask: Ask, state: State, player: string): EffectMove | null {
  const gather = (...picks: readonly GatherPick[]): EffectMove => ({ effect: 'gather', picks });
  const { perks, enclosure } = seatOf(state, player);
  const both = hasEffect(perks, 'gatherBoth');
  const penned = enclosure.shieldhead > 0;
  const take = both
    ? 'both'
    : ask.choose({
        id: 'take',
        title: say('session.ask.gather'),
        help: say('session.ask.gatherHelp'),
        layout: 'tiles',
        options: [
          ...PROVISIONS.map((good) => ({
            id: good,
            label: countedAssets([
              ['glowberry', 2],
              [good, 1],
            ]),
          })),
          ...(penned ? [{ id: 'none', label: say('session.ask.onlyRelease') } as const] : []),
        ],
      });
  if (take === null) return null;
  if (take === 'none') return gather({ option: 2 });
  const first: GatherPick = { option: 1, take: take === 'both' ? null : take };
  // Nobody is asked to release what is not there.
  if (!penned) return gather(first);
  const release = ask.choose({
    id: 'release',
    title: say('session.ask.release'),
    help: say('session.ask.releaseHelp'),
    layout: 'chips',
    initial: 'no',
    options: [
      { id: 'no', label: say('session.ask.noRelease') },
      { id: 'yes', label: say('dino.shieldhead') },
    ],
  });
  return release && (release === 'yes' ? gather(first, { option: 2 }) : gather(first));
}

const PAIRS: readonly (readonly [Good, Good])[] = GOODS.flatMap((a, i) =>
  GOODS.slice(i).map((b) => [a, b] as const),
);
const SWAPS = GOODS.flatMap((give) =>
  GOODS.filter((gain) => gain !== give).map((gain) => [give, gain] as const),
);
/** Any amount, as long as there is something to give. */
const MOST_TOKENS = 99;

/** Two goods for a berry, then goods for goods, one for one. */
export function askMarketplace(ask: Ask, state: State, act: Act): EffectMove | null {
  const market = (...picks: readonly MarketplacePick[]): EffectMove => ({ effect: 'marketplace', picks });
  const options = [
    ...PAIRS.map((pair) => ({
      id: pair.join('+'),
      label: countedAssets(bundleOf(pair)),
      ...reasonAgainst(state, act(market({ option: 1, gain: bundleOf(pair) }))),
    })),
    { id: 'none', label: say('session.ask.onlySwap') },
  ];
  const bought = ask.choose({
    id: 'buy',
    title: say('session.ask.buy'),
    help: say('session.ask.buyHelp'),
    layout: 'chips',
    initial: onlyOpen(options),
    options,
  });
  if (bought === null) return null;
  const pair = PAIRS.find((goods) => goods.join('+') === bought);
  const first: readonly MarketplacePick[] = pair ? [{ option: 1, gain: bundleOf(pair) }] : [];
  const trade = (counts: Readonly<Record<string, number>>) =>
    market(
      ...first,
      ...swapping(SWAPS.flatMap((swap) => Array.from({ length: counts[idOf(swap)] ?? 0 }, () => swap))),
    );
  const why = (said: Readonly<Record<string, number>>) => {
    const some = Object.values(said).some((many) => many > 0);
    if (!some) return pair ? undefined : say('session.refusal.nothingChosen');
    return reasonAgainst(state, act(trade(said))).reason;
  };
  const counts = ask.count({
    id: 'swap',
    title: say('session.ask.swaps'),
    help: say('session.ask.swapHelp'),
    figures: SWAPS.map((swap) => ({
      id: idOf(swap),
      label: say('session.ask.swap', { give: say(`asset.${swap[0]}`), gain: say(`asset.${swap[1]}`) }),
      value: 0,
      track: { min: 0, max: MOST_TOKENS },
    })),
    missing: why,
  });
  return why(counts) ? null : trade(counts);
}

function idOf(swap: readonly [Good, Good]): string {
  return swap.join('-');
}

function swapping(swaps: readonly (readonly [Good, Good])[]): readonly MarketplacePick[] {
  if (swaps.length === 0) return [];
  return [
    { option: 2, give: bundleOf(swaps.map(([give]) => give)), gain: bundleOf(swaps.map(([, gain]) => gain)) },
  ];
}

function bundleOf(goods: readonly Good[]): Bundle {
  return GOODS.map((good) => [good, goods.filter((one) => one === good).length] as const).filter(
    ([, many]) => many > 0,
  );
}
