import { factsOf, type EventOf, type Seat } from '@/engine';
import type { Place, Resource, RingPlace, Side, Skill, Trio } from '../terms';
import type { Change } from './change';
import type { OutcomeKind } from './command';
import type { Phase } from './state';

/** What the timeline says of each kind of event; what it did stands in its changes. */
export interface Facts {
  playBegan: { readonly leader: string };
  counted: { readonly resource: Resource; readonly by: number; readonly lost: number };
  corrected: { readonly resource: Resource; readonly from: number; readonly to: number };
  cardsCounted: {
    readonly player: string;
    readonly deck: Skill;
    readonly by: number;
    readonly byHand?: true;
  };
  turnSet: { readonly from: number; readonly to: number };
  phaseSet: { readonly to: Phase };
  asideCorrected: { readonly from: number; readonly to: number };
  playerLeft: { readonly player: string };
  playerBack: { readonly player: string };
  playerJoined: { readonly seat: Seat };
  poolCorrected: {
    readonly player: string;
    readonly side: Side;
    readonly skill: Skill;
    readonly from: number;
    readonly to: number;
  };
  stackCorrected: { readonly from: number; readonly to: number };
  facesSet: object;
  leadGiven: { readonly to: string };
  /** Set by hand: how many Hordes there are then. */
  hordesSet: { readonly count: number };
  iconSet: { readonly place: Place };
  travelled: {
    readonly leader: string;
    readonly direction: RingPlace;
    readonly turn: number;
    /** Hordes that reached the caravan. */
    readonly arrived: number;
    /** The table moved the Hordes otherwise than the rules. */
    readonly byHand: boolean;
  };
  challengesCounted: { readonly totals: Trio; readonly threat: Skill; readonly byHand: boolean };
  cardsPlayed: { readonly player: string; readonly count: number };
  encounterResolved: {
    readonly threat: Skill;
    readonly threatPassed: boolean;
    readonly obstaclesPassed: number;
    readonly resource: Resource;
    readonly lost: number;
  };
  encounterSkipped: object;
  outcomeTaken: { readonly kind: OutcomeKind };
  settled: { readonly hordes: number; readonly paid: number; readonly left: number };
  gameFinished: {
    readonly won: boolean;
    readonly settled: boolean;
    readonly survivors: number;
    readonly location: string | null;
  };
  gameReopened: object;
  noteWritten: { readonly text: string };
}

export type EventType = keyof Facts;
export type Event = EventOf<Facts, Change>;

export const happened = factsOf<Facts, Change>();
