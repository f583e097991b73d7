import { among, maybe, shape, text, type ReadKinds } from '@/engine';
import { OFFICERS, ZONES } from '../../terms';
import { patrolOf } from '../boardShapes';
import { wish } from '../moves';

const player = text;
const zone = among(ZONES);

/** What no action does: the real table does not look like the one in the app. */
export const RIGHT = {
  leave: shape({ player }),
  comeBack: shape({ player }),
  /** The Officer there changes places with this one. */
  moveOfficer: shape({ zone, officer: among(OFFICERS) }),
  /** In a Community area, or home; what the Leader does there is no action of this turn. */
  setLeader: shape({ player, zone: maybe(zone) }),
  setPatrol: shape({ player, to: maybe(patrolOf(wish, wish)) }),
} as const;

export type RightCommand = ReadKinds<'type', typeof RIGHT>;

export function isRight<C extends { readonly type: string }>(command: C): command is C & RightCommand {
  return Object.hasOwn(RIGHT, command.type);
}
