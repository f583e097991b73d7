import type { Seat } from '@/engine';
import type { Skill } from '../../terms';
import type { Phase } from '../state';

/** What no walk does: something lies otherwise on the real table. */
export type RightCommand =
  | { readonly type: 'setTurn'; readonly to: number }
  | { readonly type: 'setPhase'; readonly to: Phase }
  | { readonly type: 'correctAside'; readonly to: number }
  | { readonly type: 'correctCards'; readonly player: string; readonly deck: Skill; readonly to: number }
  | { readonly type: 'leave'; readonly player: string }
  | { readonly type: 'comeBack'; readonly player: string }
  | { readonly type: 'join'; readonly seat: Seat };
