import type { Both, Names as AnyNames } from '@/engine';

/** What both episodes have: what the family may point to. */
export interface Names {
  readonly reference:
    | 'setup'
    | 'turn'
    | 'place-die'
    | 'player-die'
    | 'neutral-die'
    | 'anothers-die'
    | 'dissenter-die'
    | 'change-face'
    | 'secondary-action'
    | 'assembly'
    | 'final-scoring';
  readonly wizard:
    'turn' | 'setupChecklist' | 'takeDie' | 'assembly' | 'finalScoring' | 'stockTaking' | 'lessTracking';
  readonly screen: 'officers';
}

/** What an episode may point to and what both may. */
export type With<N extends AnyNames> = Both<N, Names>;
