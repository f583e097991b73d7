import { factsOf, type EventOf, type FactOf } from '@/engine';
import type { TableFacts } from '../../perseverance/session/tableEvent';
import type { Counts } from '../../perseverance/session/table';
import type { CardId } from '../rules/challengeCards';
import type { Move } from './command';
import type { Dino, Figure, Officer, Soldier, Zone } from '../terms';
import type { Change } from './change';
import type { Counter } from './state';

/** Everybody's Followers from one moment, for the timeline. */
export type Gains = Counts;

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

/** A piece of an action: on a Settlement space, or in a column of a Defense area, counted from 1. */
export interface PlacedPiece {
  readonly piece: (typeof PLACED)[number];
  readonly zone: Zone;
  readonly at: number;
}

export const PLACED = ['settlement', 'wall', 'trap', 'light', 'heavy', 'leader'] as const;

/** What the timeline says of each kind of event; what it did stands in its changes. */
export interface Facts extends TableFacts<Counter, Officer, Zone> {
  dieTaken: {
    readonly player: string;
    readonly owner: string;
    readonly zone: Zone | null;
    /** Its face was changed for a Story. */
    readonly turned?: true;
  };
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
  actionTaken: {
    readonly player: string;
    readonly action: Move['action'];
    /** Where its pieces went; older events do not tell it. */
    readonly places?: readonly PlacedPiece[];
  };
  /** `byHand`: put right, and no action. */
  leaderMoved: { readonly player: string; readonly zone: Zone | null; readonly byHand?: true };
  patrolSet: { readonly player: string };
  defenseEdited: { readonly zone: Zone; readonly column: number; readonly edited?: EditedPiece };
  dinosPlaced: {
    readonly zone: Zone;
    readonly count: number;
    /** In the order in which they were placed; older events do not tell it. */
    readonly dinos?: readonly Dino[];
    /** Those that found no room. */
    readonly ignored?: number;
    /** Jack sent it here. */
    readonly fireworks?: true;
  };
  settlementSet: { readonly zone: Zone; readonly space: number; readonly owner: string | null };
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
}

export type EventType = keyof Facts;
export type EventNamed<T extends EventType> = FactOf<Facts, Change, T>;
export type Event = EventOf<Facts, Change>;

export const happened = factsOf<Facts, Change>();
