import {
  field,
  oneOf,
  optional,
  readByHand,
  saidByHand,
  type At,
  type ByHandFigures,
  type Outcome,
} from '@/engine';
import { clockwise } from '../../ring';
import type { Corner } from '../../rules/challenges';
import { NO_SKILLS } from '../../tally';
import { RING, SKILLS, type Skill, type Trio } from '../../terms';
import type { CardCounts, RuledCommand } from '../command';
import { touching, workedChallenges } from '../decide/countChallenges';
import { board, type Board } from '../fields';
import { playersOf, type State } from '../state';
import { cardsOr, skillOr, trioOr } from './readDraft';

export interface ChallengesDraft {
  /** Icon by icon, or the totals as the table counted them. */
  readonly how: 'icons' | 'totals' | null;
  readonly tiles: Board;
  readonly split: Trio;
  readonly adjust: Trio;
  readonly totals: Trio;
  readonly threat: Skill | null;
  /** Ability Cards that changed the Challenges, by player. */
  readonly played: CardCounts;
  readonly byHand: ByHandFigures;
}

/** Icons that were read off in an earlier turn are there already. */
export function beginChallenges({ tiles }: State): ChallengesDraft {
  return {
    how: null,
    tiles,
    split: NO_SKILLS,
    adjust: NO_SKILLS,
    totals: NO_SKILLS,
    threat: null,
    played: {},
    byHand: {},
  };
}

export function readChallengesDraft(at: At, state: State): ChallengesDraft {
  return {
    how: optional(field(at, 'how'), (how) => oneOf(how, ['icons', 'totals'] as const), null),
    tiles: board(field(at, 'tiles')),
    split: trioOr(field(at, 'split')),
    adjust: trioOr(field(at, 'adjust')),
    totals: trioOr(field(at, 'totals')),
    threat: skillOr(field(at, 'threat')),
    played: cardsOr(field(at, 'played'), playersOf(state)),
    byHand: readByHand(field(at, 'byHand')),
  };
}

export function challengesCommand(draft: ChallengesDraft): RuledCommand {
  const { how, split, adjust, threat, played } = draft;
  return {
    type: 'countChallenges',
    corners: how === 'icons' ? cornersOf(draft.tiles) : null,
    split,
    adjust,
    threat,
    totals: how === 'icons' ? saidTotals(draft.byHand) : draft.totals,
    ...(how === 'icons' && { played }),
  };
}

/** The three icons at each corner; null while one is missing. */
export function cornersOf(tiles: Board): readonly Corner[] | null {
  const corners = RING.flatMap((k): readonly Corner[] => {
    const next = clockwise(k, 1);
    const icon = tiles.E[k];
    const first = tiles[k][touching(k)[0].own];
    const second = tiles[next][touching(next)[1].own];
    return icon && first && second ? [{ icon, neighbours: [first, second] }] : [];
  });
  return corners.length === RING.length ? corners : null;
}

export function saidTotals(byHand: ByHandFigures): Readonly<Partial<Record<Skill, number>>> {
  return Object.fromEntries(
    SKILLS.flatMap((skill) => {
      const said = saidByHand(byHand, skill);
      return said === undefined ? [] : [[skill, said]];
    }),
  );
}

/** What the rules have counted so far; null where something is missing. */
export function countedSoFar(
  state: State,
  draft: ChallengesDraft,
): Outcome<{ readonly totals: Trio }> | null {
  const corners = cornersOf(draft.tiles);
  if (!corners) return null;
  const outcome = workedChallenges(state, { ...draft, corners });
  return outcome.ok ? outcome.value : null;
}

/** The totals as they would count now. */
export function totalsNow(state: State, draft: ChallengesDraft): Trio | null {
  if (draft.how === 'totals') return draft.totals;
  const counted = draft.how === 'icons' ? countedSoFar(state, draft) : null;
  return counted && { ...counted.figures.totals, ...saidTotals(draft.byHand) };
}
