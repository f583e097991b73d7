import { TRACKS } from '../../pieces';
import type { CardId } from '../../rules/challengeCards';
import type { Asset } from '../../terms';
import type { ByHandFigures } from './byHandFigures';
import type { Answered } from './trail';

export const STAGE_ASSETS = [
  'followers',
  'food',
  'mr',
  'story',
  'safeguard',
  'valor',
] as const satisfies readonly Asset[];

type StageAsset = (typeof STAGE_ASSETS)[number];

export const MOST_REWARD: Readonly<Record<StageAsset, number>> = {
  followers: 20,
  food: 20,
  mr: 20,
  story: 20,
  safeguard: TRACKS.safeguard.max,
  valor: TRACKS.valor.max,
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
