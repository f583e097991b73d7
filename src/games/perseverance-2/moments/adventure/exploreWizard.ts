import type { Option } from '@/engine';
import { amount, say } from '../../say';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { EXPLORE_GAINS, EXPLORE_TAKES } from './rule';

type Take = (typeof EXPLORE_TAKES)[number];

/** Secondary Action 4: always possible. */
export const explore = wizard({
  id: 'explore',
  ...TAPS,
  title: () => say('session.action.explore'),
  script(ask, state, player) {
    const take = ask.choose({
      id: 'take',
      title: say('session.ask.explore'),
      help: say('session.ask.exploreHelp'),
      options: exploreOptions(state, player),
    });
    return take && exploring(player, take);
  },
});

export function exploring(player: string, take: Take): Command {
  return { type: 'explore', player, take };
}

/** An Adventure card, and one of these. */
export function exploreOptions(state: State, player: string): readonly Option<Take>[] {
  return EXPLORE_TAKES.map((take) => ({
    id: take,
    icon: take === 'glowberry' ? 'herb' : take,
    label: amount(take, EXPLORE_GAINS[take]),
    ...reasonAgainst(state, exploring(player, take)),
  }));
}
