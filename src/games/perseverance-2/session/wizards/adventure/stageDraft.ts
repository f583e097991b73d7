import { field, list, optional, readByHand, text, whole, type At, type ByHandFigures } from '@/engine';
import { readPlayer } from '../../../../perseverance/session/wizards/choose';
import { whoActs } from '../../../../perseverance/session/wizards/playerActs';
import { readAnswers, type Answered } from '../../../../perseverance/session/wizards/trail';
import { playersOf } from '../../../../perseverance/session/table';
import { stored } from '../../pieces';
import { seatOf } from '../../records';
import type { Gains, State } from '../../state';

/** One for each piece on the card, and no more than eight of those. */
export const MOST_CARDS = 8;

export interface StageDraft extends Answered {
  /** Printed on the stage. */
  readonly rewards: Gains;
  /** Challenge cards that the stage lets keep. */
  readonly shown: number;
  /** What each kept card gives. */
  readonly cards: readonly Gains[];
  readonly ticked: readonly string[];
  readonly byHand: ByHandFigures;
}

/** Whoever is on turn; a stage that the last player left open comes first. */
export function beginStage(state: State, player?: string): StageDraft {
  const late = playersOf(state).find((id) => seatOf(state, id).adventure?.late);
  return {
    player: whoActs({ ...state, turn: late ?? state.turn }, player),
    rewards: {},
    shown: 0,
    cards: [],
    answers: {},
    ticked: [],
    byHand: {},
  };
}

export function readStage(at: At, state: State): StageDraft {
  return {
    player: readPlayer(at, state),
    rewards: optional(field(at, 'rewards'), stored.gains, {}),
    shown: optional(field(at, 'shown'), (shown) => whole(shown, { max: MOST_CARDS }), 0),
    cards: optional(field(at, 'cards'), (cards) => list(cards, stored.gains, { max: MOST_CARDS }), []),
    answers: readAnswers(at),
    ticked: optional(field(at, 'ticked'), (ticked) => list(ticked, text), []),
    byHand: readByHand(field(at, 'byHand')),
  };
}
