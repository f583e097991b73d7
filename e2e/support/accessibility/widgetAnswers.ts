import type { State } from '../../../src/games/perseverance-1/session/state';
import { withDeclined, type Picked } from '../../../src/games/perseverance-1/moments/dinoAttack/askRewards';
import type { AttackEntered } from '../../../src/games/perseverance-1/moments/dinoAttack/attackArea';
import type { Rolled } from '../../../src/games/perseverance-1/moments/dinoAttack/askRolls';
import { NOTHING } from '../../../src/games/perseverance-1/moments/dinoAttack/wallFaces';
import { withCard, type StageEntered } from '../../../src/games/perseverance-1/moments/patrol/stageEntered';
import { DINOS, ZONES } from '../../../src/games/perseverance-1/terms';
import type { WidgetAnswers } from '../../../__tests__/support/exploreWizard';

/** Every Dino space of a Defense area. */
const SPACES = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((depth) => `${column}:${depth}`));

/** What a person would answer in the widgets that games draw themselves and that do not go on without an answer. */
export const WIDGET_ANSWERS: WidgetAnswers = {
  attackPosition: (_state: State, said: AttackEntered) => ZONES.map((zone) => ({ ...said, zone })),
  attackRolls: (_state: State, said: Rolled) =>
    DINOS.map((type) => ({
      ...said,
      traps: Object.fromEntries(SPACES.map((space) => [space, `${type}:success`])),
      walls: Object.fromEntries([0, 1, 2, 3].map((column) => [column, NOTHING])),
    })),
  patrolStage: (_state: State, said: StageEntered) => [{ ...withCard(said, 'L8'), then: 'end' }],
  attackRewards: (state: State, picked: Picked) => [
    state.config.seats.reduce((before, { id }) => withDeclined(before, id), picked),
  ],
};
