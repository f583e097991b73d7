import type { PerkId } from '../perks';
import type { DinoCount } from '../rules/dinos';
import type { PerkInput } from '../rules/perk';
import type { SettlePick } from '../rules/settle';
import type { Effect } from '../rules/zoneEffect';
import type { BuildPick } from '../rules/build';
import type { CityZone, Dino, Officer, OutpostTile, Soldier, Terrain, TileCode, Zone } from '../terms';
import type { Gains } from './state';

/** A Perk and what has to be said to gain it. */
export type PerkPick = Pick<PerkInput, 'perk' | 'pay' | 'dino' | 'release'>;

/** The Camp where an Adventure Effect starts, and whether its targets may be one Cleared Area further. */
export interface RallyPoint {
  readonly rally?: number;
  readonly reach: boolean;
}

/** What a stage or a Challenge card gives besides numbers, and where it goes. */
export type Thing =
  | { readonly kind: 'dino'; readonly dino: Dino; readonly release: DinoCount }
  | { readonly kind: 'perk'; readonly pick: PerkPick }
  | { readonly kind: 'settlement'; readonly zone: CityZone }
  | {
      readonly kind: 'structure';
      readonly structure: 'camp' | 'outpost' | 'watchtower';
      readonly area: number | null;
      readonly tile: OutpostTile | null;
    };

/** Which Perk a Settlement or a Camp gives, where its bonus is one. */
interface WithPerk {
  readonly perk: PerkPick | null;
}

/** An Effect of a City Zone, with everything that the table has to say about it. */
export type EffectMove =
  | Exclude<Effect, { effect: 'training' | 'politics' | 'settle' | 'build' }>
  | Pick<Extract<Effect, { effect: 'training' }>, 'effect' | 'picks'>
  | {
      readonly effect: 'politics';
      /** `zone`: where the neutral die lies that is swapped on the board. */
      readonly picks: readonly { readonly option: 1 | 2 | 3; readonly zone: Zone | null }[];
    }
  | {
      readonly effect: 'settle';
      readonly discount: Extract<Effect, { effect: 'settle' }>['discount'];
      readonly picks: readonly (SettlePick & WithPerk)[];
      /** In Essentials: own Settlements in the Zones that pay Followers. */
      readonly standing?: Readonly<Partial<Record<CityZone, number>>>;
    }
  | {
      readonly effect: 'build';
      /** The Cleared Area of each structure, null in Essentials, and the tile of an Outpost. */
      readonly picks: readonly (BuildPick &
        WithPerk & { readonly area: number | null; readonly tile: OutpostTile | null })[];
    };

/** A Challenge card that was kept: what it gives, and its Threat. */
export interface KeptChallenge {
  readonly kind: Soldier;
  readonly gains: Gains;
  readonly things?: readonly Thing[];
  readonly check: {
    readonly threat: number;
    /** Null: the app rolls, unless the Threat is deterministic. */
    readonly roll: number | null;
    /** The Leader ignores this one. */
    readonly useLeader: boolean;
  } | null;
}

/** On to the second stage: the Threat between the stages, and who is at risk where that can be chosen. */
export interface Onward {
  readonly threat: number;
  readonly roll: number | null;
  readonly lose: Soldier | null;
  readonly advance: Soldier | null;
}

/** What an Outpost does beyond its plain gains; which of them, the tile says. */
export type OutpostStep =
  | { readonly kind: 'settle'; readonly zone: CityZone }
  | { readonly kind: 'dino'; readonly dino: Dino; readonly release: DinoCount }
  | { readonly kind: 'perk'; readonly pick: PerkPick }
  /** A cube moves from one Perk to another. */
  | { readonly kind: 'movePerk'; readonly from: PerkId; readonly pick: PerkPick }
  | { readonly kind: 'influence'; readonly officer: Officer; readonly perk: PerkPick | null }
  | { readonly kind: 'challenge'; readonly kept: KeptChallenge }
  | {
      readonly kind: 'clear';
      readonly terrain: Terrain;
      readonly dinos: number;
      readonly code?: TileCode | null;
    }
  | { readonly kind: 'swapDie'; readonly zone: Zone | null }
  /** Two dice of the board change places. */
  | { readonly kind: 'swapDice'; readonly one: BoardDie; readonly other: BoardDie };

export interface BoardDie {
  readonly zone: Zone;
  readonly owner: string;
}

/** An Effect that an Outpost lets its user resolve. */
export type OutpostEffect = EffectMove | ({ readonly effect: 'adventure' } & RallyPoint);
