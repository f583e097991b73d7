import { tapWizard } from '../../../../perseverance/session/wizards/tapWizard';
import { say } from '../../../say';
import type { Command } from '../../command';
import type { State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';
import { askArea, askCampReward, NO_REWARD, type CampReward } from './askArea';

/** Within the Adventure Effect: a Camp for 1 Island Resource, and 2 Glowberries if it is further away. */
export const camp = tapWizard<State, Command>('camp', say('session.action.camp'), (trail, state, player) => {
  const raise = (area: number, reach: boolean, reward: CampReward): Command => ({
    type: 'buildCamp',
    player,
    area,
    reach,
    ...reward,
  });
  const area = askArea(trail, state, { id: 'camp', command: (id) => raise(id, false, NO_REWARD) });
  if (area === null) return null;
  const reach = trail.ask({
    id: 'reach',
    title: say('session.ask.reach'),
    help: say('session.ask.reachHelp'),
    options: [
      { id: 'near', label: say('session.ask.near') },
      { id: 'far', label: say('session.ask.far'), ...reasonAgainst(state, raise(area, true, NO_REWARD)) },
    ],
  });
  if (!reach) return null;
  const far = reach === 'far';
  const reward = askCampReward(trail, state, 'camp', (covered) => raise(area, far, covered));
  return reward && raise(area, far, reward);
});
