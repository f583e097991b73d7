import { tapWizard } from '../../../../perseverance/session/wizards/tapWizard';
import { say } from '../../../say';
import type { Command } from '../../command';
import type { State } from '../../state';
import { askArea, askCampReward, NO_REWARD, type CampReward } from './askArea';
import { askRally } from './askRally';

/** Within the Adventure Effect: a Camp for 1 Island Resource. */
export const camp = tapWizard<State, Command>('camp', say('session.action.camp'), (trail, state, player) => {
  const point = askRally(trail, state, player, 'camp');
  if (!point) return null;
  const raise = (area: number | null, reward: CampReward): Command => ({
    type: 'buildCamp',
    player,
    area,
    ...point,
    ...reward,
  });
  const place = askArea(trail, state, { id: 'camp', command: (id) => raise(id, NO_REWARD) });
  if (!place) return null;
  const { area } = place;
  const reward = askCampReward(trail, state, {
    id: 'camp',
    player,
    command: (covered) => raise(area, covered),
  });
  return reward && raise(area, reward);
});
