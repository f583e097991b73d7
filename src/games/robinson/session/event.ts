import { factsOf, type EventOf, type Seat } from '@/engine';
import type { DiscoveryToken } from '../discoveries';
import type { Item } from '../items';
import type { HealSource } from '../rules/heal';
import type { Die } from '../rules/reroll';
import type { Skill } from '../skills';
import type { Action, Character, Phase } from '../terms';
import type { ActionAbout } from './actionText';
import type { Change } from './change';
import type { Counter } from './counters';
import type { Thing } from './putRight/command';
import type { Fate, Source } from './state';

/** What the timeline says of each kind of event; what it did stands in its changes. */
export interface Facts {
  playBegan: { readonly first: string };
  counted: { readonly owner: string; readonly counter: Counter; readonly by: number; readonly lost: number };
  corrected: {
    readonly owner: string;
    readonly counter: Counter;
    readonly from: number;
    readonly to: number;
  };
  /** No wound without its cause. */
  wounded: {
    readonly owner: string;
    readonly wounds: number;
    readonly morale: number;
    readonly cause: Source;
  };
  fridayDied: object;
  eventDrawn: { readonly round: number; readonly icon: string; readonly pushed: string | null };
  moraleTaken: { readonly player: string; readonly change: number };
  produced: { readonly food: number; readonly wood: number };
  planned: {
    readonly actions: number;
    readonly list?: readonly (ActionAbout & { readonly action: Action; readonly lead: string })[];
  };
  actionTaken: {
    readonly action: Action;
    readonly lead: string;
    readonly success: boolean;
    readonly about?: ActionAbout;
  };
  fought: { readonly player: string; readonly strength: number };
  actionDropped: { readonly action: Action; readonly lead: string; readonly about?: ActionAbout };
  actionsEnded: object;
  weathered: { readonly rain: number; readonly winter: number; readonly roof: number };
  campMoved: { readonly roof: number; readonly palisade: number };
  slept: { readonly round: number; readonly hungry: number };
  healed: {
    readonly owner: string;
    readonly by: number;
    readonly source: HealSource;
    /** Of two, the other one; each is healed by 1. */
    readonly other?: string;
  };
  skillUsed: { readonly player: string; readonly skill: Skill };
  itemBuilt: { readonly item: Item };
  /** Its effect stands on the Scenario card. */
  scenarioItemBuilt: { readonly name: string };
  tileSet: { readonly tile: number; readonly accessible: boolean };
  inventionsSet: { readonly count: number };
  itemLost: { readonly item: Item };
  discoveryTaken: { readonly token: DiscoveryToken };
  startingUsed: { readonly item: number; readonly name: string | null; readonly left: number };
  terrainsSet: { readonly count: number };
  rolledAgain: { readonly by: string; readonly die: Die; readonly price: number };
  discoveryUsed: { readonly token: DiscoveryToken };
  demandMet: { readonly missing: number };
  tokensSet: { readonly count: number };
  firstGiven: { readonly to: string };
  roundSet: { readonly to: number; readonly byHand?: true };
  setRight: { readonly thing: Thing };
  playerLeft: { readonly player: string };
  playerBack: { readonly player: string };
  playerJoined: { readonly seat: Seat; readonly character: Character };
  phaseSkipped: { readonly phase: Phase };
  gameFinished: Fate;
  gameReopened: object;
  noteWritten: { readonly text: string };
}

export type EventType = keyof Facts;
export type Event = EventOf<Facts, Change>;

export const happened = factsOf<Facts, Change>();
