import { readSeat, shape, text, type ReadKinds } from '@/engine';
import { skill } from '../../rules/fields';
import { phase, wish } from '../fields';

/** What no wizard does: the real table looks different. */
export const rightCommands = {
  setTurn: shape({ to: wish }),
  setPhase: shape({ to: phase }),
  correctAside: shape({ to: wish }),
  correctCards: shape({ player: text, deck: skill, to: wish }),
  leave: shape({ player: text }),
  comeBack: shape({ player: text }),
  join: shape({ seat: readSeat }),
};

export type RightCommand = ReadKinds<'type', typeof rightCommands>;
