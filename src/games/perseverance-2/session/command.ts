import type { CountedZone } from '../../perseverance/session/wizards/assembly/assembling';
import type { DinoCount } from '../rules/dinos';
import type { CombatInput } from '../rules/combat';
import type { DinoAttackInput } from '../rules/dinoAttack';
import type { Party } from '../rules/party';
import type { DIE_REWARDS } from '../rules/placeDie';
import type { ZoneChoices } from '../rules/rewardZone';
import type { Trial } from '../rules/templeAdventure';
import type { CityZone, Dino, Officer, OutpostTile, Terrain, TileCode, Zone } from '../terms';
import type { Change } from './change';
import type { Conditions, Counted } from './known';
import type {
  EffectMove,
  KeptChallenge,
  Onward,
  OutpostEffect,
  OutpostStep,
  PerkPick,
  RallyPoint,
  Thing,
} from './moves';
import type { RightCommand } from './putRight/command';
import type { Adventure, Area, BreachState, Counter, Gains, Pieces } from './state';

/** One number that the table set otherwise than the rules, as it shall be afterwards. */
export interface Correction {
  readonly owner: string;
  readonly counter: Counter;
  readonly to: number;
}

/** The fighting of a Combat, without who fights. */
export type Fight = Pick<
  CombatInput,
  'committed' | 'dinos' | 'injuries' | 'cancel' | 'capture' | 'release' | 'wrangler'
>;

export type Command =
  | RuledCommand
  /** What the rules say, and what the table set by hand on top of it: one entry, one undo. */
  | {
      readonly type: 'byHand';
      readonly command: RuledCommand;
      readonly corrections: readonly Correction[];
    };

export type RuledCommand =
  TableCommand | TurnCommand | OutsideCommand | CorrectingCommand | ScoringCommand | RightCommand;

type TableCommand =
  | { readonly type: 'beginPlay' }
  /** A number that follows from the others was tapped: always refused, with where to change it. */
  | { readonly type: 'showDerived' }
  /** `from`: whose turn ends, so that two taps on one button end one turn. */
  | { readonly type: 'nextTurn'; readonly from?: string }
  | { readonly type: 'giveTurn'; readonly player: string }
  | { readonly type: 'note'; readonly text: string }
  /** Down: what stops being followed is remembered as it is now. */
  | { readonly type: 'trackEssentials' }
  /** Up: with everything as the table has just counted it. */
  | { readonly type: 'takeStock'; readonly changes: readonly Change[] }
  /** Ends the game without final scoring: places by Followers as they stand. */
  | { readonly type: 'finish' }
  | { readonly type: 'reopen' };

type TurnCommand =
  | {
      readonly type: 'takeDie';
      readonly player: string;
      /** Whose die: a player, the neutral dice, the Dissenters. */
      readonly owner: string;
      /** Where it is put, if the table says so. */
      readonly zone: Zone | null;
      readonly changeFace: boolean;
      readonly matching: boolean;
      readonly reward: (typeof DIE_REWARDS)[number] | null;
    }
  | { readonly type: 'effect'; readonly player: string; readonly move: EffectMove }
  /** Cubes and then, with the Secondary Action, one Perk of that Officer. The Dissenters place only for free. */
  | {
      readonly type: 'influence';
      readonly player: string;
      readonly officer: Officer;
      readonly count: number;
      readonly source: 'action' | 'free';
      readonly perk: PerkPick | null;
    }
  | { readonly type: 'gainPerk'; readonly player: string; readonly pick: PerkPick }
  | { readonly type: 'explore'; readonly player: string; readonly take: 'glowberry' | 'story' | 'valor' }
  /** Placed, moved or, where the Perk allows it, staying; the Effect is an entry of its own. */
  | { readonly type: 'moveLeader'; readonly player: string; readonly to: Zone; readonly friendly: boolean }
  | {
      readonly type: 'useOutpost';
      readonly player: string;
      readonly tile: OutpostTile;
      readonly area: number | null;
      readonly steps: readonly OutpostStep[];
      /** Command Center and Underground Passage: the Effect that is resolved. */
      readonly effect?: OutpostEffect | null;
    };

/**
 * `rally`: the Area of the Camp that is the Rally point; not said where the Adventure goes on, or where there is only
 * one. `reach`: one Cleared Area further, for 2 Glowberries in the whole Effect.
 */
