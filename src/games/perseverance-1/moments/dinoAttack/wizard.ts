import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { say } from '../../say';
import { askOutcome } from './askOutcome';
import { askPosition, attackOn } from './askPosition';
import { askRolls } from './askRolls';
import { askArea } from './attackArea';
import { wizard } from '../../session/wizards/wizard';

/** A whole Dino Attack, pp. 20–23: position, Traps, Walls, fight, breach, rewards, retrieve. One entry. */
export const dinoAttack = wizard({
  id: 'dinoAttack',
  title: () => say('session.attack.title'),
  actor: onTurn,
  script(ask, state, player) {
    const area = askArea(ask, state, player);
    const grid = askPosition(ask, state, player, area);
    if (area === null) return null;
    const columns = askRolls(ask, state, area.zone, grid);
    return columns && askOutcome(ask, state, area, attackOn(ask, state, player, area, columns));
  },
});
