import type { DiscoveryToken } from '../discoveries';
import type { Item } from '../items';
import type { ActionDice } from '../rules/actionDice';
import type { HealSource } from '../rules/heal';
import type { Beast } from '../rules/hunt';
import type { Source as TileSource } from '../rules/production';
import type { Die } from '../rules/reroll';
import type { HungryAnimals } from '../rules/weather';
import type { Skill } from '../skills';
import type { Cube, Deck, Terrain } from '../terms';
import type { Place } from './counters';
import type { Planned } from './planned';
import type { RightCommand } from './putRight/command';
import type { FieldToken, Haul, Source, TileNotes } from './state';

/** One number that the table set otherwise than the rules, as it shall be afterwards. */
export interface Correction extends Place {
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

/** What a Threat card asks for, and what it gives. */
export interface ThreatDeal {
  readonly wood: number;
  readonly food: number;
  readonly fur: number;
  readonly gainFood: number;
  readonly gainWood: number;
  readonly gainFur: number;
  readonly gainDetermination: number;
}

/** A player's skill or Friday's tokens pay for it. */
export interface Reroll {
  readonly by: string;
  readonly die: Die;
  readonly to: boolean;
}

/** What was seen when an action was resolved; each kind of action looks at its own part. */
export interface Resolution {
  readonly dice: ActionDice | null;
  /** Dice rolled once more, in the order in which it was done. */
  readonly rerolls: readonly Reroll[];
  readonly beast: Beast;
  readonly temporaryBonus: number;
  /** The Soldier pays for it now that the card is seen. */
  readonly frenzy?: boolean;
  readonly basket: boolean;
  readonly sack: boolean;
  readonly adventureExtra: number;
  /** Beast icons on a new island tile. */
  readonly beasts: number;
  readonly terrain: Terrain | null;
  readonly discoveries: readonly DiscoveryToken[];
  /** The number on the new tile, what it gives, and whether it shows a tent. */
  readonly tile?: number;
  readonly sources?: Readonly<Record<Cube, number>>;
  readonly shelter?: boolean;
  readonly choose: 'tokens' | 'morale' | null;
  readonly deal: ThreatDeal;
}

export interface WeatherCommand {
  readonly type: 'weather';
  readonly rain: number;
  readonly winter: number;
  readonly ignoreRain: number;
  readonly winterToRain: number;
  readonly hungryAnimals: HungryAnimals;
  readonly storm: boolean;
  readonly outside: readonly string[];
  /** By player outside: what he keeps of what his actions brought. */
  readonly kept?: Readonly<Record<string, Haul>>;
  /** The Furnace spares the wood of a winter cloud. */
  readonly furnace?: boolean;
  /** The Discovery token against a rain cloud is used. */
  readonly dryToken?: boolean;
  readonly hooch?: { readonly player: string; readonly how: 'ignore' | 'turn' } | null;
}

export interface Cooking {
  readonly source: HealSource;
  readonly targets: readonly string[];
  /** Its food is set aside at supper, and it heals when the wounds of the night are taken (ruling 38). */
  readonly after?: boolean;
}

export interface NightCommand {
  readonly type: 'night';
  readonly cooking: readonly Cooking[];
  /** Who goes without; null where nobody has to. */
  readonly hungry: readonly string[] | null;
  readonly keepFood: number;
  readonly goalMet: boolean;
  /** Of players away from the camp, by player. */
  readonly away: Readonly<Record<string, { readonly food: number; readonly tileShelter: boolean }>>;
  readonly move: {
    readonly tileShelter: boolean;
    readonly carry: readonly Cube[];
    readonly foodSources: number;
    readonly woodSources: number;
    /** The number of the new camp tile. */
    readonly tile: number;
  } | null;
}

export interface ProduceCommand {
  readonly type: 'produce';
  readonly sources: readonly TileSource[];
  readonly shortcut: (TileSource & { readonly tile: number }) | null;
  readonly pit: 'wound' | 'blank' | null;
}

/** What a card asks for: cubes and levels of the camp, tokens of one player. */
export const DEMANDS = ['wood', 'food', 'fur', 'weapon', 'palisade', 'roof', 'determination'] as const;
export type DemandKind = (typeof DEMANDS)[number];

export interface DemandCommand {
  readonly type: 'demand';
  readonly player: string | null;
  readonly wants: Readonly<Record<DemandKind, number>>;
  readonly onlyIfPossible: boolean;
}

export type RuledCommand =
  | RightCommand
  | { readonly type: 'beginPlay' }
  | ({ readonly type: 'adjust'; readonly by: number } & Place)
  | ({ readonly type: 'correct' } & Correction)
  | {
      readonly type: 'takeWounds';
      readonly owners: readonly string[];
      readonly wounds: number;
      readonly cause: Source;
    }
  | { readonly type: 'eventPhase'; readonly icon: 'book' | Deck }
  | { readonly type: 'moralePhase'; readonly atHighest: 'tokens' | 'heal' | null }
  | ProduceCommand
  | { readonly type: 'plan'; readonly actions: readonly Planned[] }
  | { readonly type: 'resolveAction'; readonly resolution: Resolution }
  /** The next action of the plan is not taken after all. */
  | { readonly type: 'dropAction' }
  /** A beast that a card forces on somebody. */
  | {
      readonly type: 'fight';
      readonly player: string;
      readonly beast: Beast;
      readonly strengthOnly: boolean;
      readonly temporaryBonus: number;
      readonly frenzy?: boolean;
    }
  | {
      readonly type: 'endActions';
      /** The tile whose food source the Corral covers; null where none is, and then there is no token either. */
      readonly corral?: number | null;
    }
  | WeatherCommand
  | NightCommand
  | { readonly type: 'skipPhase' }
  | {
      readonly type: 'useSkill';
      readonly player: string;
      readonly skill: Skill;
      /** Defense Plan: which of the two. */
      readonly raise: 'palisade' | 'weapon' | null;
      /** Grandma's Recipe: whom it heals. */
      readonly targets: readonly string[];
      /** Economical Construction: the action of the plan that it saves in, by its place in what is left. */
      readonly action?: number;
      /** Scouting: the token that stays. */
      readonly keeps?: DiscoveryToken;
    }
  | { readonly type: 'buildItem'; readonly item: Item }
  | { readonly type: 'loseItem'; readonly item: Item }
  | {
      readonly type: 'useDiscovery';
      readonly token: DiscoveryToken;
      readonly targets: readonly string[];
    }
  /** A token that came otherwise than by exploring: it can be used at once. */
  | { readonly type: 'takeDiscovery'; readonly token: DiscoveryToken }
  | { readonly type: 'useStarting'; readonly item: number }
  | { readonly type: 'setTerrains'; readonly to: readonly Terrain[] }
  /** What lies on an island tile, put as it is. */
  | { readonly type: 'setTile'; readonly tile: number; readonly notes: TileNotes }
  /** The inventions that lie on the board. */
  | { readonly type: 'setInventions'; readonly to: readonly Item[] }
  | DemandCommand
  | { readonly type: 'setTokens'; readonly to: readonly FieldToken[] }
  | { readonly type: 'giveFirst'; readonly to: string }
  | { readonly type: 'setRound'; readonly to: number }
  | { readonly type: 'finish'; readonly won: boolean }
  | { readonly type: 'reopen' }
  | { readonly type: 'note'; readonly text: string };

export type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { readonly type: T }>;
