import { say } from '../../say';
import type { Command } from '../../session/command';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { askArea, askCampReward, NO_REWARD, type CampReward } from '../zoneEffects/askArea';
import { askRally } from './askRally';

/** Within the Adventure Effect: a Camp for 1 Island Resource. */
export const camp = wizard({
  id: 'camp',
  ...TAPS,
  title: () => say('session.action.camp'),
  script(ask, state, player) {
    const point = askRally(ask, state, player, 'camp');
    if (!point) return null;
    const raise = (area: number | null, reward: CampReward): Command => ({
      type: 'buildCamp',
      player,
      area,
      ...point,
      ...reward,
    });
    const place = askArea(ask, state, { id: 'camp', command: (id) => raise(id, NO_REWARD) });
    if (!place) return null;
    const { area } = place;
    const reward = askCampReward(ask, state, {
      id: 'camp',
      player,
      command: (covered) => raise(area, covered),
    });
    return reward && raise(area, reward);
  },
});
