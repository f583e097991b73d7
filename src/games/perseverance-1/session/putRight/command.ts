import type { TableRight } from '../../../perseverance/session/putRight/people';
import type { Officer, Zone } from '../../terms';
import type { Patrol } from '../state';

/** What no action does: something lies otherwise on the real table. */
export type RightCommand =
  | TableRight<Officer, Zone>
  /** In a Community area, or home; what the Leader does there is no action of this turn. */
  | { readonly type: 'setLeader'; readonly player: string; readonly zone: Zone | null }
  | { readonly type: 'setPatrol'; readonly player: string; readonly to: Patrol | null };

const RIGHT: Readonly<Record<RightCommand['type'], true>> = {
  leave: true,
  comeBack: true,
  moveOfficer: true,
  setLeader: true,
  setPatrol: true,
};

export function isRight<C extends { readonly type: string }>(command: C): command is C & RightCommand {
  return Object.hasOwn(RIGHT, command.type);
}
