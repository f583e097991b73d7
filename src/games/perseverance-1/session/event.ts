import type { Explanation } from '@/engine';
import type { CardId } from '../rules/challengeCards';
import type { Move } from './command';
import type { Dino, Figure, Officer, Soldier, Zone } from '../terms';
import type { Change } from './change';
import type { Tracking } from './config';
import type { Counter, FinalPlace } from './state';

/** Everybody's Followers from one moment, for the timeline. */
export type Gains = Readonly<Record<string, number>>;

/** One Threat and how it ended. A roll of the app is known only from here. */
export interface CheckedThreat {
  /** The card, a Challenge whose card nobody told, or the step between the stages. */
  readonly of: CardId | Soldier | 'transition';
  readonly threat: number;
  /** Null: a token moved instead. */
  readonly roll: number | null;
  readonly lost: Soldier | null;
}

/** A piece that was put or taken away by hand; what a Trap is made for stays with its owner. */
export interface EditedPiece {
  readonly piece: Dino | Figure | 'trap' | 'wall';
  readonly owner: string | null;
  readonly gone: boolean;
}

/** What the timeline says of each kind of event; what it did stands in its changes. */
export interface Facts {
  playBegan: object;
  counted: { readonly player: string; readonly counter: Counter; readonly by: number; readonly lost: number };
  corrected: {
    readonly owner: string;
    readonly counter: Counter | 'dice' | 'poolDice' | 'assembly';
    readonly from: number;
    readonly to: number;
  };
  officerCorrected: { readonly officer: Officer };
  turnPassed: { readonly from: string; readonly to: string };
  dieTaken: { readonly player: string; readonly owner: string; readonly zone: Zone | null };
  trackingSet: { readonly to: Tracking };
  noteWritten: { readonly text: string };
  influencePlaced: {
    readonly player: string;
    readonly officer: Officer;
    readonly count: number;
    readonly winners: readonly string[] | null;
    readonly overflow: number;
    /** The bonus of a Settlement space, and not the Secondary Action. */
    readonly free?: true;
  };
  cardGained: { readonly player: string; readonly card: CardId };
  patrolBegun: { readonly player: string; readonly light: number; readonly heavy: number };
  stageResolved: {
    readonly player: string;
    readonly stage: number;
    readonly checks?: readonly CheckedThreat[];
  };
  /** Soldiers lost. */
  threatChecked: {
    readonly player: string;
    readonly light: number;
    readonly heavy: number;
    readonly checks?: readonly CheckedThreat[];
  };
  patrolEnded: { readonly player: string; readonly light: number; readonly heavy: number };
  actionTaken: { readonly player: string; readonly action: Move['action'] };
  leaderMoved: { readonly player: string; readonly zone: Zone | null };
  defenseEdited: { readonly zone: Zone; readonly column: number; readonly edited?: EditedPiece };
  dinosPlaced: { readonly zone: Zone; readonly count: number };
  settlementSet: { readonly zone: Zone; readonly space: number; readonly owner: string | null };
  zoneDiceSet: { readonly zone: Zone; readonly owner: string; readonly count: number };
  dangerousSet: { readonly zone: Zone; readonly to: boolean };
  breachTokensSet: object;
  dinoDiceSet: object;
  attackResolved: {
    readonly zone: Zone;
    readonly killed: number;
    readonly through: number;
    readonly followers: Gains;
  };
  rewardsTaken: { readonly zone: Zone; readonly followers: Gains };
  areaCleared: { readonly zone: Zone; readonly dangerous: boolean };
  assemblyHeld: { readonly assembly: number; readonly followers: Gains };
  officersScored: { readonly assembly: number; readonly followers: Gains };
  roundEnded: { readonly assembly: number; readonly pool: number };
  finalScored: { readonly followers: Gains };
  gameFinished: { readonly places: readonly FinalPlace[] };
  gameReopened: object;
}

export type EventType = keyof Facts;

/** A fact with its figures: what happened, what it changed, and where a rule computed it, why. */
export type EventOf<T extends EventType> = {
  readonly type: T;
  readonly v: 1;
  readonly changes: readonly Change[];
  readonly why?: Explanation;
} & Facts[T];

export type Event = { [T in EventType]: EventOf<T> }[EventType];

/** The one place where events are made, so that all have the same form. */
export function happened<T extends EventType>(
  type: T,
  facts: Facts[T],
  changes: readonly Change[],
  why?: Explanation,
): Event {
  const event = { ...facts, type, v: 1, changes };
  return (why === undefined ? event : { ...event, why }) as unknown as Event;
}
