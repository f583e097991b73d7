import { field, list, ok, oneOf, optional, whole, type Wizard } from '@/engine';
import { playerActs, whoActs } from '../../../perseverance/session/wizards/playerActs';
import { CARD_IDS } from '../../rules/challengeCards';
import { say } from '../../say';
import type { Command } from '../command';
import { stagePlayer } from '../due';
import { no } from '../refuse';
import { record, type State } from '../state';
import { readByHand, withTotals } from './byHandFigures';
import { readPlayer } from './choose';
import { patrolReview } from './patrolReview';
import { ALL_ASSETS, MOST_REWARD, MOST_SHOWN, type StageDraft } from './patrolStageDraft';
import { walkStage } from './patrolStageWalk';
import { readAnswers } from './trail';

/** One stage of a Patrol, pp. 12–13: rewards, cards, Threats, and the way on, in one entry. */
export const patrolStage: Wizard<State, Command, StageDraft> = {
  id: 'patrolStage',
  title: () => say('session.action.patrolStage'),
  actor: playerActs,
  begin: (state, player) => ({
    player: whoActs({ ...state, turn: stagePlayer(state) }, player),
    rewards: record(ALL_ASSETS, () => 0),
    shown: 0,
    drawn: [],
    kept: [],
    answers: {},
    byHand: {},
  }),
  readDraft: (at, state) => {
    const cards = (key: string) => list(field(at, key), (card) => oneOf(card, CARD_IDS), { max: 16 });
    const rewards = field(at, 'rewards');
    return {
      player: readPlayer(at, state),
      rewards: record(ALL_ASSETS, (asset) =>
        optional(field(rewards, asset), (many) => whole(many, { max: MOST_REWARD[asset] }), 0),
      ),
      shown: whole(field(at, 'shown'), { max: MOST_SHOWN }),
      drawn: cards('drawn'),
      kept: cards('kept'),
      answers: readAnswers(at),
      byHand: readByHand(field(at, 'byHand')),
    };
  },
  steps: (state, draft) => walkStage(state, draft).steps,
  review: (state, draft) => {
    const { certain } = walkStage(state, draft);
    if (!certain) return [];
    return patrolReview(state, draft.player, certain, draft.byHand, (byHand) => ({ ...draft, byHand }));
  },
  commit: (state, draft) => {
    const { command } = walkStage(state, draft);
    return command ? ok(withTotals(command, draft.byHand)) : no('nothingChosen');
  },
};
