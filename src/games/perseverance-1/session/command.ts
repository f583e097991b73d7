import type { DefenseColumn } from '../rules/defenseArea';
import type { AssemblyZone, TileChoice } from '../rules/assembly';
import type { NetGun } from '../rules/actionInput';
import type { CardId, Gains } from '../rules/challengeCards';
import type { FinalPlayer } from '../rules/finalScoring';
import type { FortificationOption } from '../rules/fortifications';
import type { OfficerRecord } from '../rules/officerScoring';
import type { SoldierCount } from '../rules/fields';
import type { ThreatCheck } from '../rules/threat';
import type { Dino, Officer, RewardId, Row, Soldier, Zone } from '../terms';
import type { RightCommand } from './putRight/command';
import type { Change } from './change';
import type { ColumnState, Counter, DefenderState, DinoDice, TrapState } from './state';

/** A column of a Defense area; needed in Full tracking, where the piece is put there. */
export interface Spot {
  readonly zone: Zone;
  readonly column: number;
}

export interface SoldierMove {
  readonly type: Soldier;
  readonly row: Row;
  readonly spot: Spot | null;
}

export type TrainingMove =
  | { readonly option: 'light' | 'light-food' | 'heavy-mr' | 'story' }
  | { readonly option: 'convert'; readonly count: number }
  | { readonly option: 'place'; readonly soldiers: readonly SoldierMove[] };

export interface FortificationMove {
  readonly option: FortificationOption;
  readonly spot: Spot | null;
  /** Of a Trap: its Dino space, the nearest to the Wall is 0, and its type if the owner tells it. */
  readonly space?: number;
  readonly trap?: Dino | null;
}

export type Move =
  | { readonly action: 'rations' | 'pub' | 'supply' | 'salvage' }
  | {
      readonly action: 'training';
      readonly steps: readonly TrainingMove[];
      readonly naturalLeader: { readonly row: Row; readonly spot: Spot | null } | null;
    }
  /** `zone`: where the neutral die lies that is swapped on the board. */
  | { readonly action: 'politics'; readonly option: 'pool' | 'board'; readonly zone: Zone | null }
  | {
      readonly action: 'settle';
      readonly placements: readonly { readonly zone: Zone; readonly space: number }[];
      /** What space 10 lets the player place. */
      readonly place: readonly SoldierMove[];
      /** Cubes for spaces 3 and 4, where the edition lets the player pay for more than one. */
      readonly cubes?: number;
    }
  | { readonly action: 'fortifications'; readonly steps: readonly FortificationMove[] }
  | { readonly action: 'place-soldiers'; readonly place: readonly SoldierMove[] }
  | {
      readonly action: 'leader-defense';
      readonly row: Row;
      readonly spot: Spot | null;
      readonly netGun: NetGun | null;
      /** Where the Net Gun slips its Trap. */
      readonly trap: { readonly column: number; readonly space: number; readonly type: Dino | null } | null;
    };

/** One thing on the grid of a Defense area, set as it lies on the board. */
export type DefenseEdit =
  | { readonly piece: 'dino'; readonly space: number; readonly to: Dino | null }
  | { readonly piece: 'trap'; readonly space: number; readonly to: TrapState | null }
  | { readonly piece: 'wall'; readonly to: string | null }
  | { readonly piece: 'soldier'; readonly row: Row; readonly to: DefenderState | null };

/** Jack's ability: one of the Dinos goes to another Zone. */
export interface Fireworks {
  readonly dino: Dino;
  readonly zone: Zone;
}

export interface ThreatMove extends Omit<ThreatCheck, 'roll'> {
  /** Null: the app rolls, unless the Threat is deterministic. */
  readonly roll: number | null;
}

export interface KeptCard {
  readonly card: CardId;
  readonly choice: string | null;
  /** As printed on the card, if it shows one, and what was rolled. */
  readonly check?: Pick<ThreatMove, 'threat' | 'roll'> | null;
}

/** On to the second stage: the Threat between the stages, and who is at risk where that can be chosen. */
export type Onward = Pick<ThreatMove, 'threat' | 'roll' | 'type'>;

/** One number that the table set otherwise than the rules, as it shall be afterwards. */
export interface Correction {
  readonly owner: string;
  readonly counter: Counter;
  readonly to: number;
}

export type Command =
  | RuledCommand
  /** What the rules say, and what the table set by hand on top of it: one entry, one undo. */
  | {
      readonly type: 'byHand';
      readonly command: RuledCommand;
      readonly corrections: readonly Correction[];
    };

/** One effect or Secondary Action. */
export type ActionCommand = Extract<RuledCommand, { readonly type: 'action' }>;

