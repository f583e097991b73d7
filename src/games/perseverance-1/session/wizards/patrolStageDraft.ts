import { PIECES, TRACKS } from '../../pieces';
import type { CardId } from '../../rules/challengeCards';
import { STAGE_ASSETS } from '../../rules/patrolInput';
import type { Asset } from '../../terms';
import type { ByHandFigures } from './byHandFigures';
import type { Answered } from './trail';

/** Shown on some stages as well; the rules of a stage know nothing of them. */
export const MORE_ASSETS = ['votes', 'lightSoldier', 'heavySoldier'] as const satisfies readonly Asset[];

export const ALL_ASSETS = [...STAGE_ASSETS, ...MORE_ASSETS] as const;

type StageAsset = (typeof ALL_ASSETS)[number];

export const MOST_REWARD: Readonly<Record<StageAsset, number>> = {
  followers: 20,
  food: 20,
  mr: 20,
  story: 20,
  safeguard: TRACKS.safeguard.max,
  valor: TRACKS.valor.max,
  votes: 20,
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
};

export const MOST_SHOWN = 10;

export interface StageDraft extends Answered {
  /** Printed on the stage. */
  readonly rewards: Readonly<Record<StageAsset, number>>;
  /** Challenge cards that the stage shows: so many are kept. */
  readonly shown: number;
  readonly drawn: readonly CardId[];
  readonly kept: readonly CardId[];
  readonly byHand: ByHandFigures;
}
