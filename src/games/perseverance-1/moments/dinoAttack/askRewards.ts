import { among, listOf, mapOf, shape, text, type Drawn, type Read } from '@/engine';
import { nameOf, say } from '../../say';
import { REWARDS, type RewardId, type Zone } from '../../terms';
import type { RewardsView } from './rewardsView';
import type { Ask } from '../../session/wizards/wizard';

const picked = shape({
  picks: mapOf(listOf(among(REWARDS), { max: 24 })),
  /** Who gives up the picks that are left. */
  declined: listOf(text),
});
export type Picked = Read<typeof picked>;

/** What everybody picked after the attack on a Zone. */
export function picksIn(zone: Zone): Drawn<Picked> {
  return { id: 'rewards', name: `rewards:${zone}`, shape: picked, initial: { picks: {}, declined: [] } };
}

export function withPicks(before: Picked, player: string, picks: readonly RewardId[]): Picked {
  return {
    picks: { ...before.picks, [player]: picks },
    declined: before.declined.filter((other) => other !== player),
  };
}

/** Gives up what is left, or takes that back. */
export function withDeclined({ picks, declined }: Picked, player: string): Picked {
  const others = declined.filter((other) => other !== player);
  return { picks, declined: declined.includes(player) ? others : [...others, player] };
}

/** Everybody who could still pick gives it up. */
export function withAllDeclined(before: Picked, view: RewardsView): Picked {
  return view.pickers
    .filter(({ status }) => status === 'open')
    .reduce((now, { player }) => withDeclined(now, player), before);
}

/** One page for all; nobody is asked where nobody can pay for anything that gives something. */
export function askCombatRewards(ask: Ask, zone: Zone, view: RewardsView): void {
  const { pickers, spoilt } = view;
  const idle = ['none', 'unpaid', 'worthless'];
  if (pickers.every((one) => idle.includes(one.status) && one.picked === 0)) return;
  const waiting = pickers.find(({ status }) => status === 'open');
  ask.draw({
    ...picksIn(zone),
    widget: 'attackRewards',
    title: say('session.attack.rewards'),
    help: say('session.attack.rewardsHelp'),
    given: view,
    missing: () =>
      spoilt ?? (waiting && say('session.attack.stillPicks', { player: nameOf(waiting.player) })),
  });
}
