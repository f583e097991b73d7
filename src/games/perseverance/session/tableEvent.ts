import type { EventOf } from '@/engine';
import type { Tracking } from '../moments/tracking/level';
import type { Counts, FinalPlace } from './table';
import type { TableChange } from './tableChange';

/** What the timeline says of each kind of event that both episodes have. */
export interface TableFacts<C extends string = string, O extends string = string, Z extends string = string> {
  playBegan: object;
  counted: { readonly player: string; readonly counter: C; readonly by: number; readonly lost: number };
  corrected: {
    readonly owner: string;
    readonly counter: C | 'dice' | 'poolDice' | 'assembly';
    readonly from: number;
    readonly to: number;
  };
  officerCorrected: { readonly officer: O };
  /** `byHand`: put right, and no turn that ended. */
  turnPassed: { readonly from: string; readonly to: string; readonly byHand?: true };
  noteWritten: { readonly text: string };
  zoneDiceSet: { readonly zone: Z; readonly owner: string; readonly count: number };
  /** Everybody's Followers from one moment. */
  assemblyHeld: { readonly assembly: number; readonly followers: Counts };
  officersScored: { readonly assembly: number; readonly followers: Counts };
  roundEnded: { readonly assembly: number; readonly pool: number };
  finalScored: { readonly followers: Counts };
  gameFinished: { readonly places: readonly FinalPlace[] };
  gameReopened: object;
  playerLeft: { readonly player: string };
  playerBack: { readonly player: string };
  officerMoved: { readonly officer: O; readonly zone: Z };
  /** Up with everything that was counted for it, down with what was known last. */
  trackingSet: { readonly to: Tracking };
}

export type TableEvent<C extends string, O extends string = string, Z extends string = string> = EventOf<
  TableFacts<C, O, Z>,
  TableChange<C, O, Z>
>;
