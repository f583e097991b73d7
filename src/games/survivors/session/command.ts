import type { Faces } from '../rules/chances';
import type { HordeChoice } from '../rules/hordeMove';
import type { Corner } from '../rules/challenges';
import type { Caravan, Place, Resource, RingPlace, Side, Skill, Trio } from '../terms';
import type { RightCommand } from './putRight/command';
import type { Hordes } from './state';

/** Shared numbers that rules change: the caravan's Resources and the tiles left to draw. */
export type Dial = Resource | 'stack';

/** One dial that the table set otherwise than the rules, as it shall be afterwards. */
export interface Correction {
  readonly dial: Dial;
  readonly to: number;
}

export const OUTCOMES = ['penalty', 'reward', 'bonus'] as const;
export type OutcomeKind = (typeof OUTCOMES)[number];

/** Cards of one player, by deck. */
export type CardCounts = Readonly<Record<string, Trio>>;

/** What the Encounter Guide prints for a Penalty, a Reward or a Bonus. */
export interface OutcomeMove {
  /** Gains and losses, with their sign. */
  readonly changes: Caravan;
  readonly drawn: CardCounts;
  readonly addHordes: readonly Place[];
  readonly removeHordes: readonly Place[];
}

export type Command =
  | RuledCommand
  /** What the rules say, and what the table set by hand on top of it: one entry, one undo. */
  | {
      readonly type: 'byHand';
      readonly command: RuledCommand;
      readonly corrections: readonly Correction[];
    };

export type RuledCommand =
  | RightCommand
  | { readonly type: 'beginPlay'; readonly hordes: readonly Place[]; readonly leader: string }
  | { readonly type: 'adjust'; readonly resource: Resource; readonly by: number }
  | { readonly type: 'correct'; readonly resource: Resource; readonly to: number }
  | { readonly type: 'adjustCards'; readonly player: string; readonly deck: Skill; readonly by: number }
  | {
      readonly type: 'correctPool';
      readonly player: string;
      readonly side: Side;
      readonly skill: Skill;
      readonly to: number;
    }
  | { readonly type: 'correctStack'; readonly to: number }
  | { readonly type: 'setFaces'; readonly to: Faces }
  | { readonly type: 'giveLead'; readonly to: string }
  /** The board as it lies on the table, set by hand. */
  | { readonly type: 'setHordes'; readonly to: Hordes }
  | {
      readonly type: 'setIcon';
      readonly place: Place;
      readonly corner: number;
      readonly to: Skill | null;
    }
  | {
      readonly type: 'travel';
      readonly direction: RingPlace;
      readonly leader: string;
      readonly choices: readonly HordeChoice[];
      /** Where the Hordes ended up on the new board, if the table moved them otherwise. */
      readonly hordes: Hordes | null;
    }
  | {
      readonly type: 'countChallenges';
      /** Null: the table counted without the app, and says all three totals. */
      readonly corners: readonly Corner[] | null;
      readonly split: Trio;
      readonly adjust: Trio;
      readonly threat: Skill | null;
      /** Totals that the table counted otherwise. */
      readonly totals: Readonly<Partial<Record<Skill, number>>>;
      /** Ability Cards that did it: they leave the game. */
      readonly played?: CardCounts;
    }
  | {
      readonly type: 'encounter';
      readonly sides: Readonly<Record<string, Side>>;
      readonly rolled: Trio;
      readonly aberrant: Skill | null;
      readonly cardSuccesses: Trio;
      readonly cardChallenges: Trio;
      readonly played: CardCounts;
      readonly lossResource: Resource;
      readonly outcomes: Readonly<Record<OutcomeKind, OutcomeMove>>;
    }
  /** A card changed tiles after the count: the Challenges as they are now; the Threat stays (ruling 14). */
  | { readonly type: 'recount'; readonly totals: Trio }
  /** The table resolved it without the app. */
  | { readonly type: 'skipEncounter' }
  | {
      readonly type: 'settle';
      readonly removals: Caravan | null;
      readonly won: boolean;
      /** As the table calls the tile; null where it did not say. */
      readonly location: string | null;
    }
  /** Ends the game without a settlement. */
  | { readonly type: 'giveUp' }
  | { readonly type: 'reopen' }
  | { readonly type: 'note'; readonly text: string };
