import { field, optional, type At } from '@/engine';
import { record } from '../../../../perseverance/session/table';
import * as family from '../../../../perseverance/session/wizards/assembly/assemblyDraft';
import { PIECES } from '../../../pieces';
import { HALVES, type HalfChoice } from '../../../rules/rewardZone';
import { ZONES, type Zone } from '../../../terms';
import { CONDITIONS, type Conditions } from '../../known';
import type { State } from '../../state';

/** What is chosen openly, once the tiles are turned up: by second places, and by holders who are Popular. */
export const OPEN = ['popular', 'second'] as const;
export type Open = (typeof OPEN)[number];

type Halves = Readonly<Record<Zone, family.Taken<HalfChoice> | null>>;

export interface AssemblyDraft extends family.AssemblyDraft<Zone> {
  readonly open: Readonly<Record<Open, Halves>>;
  /** What the Officers look at, in Essentials. */
  readonly records: Readonly<Record<string, Partial<Conditions>>>;
}

/** All pieces may stand in one Zone. */
export const MOST_IN_ZONE = {
  settlements: 4 * PIECES.settlements,
  presence: PIECES.settlements + PIECES.camps + PIECES.dice + 1,
} as const;

/** What the rules accept of each number. */
export const MOST: Conditions = {
  settlements: PIECES.settlements,
  outposts: PIECES.settlements,
  camps: PIECES.camps,
  watchtowers: PIECES.watchtowers,
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
};

export function beginAssembly(state: State): AssemblyDraft {
  return {
    ...family.beginAssembly(ZONES, state),
    open: record(OPEN, () => record(ZONES, () => null)),
    records: {},
  };
}

export function readAssemblyDraft(at: At, state: State): AssemblyDraft {
  const open = field(at, 'open');
  return {
    ...family.readAssemblyDraft(at, state, ZONES, MOST_IN_ZONE),
    open: record(OPEN, (name) => family.readTaken(field(open, name), state, ZONES, HALVES)),
    // Drafts of older versions know nothing of it.
    records: optional(
      field(at, 'records'),
      (records) => family.readPlayerFigures(records, state, CONDITIONS, (condition) => MOST[condition]),
      {},
    ),
  };
}