export type RuledCommand =
  | RightCommand
  | {
      readonly type: 'beginPlay';
      /** First Settlements that were chosen when the Officers lay on the table, by player. */
      readonly placements?: Readonly<Record<string, Zone>>;
      /** Two players: the unused Zone with two Dissenter Settlements; left out, it is kept or drawn. */
      readonly dissenterZone?: Zone;
    }
  /** A number that follows from the others was tapped: always refused, with where to change it. */
  | { readonly type: 'showDerived' }
  | { readonly type: 'adjust'; readonly player: string; readonly counter: Counter; readonly by: number }
  | { readonly type: 'correct'; readonly owner: string; readonly counter: Counter; readonly to: number }
  | {
      readonly type: 'correctDice';
      readonly owner: string;
      readonly inPlay: number;
      readonly pool: number;
    }
  | { readonly type: 'correctAssembly'; readonly to: number }
  | {
      readonly type: 'correctOfficer';
      readonly officer: Officer;
      readonly slots: readonly string[];
      readonly pool: Readonly<Record<string, number>>;
    }
  /** `from`: whose turn ends, so that two taps on one button end one turn. */
  | { readonly type: 'nextTurn'; readonly from?: string }
  | { readonly type: 'giveTurn'; readonly player: string }
  | {
      readonly type: 'takeDie';
      readonly player: string;
      /** Whose die: a player, the neutral dice, the Dissenters. */
      readonly owner: string;
      /** Where it is put, if the table says so. */
      readonly zone: Zone | null;
      /** For 1 Story, before it is placed. */
      readonly changeFace: boolean;
      /** The Dinos that its space brings, in the order of the symbols: in Full tracking, where the Zone is told. */
      readonly dinos?: readonly Dino[];
      readonly fireworks?: Fireworks | null;
      /** Deterministic Dinos: what lies open once the die that was used is rolled again. */
      readonly dinoDice?: DinoDice | null;
    }
  /** Down: what stops being followed is remembered as it is now. */
  | { readonly type: 'trackEssentials' }
  /** Up: with everything as the table has just counted it. */
  | { readonly type: 'takeStock'; readonly changes: readonly Change[] }
  | { readonly type: 'note'; readonly text: string }
  | {
      readonly type: 'influence';
      /** The Dissenters place only for free. */
      readonly player: string;
      readonly officer: Officer;
      readonly count: number;
      readonly source: 'action' | 'free';
      readonly foodUsed: number;
    }
  | {
      readonly type: 'challengeCard';
      readonly player: string;
      readonly card: CardId;
      readonly choice: string | null;
    }
  | {
      readonly type: 'patrolBegin';
      readonly player: string;
      readonly soldiers: SoldierCount;
      readonly stages: number;
      /** As printed on the card. */
      readonly requirement: number;
    }
  | {
      readonly type: 'patrolStage';
      readonly player: string;
      readonly stageRewards: Gains;
      /** Votes and Soldiers that the stage shows as well. */
      readonly moreRewards?: Gains;
      readonly challengeLimit: number;
      readonly drawn: readonly CardId[];
      readonly kept: readonly KeptCard[];
      /** Whether the Patrol goes on afterwards; left out, that is said later. Without anybody left it ends anyway. */
      readonly then?: 'end' | Onward;
    }
  | { readonly type: 'threat'; readonly player: string; readonly checks: readonly ThreatMove[] }
  | { readonly type: 'patrolEnd'; readonly player: string }
  | { readonly type: 'action'; readonly player: string; readonly move: Move }
  /** `effect`: what the Leader resolves there, without Dinos. */
  | {
      readonly type: 'leaderToCommunity';
      readonly player: string;
      readonly zone: Zone;
      readonly effect?: Move | null;
    }
  | { readonly type: 'leaderHome'; readonly player: string }
  | { readonly type: 'editDefense'; readonly zone: Zone; readonly column: number; readonly edit: DefenseEdit }
  /** Along the arrows, one after the other. */
  | { readonly type: 'placeDinos'; readonly zone: Zone; readonly dinos: readonly Dino[] }
  | {
      readonly type: 'setSettlement';
      readonly zone: Zone;
      readonly space: number;
      readonly owner: string | null;
    }
  | { readonly type: 'setZoneDice'; readonly zone: Zone; readonly owner: string; readonly count: number }
  | { readonly type: 'setDangerous'; readonly zone: Zone; readonly to: boolean }
  | { readonly type: 'setBreachTokens'; readonly to: readonly RewardId[] }
  | { readonly type: 'setDinoDice'; readonly to: DinoDice }
  | {
      readonly type: 'resolveDinoAttack';
      readonly zone: Zone;
      readonly activePlayer: string;
      /** As it lies on the board, with the rolls. */
      readonly columns: readonly DefenseColumn[];
      readonly picks: Readonly<Record<string, readonly RewardId[]>>;
      /** What is not tracked in Essentials; in Full tracking null: as tracked. */
      readonly community: CommunityArea | null;
      /** Safe or Dangerous before the attack, where the table says it; otherwise as tracked. */
      readonly dangerous?: boolean;
      /** The same position space by space: where Traps lie that nobody stood on. */
      readonly grid?: readonly ColumnState[];
      /** Combat Contribution that the table counted otherwise; picks follow from it. */
      readonly contribution?: Readonly<Record<string, number>>;
    }
  | {
      readonly type: 'resolveAssembly';
      readonly choices: Readonly<Partial<Record<Zone, TileChoice>>>;
      /** Null: as tracked, in Full tracking. */
      readonly zones: Readonly<Record<Zone, Omit<AssemblyZone, 'choice'>>> | null;
      readonly records: readonly OfficerRecord[] | null;
      /** Votes before the Assembly that the table counted anew, by owner. */
      readonly votes?: Readonly<Record<string, number>>;
      /** Which figures of `records` somebody has counted: only they are remembered. Left out: all. */
      readonly counted?: readonly string[];
    }
  /** `players` null: as tracked, in Full tracking. `counted` as above. */
  | {
      readonly type: 'resolveFinal';
      readonly players: readonly FinalPlayer[] | null;
      readonly counted?: readonly string[];
    }
  /** Ends the game without final scoring: places by Followers as they stand. */
  | { readonly type: 'finish' }
  | { readonly type: 'reopen' };

export interface CommunityArea {
  /** What of it the table was asked for: only that is remembered. */
  readonly counted?: { readonly settlements: boolean; readonly dice: boolean };
  /** Owners bottom to top, gaps left out. */
  readonly settlements: readonly string[];
  readonly dice: Readonly<Record<string, number>>;
  readonly leadersOnBoard: readonly string[];
}
