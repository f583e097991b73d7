import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { say } from '../../say';
import { askOutcome } from './askOutcome';
import { askPosition, attackOn } from './askPosition';
import { askRolls } from './askRolls';
import { retrieveLines } from './retrieveLines';
import { wizard } from '../../session/wizards/wizard';

/** A whole Dino Attack, pp. 20–23: position, Traps, Walls, fight, breach, rewards, retrieve. One entry. */
export const dinoAttack = wizard({
  id: 'dinoAttack',
  title: () => say('session.attack.title'),
  actor: onTurn,
  reviewOnLast: true,
  script(ask, state, player) {
    const position = askPosition(ask, state, player);
    if (position === null) return null;
    const columns = askRolls(ask, state, position.zone, position.grid);
    return columns && askOutcome(ask, state, position, attackOn(ask, state, player, position, columns));
  },
  wrapUp: (state, command) => ({
    title: say('session.attack.retrieve'),
    note: say('session.attack.retrieveHelp'),
    lines: retrieveLines(state, command),
  }),
});
