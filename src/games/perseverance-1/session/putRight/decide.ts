import { ok } from '@/engine';
import { comeBack, leave, moveOfficer } from '../../../perseverance/session/putRight/people';
import { PIECES } from '../../pieces';
import { nameOf, say } from '../../say';
import { OFFICERS, SOLDIERS, ZONES } from '../../terms';
import { bringLeaderHome } from '../decide/board';
import type { Decision } from '../decide/decision';
import { happened } from '../event';
import { refuse } from '../refuse';
import { isFull, playersOf, type State } from '../state';
import { soldiersOf } from '../supplies';
import type { RightCommand } from './command';

type RightOf<T extends RightCommand['type']> = Extract<RightCommand, { type: T }>;

export function decideRight(state: State, command: RightCommand): Decision {
  switch (command.type) {
    case 'leave':
      return leave(state, command.player);
    case 'comeBack':
      return comeBack(state, command.player);
    case 'moveOfficer':
      if (!ZONES.includes(command.zone) || !OFFICERS.includes(command.officer)) return refuse('noChange');
      return moveOfficer(state, command);
    case 'setLeader':
      return setLeader(state, command);
    case 'setPatrol':
      return setPatrol(state, command);
  }
}

function setLeader(state: State, { player, zone }: RightOf<'setLeader'>): Decision {
  const home = bringLeaderHome(state, player);
  if (zone === null)
    return home.length === 0
      ? refuse('leaderHome', { player: nameOf(player) })
      : ok([happened('leaderMoved', { player, zone, byHand: true }, home)]);
  if (state.players[player]?.community === zone) return refuse('noChange');
  const other = playersOf(state).find((id) => state.players[id]?.community === zone);
  if (other !== undefined) return refuse('leaderThere', { player: nameOf(other), zone: say(`zone.${zone}`) });
  return ok([
    happened('leaderMoved', { player, zone, byHand: true }, [
      ...home,
      { what: 'leader', player, community: zone },
    ]),
  ]);
}

/** The Soldiers on the card come from the supply, and go back to it. */
function setPatrol(state: State, { player, to }: RightOf<'setPatrol'>): Decision {
  const before = state.players[player]?.patrol ?? null;
  if (to === null)
    return before === null
      ? refuse('noChange')
      : ok([happened('patrolSet', { player }, [{ what: 'patrol', player, to }])]);
  const { soldiers, stage, stages } = to;
  const legal =
    SOLDIERS.every((kind) => Number.isInteger(soldiers[kind]) && soldiers[kind] >= 0) &&
    soldiers.light + soldiers.heavy > 0 &&
    [1, 2].includes(stages) &&
    [1, 2].includes(stage) &&
    stage <= stages;
  const most = SOLDIERS.find((kind) => soldiers[kind] > mostOnPatrol(state, player, kind));
  if (!legal || most)
    return refuse('outside', {
      what: say(`figure.${most ?? 'light'}`),
      min: 0,
      max: mostOnPatrol(state, player, most ?? 'light'),
    });
  if (JSON.stringify(before) === JSON.stringify(to)) return refuse('noChange');
  return ok([happened('patrolSet', { player }, [{ what: 'patrol', player, to }])]);
}

/** Where Soldiers are followed, those on the board and in Defense areas are not free. */
export function mostOnPatrol(state: State, player: string, kind: (typeof SOLDIERS)[number]): number {
  const { onBoard, inDefense } = soldiersOf(state, player, kind);
  return isFull(state) ? PIECES.soldiersOfAKind - onBoard - inDefense : PIECES.soldiersOfAKind;
}
