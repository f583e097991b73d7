import type { Ask } from '@/engine';
import { say } from '../../say';
import type { RallyPoint } from '../../session/moves';
import type { State } from '../../session/state';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { askArea, askCampReward, NO_REWARD, type CampReward } from '../zoneEffects/askArea';
import { askRally } from './askRally';
import type { TakenOption } from './commands';
import { optionCommand } from './optionCommand';

/** Within the Adventure Effect: a Camp for 1 Island Resource. */
export const camp = wizard({
  id: 'camp',
  ...TAPS,
  title: () => say('session.action.camp'),
  script(ask, state, player) {
    const point = askRally(ask, state, player, 'camp');
    const taken = point && askCampFrom(ask, state, player, point);
    return taken && optionCommand(player, taken);
  },
});

type Camp = Extract<TakenOption, { option: 'camp' }>;

/** Where it is raised, and what it covers; null while something is open. */
export function askCampFrom(ask: Ask, state: State, player: string, point: RallyPoint): Camp | null {
  const raise = (area: number | null, reward: CampReward) =>
    optionCommand(player, campOn(point, area, reward));
  const place = askArea(ask, state, { id: 'camp', command: (id) => raise(id, NO_REWARD) });
  if (!place) return null;
  const { area } = place;
  const reward = askCampReward(ask, state, {
    id: 'camp',
    player,
    area,
    command: (covered) => raise(area, covered),
  });
  return reward && campOn(point, area, reward);
}

export function campOn(point: RallyPoint, area: number | null, reward: CampReward = NO_REWARD): Camp {
  return { option: 'camp', area, ...point, ...reward };
}
