import type { State } from '../../../src/games/perseverance-1/session/state';
import {
  chooseZone,
  type AttackDraft,
} from '../../../src/games/perseverance-1/session/wizards/dinoAttackDraft';
import { resolveAttack } from '../../../src/games/perseverance-1/session/wizards/dinoAttackResolve';
import { ZONES } from '../../../src/games/perseverance-1/terms';
import type { WidgetAnswers } from '../../../__tests__/support/exploreWizard';

/** What a person would answer in the widgets that games draw themselves and that do not go on without an answer. */
export const WIDGET_ANSWERS: WidgetAnswers = {
  attackBegin: (_state: State, draft: AttackDraft) => ZONES.map((zone) => chooseZone(draft, zone)),
  attackRewards: (state: State, draft: AttackDraft) => [
    state.config.seats.reduce((before, { id }) => {
      const picker = resolveAttack(state, before)?.rewards.pickers.find(({ player }) => player === id);
      return picker?.status === 'open' ? picker.decline() : before;
    }, draft),
  ],
};
