import type { Explanation, Refusal, Result } from '@/engine';
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
  turnPassed: { readonly from: string; readonly to: string };
  noteWritten: { readonly text: string };
  zoneDiceSet: { readonly zone: Z; readonly owner: string; readonly count: number };
  /** Everybody's Followers from one moment. */
  assemblyHeld: { readonly assembly: number; readonly followers: Counts };
  officersScored: { readonly assembly: number; readonly followers: Counts };
  roundEnded: { readonly assembly: number; readonly pool: number };
  finalScored: { readonly followers: Counts };
  gameFinished: { readonly places: readonly FinalPlace[] };
  gameReopened: object;
}

/** A fact with its figures: what happened, what it changed, and where a rule computed it, why. */
export type FactOf<Facts, Change, T extends keyof Facts> = {
  readonly type: T;
  readonly v: 1;
  readonly changes: readonly Change[];
  readonly why?: Explanation;
} & Facts[T];

export type EventOf<Facts, Change> = { [T in keyof Facts]: FactOf<Facts, Change, T> }[keyof Facts];

export type TableEvent<C extends string, O extends string = string, Z extends string = string> = EventOf<
  TableFacts<C, O, Z>,
  TableChange<C, O, Z>
>;

export type Decided<E> = Result<readonly E[], Refusal>;

/** The one place where events are made, so that all have the same form. */
export function factOf<const T extends string, const F extends object, const Ch>(
  type: T,
  facts: F,
  changes: readonly Ch[],
  why?: Explanation,
): F & {
  readonly type: T;
  readonly v: 1;
  readonly changes: readonly Ch[];
  readonly why?: Explanation;
} {
  const event = { ...facts, type, v: 1 as const, changes };
  return why === undefined ? event : { ...event, why };
}
