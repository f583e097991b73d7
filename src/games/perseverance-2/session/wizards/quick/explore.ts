import { tapWizard } from '../../../../perseverance/session/wizards/tapWizard';
import { EXPLORE_GAINS, EXPLORE_TAKES } from '../../../rules/outside';
import { hasEffect } from '../../../perks';
import { amount, say } from '../../../say';
import { ZONES } from '../../../terms';
import type { Command } from '../../command';
import { leaderPlace, seatOf } from '../../records';
import type { State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';

/** Secondary Action 4: always possible. */
export const explore = tapWizard<State, Command>(
  'explore',
  say('session.action.explore'),
  (trail, state, player) => {
    const go = (take: keyof typeof EXPLORE_GAINS): Command => ({ type: 'explore', player, take });
    const take = trail.ask({
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
);

/** Secondary Actions 2 and 3: place or move the Leader; the Effect there is an entry of its own. */
export const leader = tapWizard<State, Command>(
  'leader',
  say('session.action.leader'),
  (trail, state, player) => {
    const from = leaderPlace(state, player);
    const move = (to: (typeof ZONES)[number], friendly: boolean): Command => ({
      type: 'moveLeader',
      player,
      to,
      friendly,
    });
    const to = trail.ask({
      id: 'zone',
      title: say('session.ask.leader'),
      help: say('session.ask.leaderHelp'),
      options: ZONES.map((zone) => ({
        id: zone,
        label: say(`zone.${zone}`),
        ...(zone === from && { note: say('session.ask.leaderStays') }),
        ...reasonAgainst(state, move(zone, false)),
      })),
    });
    if (!to) return null;
    const moves = from !== 'board' && from !== to;
    if (!moves || !hasEffect(seatOf(state, player).perks, 'cubeForMove')) return move(to, false);
    const friendly = trail.ask({
      id: 'friendly',
      title: say('perk.friendly'),
      help: say('session.ask.friendlyHelp'),
      options: [
        { id: 'no', label: say('session.ask.noCube') },
        { id: 'yes', label: say('placeBonus.influence'), ...reasonAgainst(state, move(to, true)) },
      ],
    });
    return friendly && move(to, friendly === 'yes');
  },
);
