import { amount, say } from '../../say';
import type { Command } from '../../session/command';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { EXPLORE_GAINS, EXPLORE_TAKES } from './rule';

/** Secondary Action 4: always possible. */
export const explore = wizard({
  id: 'explore',
  ...TAPS,
  title: () => say('session.action.explore'),
  script(ask, state, player) {
    const go = (take: keyof typeof EXPLORE_GAINS): Command => ({ type: 'explore', player, take });
    const take = ask.choose({
      id: 'take',
      title: say('session.ask.explore'),
      help: say('session.ask.exploreHelp'),
      options: EXPLORE_TAKES.map((one) => ({
        id: one,
        label: amount(one, EXPLORE_GAINS[one]),
        ...reasonAgainst(state, go(one)),
      })),
    });
    return take && go(take);
  },
});
