import { hasEffect } from '../../perks';
import { say } from '../../say';
import { ZONES } from '../../terms';
import type { Command } from '../../session/command';
import { leaderPlace, seatOf } from '../../session/records';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';

/** Secondary Actions 2 and 3: place or move the Leader; the Effect there is an entry of its own. */
export const leader = wizard({
  id: 'leader',
  ...TAPS,
  title: () => say('session.action.leader'),
  script(ask, state, player) {
    const from = leaderPlace(state, player);
    const move = (to: (typeof ZONES)[number], friendly: boolean): Command => ({
      type: 'moveLeader',
      player,
      to,
      friendly,
    });
    const to = ask.choose({
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
    const friendly = ask.choose({
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
});
