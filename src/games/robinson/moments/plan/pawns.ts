import type { ReadFields } from '@/engine';
import { HUNTING_PAWNS } from '../../pieces';
import { DICE_ACTIONS, type Action, type DiceAction } from '../../terms';
import { optionalFlag } from '../../rules/fields';

/** What asks for more pawns than usual. */
export const pawnDemands = {
  /** Not next to the camp tile. */
  far: optionalFlag,
  /** Tokens that ask for one more pawn: on the action field, on the tile. */
  minusPawnField: optionalFlag,
  minusPawnTile: optionalFlag,
};
export type PawnDemands = ReadFields<typeof pawnDemands>;

export type Mode = 'dice' | 'auto';

/** What an action needs; `printed` is what a Threat card asks for. */
export function pawnsRequired(action: Action, demands: PawnDemands, printed = 1): number {
  const base = action === 'threat' ? printed : action === 'hunt' ? HUNTING_PAWNS : 1;
  const { far, minusPawnField, minusPawnTile } = demands;
  return base + Number(far) + Number(minusPawnField) + Number(minusPawnTile);
}

/** With one pawn more the three actions with dice are sure; anything beyond is wasted and refused (ruling 27). */
export function pawnsAtMost(action: Action, required: number): number {
  return usesDice(action) ? required + 1 : required;
}

export function modeOf(action: Action, pawns: number, required: number): Mode {
  return usesDice(action) && pawns === required ? 'dice' : 'auto';
}

function usesDice(action: Action): action is DiceAction {
  return DICE_ACTIONS.some((one) => one === action);
}

/** Building, arranging and resting happen on the camp tile, so its tokens count for them (ruling 39). */
export function happensInCamp(action: Action): boolean {
  return action === 'build' || action === 'arrange-camp' || action === 'rest';
}
