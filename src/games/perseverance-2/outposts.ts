import type { Changes } from './rules/books';
import type { CityZone, OutpostTile } from './terms';

/** What an Outpost lets its user do, and how often. */
export type OutpostStepKind =
  'settle' | 'dino' | 'perk' | 'movePerk' | 'influence' | 'challenge' | 'clear' | 'swapDie' | 'swapDice';

export interface Outpost {
  readonly cost?: Changes;
  readonly gains?: Changes;
  /** Once more for each own die in play. */
  readonly perDie?: Changes;
  /** Each time such a step is taken: what it costs; the first is free where `freeSteps` says so. */
  readonly stepCost?: Changes;
  readonly freeSteps?: number;
  readonly steps?: Readonly<Partial<Record<OutpostStepKind, number>>>;
  /** Settlements of it go to different Zones and bring no bonus; cubes bring a Perk of that Officer. */
  readonly perkWithCube?: true;
  /** The Leader goes back to the Player board, once the Effect is resolved. */
  readonly leaderReturns?: true;
  /** A further step of the table: an Effect, a stage of the own Adventure, a Counterattack. */
  readonly then?: 'effect' | 'stage' | 'counterattack';
}

/** The twenty tiles: appendix of the book. */
export const OUTPOST_EFFECTS: Readonly<Record<OutpostTile, Outpost>> = {
  'adventurers-lodge': { then: 'stage' },
  'builders-workshop': {
    cost: [
      ['scrap', 1],
      ['food', 1],
    ],
    steps: { settle: 2 },
  },
  'command-center': { leaderReturns: true, then: 'effect' },
  'crash-site': { gains: [['scrap', 3]] },
  'dinosaur-boneyard': { gains: [['islandResource', 3]] },
  'dinosaur-trap': { steps: { dino: 2 }, stepCost: [['food', 1]], freeSteps: 1 },
  'forward-barracks': { gains: [['heavySoldier', 2]] },
  'glowberry-patch': { gains: [['glowberry', 6]] },
  'hidden-paradise': {
    gains: [
      ['permanentVotes', 2],
      ['followers', 2],
    ],
  },
  'mushroom-farm': { gains: [['food', 3]] },
  'officers-lodge': { steps: { perk: 1, movePerk: 2 } },
  'patrol-hub': { steps: { challenge: 4 } },
  'pioneer-base': { steps: { clear: 1 } },
  'proving-grounds': { steps: { influence: 2 }, stepCost: [['lightSoldier', 1]], perkWithCube: true },
  'rendezvous-point': { steps: { perk: 3 }, stepCost: [['glowberry', 1]] },
  'secret-meeting-place': { steps: { influence: 5 }, stepCost: [['glowberry', 1]] },
  'speakers-rock': { gains: [['votes', 1]], steps: { swapDie: 1 } },
  'staging-ground': { then: 'counterattack' },
  'tranquil-meadow': { gains: [['story', 3]], perDie: [['glowberry', 1]] },
  'underground-passage': { steps: { swapDice: 1 }, then: 'effect' },
};

/** Where each Effect of the City is printed. */
export const EFFECT_ZONES = {
  adventure: 'sustenance',
  gather: 'sustenance',
  pub: 'sustenance',
  training: 'military',
  marketplace: 'expansion',
  politics: 'expansion',
  settle: 'expansion',
  build: 'construction',
  salvage: 'construction',
} as const satisfies Readonly<Record<string, CityZone>>;