type OutsideCommand =
  /** An Adventure Effect begins; its options follow, each an entry of its own. */
  | ({ readonly type: 'rally'; readonly player: string } & RallyPoint)
  | ({ readonly type: 'combat'; readonly player: string; readonly fight: Fight } & RallyPoint)
  | {
      readonly type: 'counterattack';
      readonly player: string;
      /** Whose Breach it is; its Dinos and Savior Bonus are tracked. */
      readonly of: string;
      readonly fight: Omit<Fight, 'dinos'>;
      /** Twice on the Staging Ground. */
      readonly saviorTimes: 1 | 2;
      /** The Area of the Staging Ground, which is used with it. */
      readonly outpost?: number | null;
    }
  | {
      readonly type: 'dinoAttack';
      /** Whose Camp or Outpost was used. */
      readonly owner: string;
      /** Null in Essentials, as everywhere below: nobody follows the Map. */
      readonly area: number | null;
      readonly trigger: DinoAttackInput['trigger'];
      /** In Essentials: what stands in the Area. */
      readonly structures?: DinoAttackInput['structures'];
      readonly threshold: number;
      readonly valorSpent: number;
      readonly card: DinoAttackInput['card'];
      readonly dangerousDinos: DinoCount;
      readonly dangerousChosen: DinoCount | null;
      readonly successReward: Gains;
      readonly failReward: Gains;
      /** Kept with the Breach. */
      readonly saviorBonus: Gains;
    }
  | { readonly type: 'settleBreach'; readonly player: string; readonly remove: Dino | null }
  | {
      readonly type: 'buildCamp';
      readonly player: string;
      readonly area: number | null;
      readonly rally?: number;
      readonly reach: boolean;
      /** What the Camp covers. */
      readonly followers: number;
      readonly bonus: 'influence' | 'perk' | null;
      readonly perk: PerkPick | null;
    }
  | {
      readonly type: 'beginAdventure';
      readonly player: string;
      readonly rally?: number;
      readonly reach: boolean;
      /** Of the tile that is removed; null: the Temple, which stays. */
      readonly terrain: Terrain | null;
      /** What is printed on that tile, if the table says so. */
      readonly code?: TileCode | null;
      /** As printed on the card. */
      readonly requirement: number;
      readonly stages: number;
      readonly trial: Trial | null;
      readonly party: Party;
    }
  | {
      readonly type: 'adventureStage';
      readonly player: string;
      readonly rewards: Gains;
      /** What the stage gives besides numbers. */
      readonly things?: readonly Thing[];
      readonly kept: readonly KeptChallenge[];
      /** Adventurers' Lodge: no Threat counts. */
      readonly ignoreThreats: boolean;
      /** The Area of the Lodge, which is used with it. */
      readonly lodge?: number | null;
      /** Whether it goes on afterwards; null: that is said later. Without anybody left it ends anyway. */
      readonly then: 'end' | Onward | null;
      /** What Savant gives when it is completed. */
      readonly savant: PerkPick | null;
    }
  | { readonly type: 'endAdventure'; readonly player: string; readonly savant: PerkPick | null };

type CorrectingCommand =
  | { readonly type: 'adjust'; readonly player: string; readonly counter: Counter; readonly by: number }
  | ({ readonly type: 'correct' } & Correction)
  | { readonly type: 'correctDice'; readonly owner: string; readonly inPlay: number; readonly pool: number }
  | { readonly type: 'correctAssembly'; readonly to: number }
  | {
      readonly type: 'correctOfficer';
      readonly officer: Officer;
      readonly slots: readonly string[];
      readonly pool: Readonly<Record<string, number>>;
    }
  | { readonly type: 'setZoneDice'; readonly zone: Zone; readonly owner: string; readonly count: number }
  | {
      readonly type: 'setSettlements';
      readonly zone: CityZone;
      readonly owner: string;
      readonly count: number;
    }
  | { readonly type: 'addArea'; readonly terrain: Terrain; readonly code?: TileCode | null }
  | { readonly type: 'setArea'; readonly area: Area }
  | { readonly type: 'removeArea'; readonly id: number }
  | ({ readonly type: 'setPieces'; readonly player: string } & SetPieces);

export type SetPieces =
  | { readonly piece: 'perks'; readonly to: Pieces['perks'] }
  | { readonly piece: 'enclosure'; readonly to: DinoCount }
  | { readonly piece: 'leader'; readonly to: Zone | null }
  | { readonly piece: 'adventure'; readonly to: Adventure | null }
  | { readonly piece: 'breach'; readonly to: BreachState | null }
  | { readonly piece: 'toppled'; readonly to: Party };

type ScoringCommand =
  | {
      readonly type: 'resolveAssembly';
      readonly choices: Readonly<Partial<Record<Zone, ZoneChoices>>>;
      /** Zones that the table counted; the others are as tracked. */
      readonly zones?: Readonly<Partial<Record<Zone, CountedZone>>>;
      /** Votes before the Assembly that the table counted anew, by owner. */
      readonly votes?: Readonly<Record<string, number>>;
      /** In Essentials: what the Officers look at, by player, as far as they asked for it. */
      readonly records?: Readonly<Record<string, Partial<Conditions>>>;
    }
  /** `holdings`: in Essentials, what everybody has left, as far as somebody counted it. */
  | { readonly type: 'resolveFinal'; readonly holdings?: Readonly<Record<string, Counted>> };
