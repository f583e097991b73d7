import { factsOf, type Decided, type EventOf } from '@/engine';
import type { TableFacts } from '../../perseverance/session/tableEvent';
import type { PerkId } from '../perks';
import type { DinoCount } from '../rules/dinos';
import type { Party } from '../rules/party';
import type { ThreatKind } from '../rules/threat';
import type { EffectName, Officer, OutpostTile, Soldier, TileCode, Zone } from '../terms';
import type { Change } from './change';
import type { Counter, Pieces } from './state';

/** One Threat and how it ended. A roll of the app is known only from here. */
export interface CheckedThreat {
  readonly kind: ThreatKind;
  readonly threat: number;
  /** Null: ignored, or a token moved instead. */
  readonly roll: number | null;
  readonly ignored: boolean;
  readonly lost: Soldier | null;
}

export const CARD_PIECES = ['dino', 'settlement', 'camp', 'outpost', 'watchtower'] as const;
type CardPiece = (typeof CARD_PIECES)[number];

/** What the timeline says of each kind of event; what it did stands in its changes. */
export interface Facts extends TableFacts<Counter, Officer, Zone> {
  dieTaken: { readonly player: string; readonly owner: string; readonly zone: Zone | null };
  influencePlaced: {
    readonly player: string;
    readonly officer: Officer;
    readonly count: number;
    readonly winners: readonly string[];
    /** Not the Secondary Action. */
    readonly free?: true;
  };
  perkGained: { readonly player: string; readonly perk: PerkId; readonly from: PerkId | null };
  effectTaken: { readonly player: string; readonly effect: EffectName };
  outpostUsed: { readonly player: string; readonly tile: OutpostTile; readonly area: number | null };
  explored: { readonly player: string };
  leaderMoved: { readonly player: string; readonly zone: Zone | null };
  /** A Camp became the Rally point of an Adventure Effect. Without an Area here and below: nobody follows the Map. */
  rallied: { readonly player: string; readonly area: number | null; readonly code?: TileCode };
  campBuilt: { readonly player: string; readonly area: number | null; readonly code?: TileCode };
  /** `area` is null for the Temple, which stays where it is. */
  adventureBegun: { readonly player: string; readonly party: Party; readonly area: number | null };
  stageResolved: {
    readonly player: string;
    readonly stage: number;
    readonly checks: readonly CheckedThreat[];
  };
  adventureWentOn: { readonly player: string; readonly checks: readonly CheckedThreat[] };
  adventureEnded: { readonly player: string; readonly party: Party };
  /** A piece that a stage or a Challenge card gave. */
  cardGave: { readonly player: string; readonly what: CardPiece };
  challenged: { readonly player: string; readonly checks: readonly CheckedThreat[] };
  fought: {
    readonly player: string;
    /** Whose Breach it was; null on the Map. */
    readonly breach: string | null;
    readonly killed: DinoCount;
    readonly captured: DinoCount;
    readonly lost: Readonly<Record<Soldier, number>>;
    /** The Area of the Staging Ground, where the Counterattack came from it. */
    readonly outpost?: number;
  };
  attacked: {
    readonly player: string;
    readonly area: number | null;
    readonly value: number;
    readonly threshold: number;
    readonly success: boolean;
  };
  breachSettled: { readonly player: string; readonly dinos: number };
  settlementsSet: { readonly zone: Zone; readonly owner: string; readonly count: number };
  areaSet: { readonly area: number; readonly gone: boolean; readonly code?: TileCode };
  piecesSet: { readonly player: string; readonly piece: keyof Pieces };
}

export type EventType = keyof Facts;
export type Event = EventOf<Facts, Change>;
export type Decision = Decided<Event>;

export const happened = factsOf<Facts, Change>();
