import { field, type At } from '@/engine';
import {
  beginAssembly as begin,
  readAssemblyDraft as readDraft,
  readPlayerFigures,
  type AssemblyDraft as FamilyDraft,
} from '../../../perseverance/session/wizards/assembly/assemblyDraft';
import { PIECES, SETTLEMENT_SPACES } from '../../pieces';
import { ZONES, type Zone } from '../../terms';
import type { State } from '../state';

export const CONDITIONS = ['area', 'patrols', 'settlements', 'dice', 'wallsAndTraps'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const MOST_IN_ZONE = { settlements: SETTLEMENT_SPACES.dangerous, presence: 16 } as const;

/** What the rules accept of each number. */
export const MOST = {
  area: 20,
  patrols: 19,
  settlements: PIECES.settlements,
  dice: PIECES.dice,
  wallsAndTraps: PIECES.walls + PIECES.traps,
} as const;

export interface AssemblyDraft extends FamilyDraft<Zone> {
  /** What the Officers look at, in Essentials. */
  readonly records: Readonly<Record<string, Readonly<Partial<Record<Condition, number>>>>>;
}

export function beginAssembly(state: State): AssemblyDraft {
  return { ...begin(ZONES, state), records: {} };
}

export function readAssemblyDraft(at: At, state: State): AssemblyDraft {
  return {
    ...readDraft(at, state, ZONES, MOST_IN_ZONE),
    records: readPlayerFigures(field(at, 'records'), state, CONDITIONS, (condition) => MOST[condition]),
  };
}
