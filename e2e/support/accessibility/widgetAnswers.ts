import type { State } from '../../../src/games/perseverance-1/session/state';
import { withDeclined, type Picked } from '../../../src/games/perseverance-1/moments/dinoAttack/askRewards';
import type { AttackBegun } from '../../../src/games/perseverance-1/moments/dinoAttack/attackArea';
import { ZONES } from '../../../src/games/perseverance-1/terms';
import type { WidgetAnswers } from '../../../__tests__/support/exploreWizard';

/** What a person would answer in the widgets that games draw themselves and that do not go on without an answer. */
export const WIDGET_ANSWERS: WidgetAnswers = {
  attackBegin: (_state: State, begun: AttackBegun) => ZONES.map((zone) => ({ ...begun, zone })),
  attackRewards: (state: State, picked: Picked) => [
    state.config.seats.reduce((before, { id }) => withDeclined(before, id), picked),
  ],
};
