import type { Ask, Option } from '@/engine';
import { listed } from '../../../perseverance/say';
import { hasEffect } from '../../perks';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command } from '../../session/command';
import { leaderPlace, seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { outlook } from '../../session/wizards/outlook';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { bonusName } from '../influence/bonusName';

type MoveLeader = Extract<Command, { type: 'moveLeader' }>;

/** Secondary Actions 2 and 3: place or move the Leader; the Effect there is an entry of its own. */
export const leader = wizard({
  id: 'leader',
  ...TAPS,
  title: () => say('session.action.leader'),
  script(ask, state, player) {
    const to = ask.choose({
      id: 'zone',
      title: say('session.ask.leader'),
      help: say('session.ask.leaderHelp'),
      options: leaderOptions(state, player),
    });
    return to && askFriendly(ask, state, player, to);
  },
});

/** Where the Leader can go, for what; why not elsewhere. */
export function leaderOptions(state: State, player: string): readonly Option<Zone>[] {
  const from = leaderPlace(state, player);
  return ZONES.map((zone) => {
    const { note, reason } = outlook(state, player, moving(player, zone, false));
    // To stay costs as much as to move.
    const said = listed([
      ...(zone === from ? [say('session.ask.leaderStays')] : []),
      ...(note ? [note] : []),
    ]);
    return {
      id: zone,
      icon: 'leader',
      label: say(`zone.${zone}`),
      ...(said && { note: said }),
      ...(reason && { reason }),
    };
  });
}

/** A move from Zone to Zone may bring a cube; null while that is open. */
export function askFriendly(ask: Ask, state: State, player: string, to: Zone): MoveLeader | null {
  const from = leaderPlace(state, player);
  const moves = from !== 'board' && from !== to;
  if (!moves || !hasEffect(seatOf(state, player).perks, 'cubeForMove')) return moving(player, to, false);
  const friendly = ask.choose({
    id: 'friendly',
    title: say('perk.friendly'),
    help: say('session.ask.friendlyHelp'),
    layout: 'chips',
    initial: 'no',
    options: [
      { id: 'no', label: say('session.ask.noCube') },
      {
        id: 'yes',
        label: bonusName('influence', state.config.officers[to]),
        ...reasonAgainst(state, moving(player, to, true)),
      },
    ],
  });
  return friendly && moving(player, to, friendly === 'yes');
}

function moving(player: string, to: Zone, friendly: boolean): MoveLeader {
  return { type: 'moveLeader', player, to, friendly };
}
