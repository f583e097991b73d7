import { say } from '../../say';
import { TERRAINS } from '../../terms';
import { FIELD_TOKENS, playersOf } from '../state';
import { playerOption } from './playerOption';
import { tokenName } from './tokenName';
import { walkWizard } from './walk';

/** What lies on the action fields and tracks, as it lies on the table. */
export const tokens = walkWizard({
  id: 'tokens',
  quick: true,
  title: () => say('session.action.tokens'),
  walk(walk, state) {
    const ticked = walk.tick({
      id: 'tokens',
      title: say('session.action.tokens'),
      help: say('session.help.tokens'),
      reference: 'tokens',
      ticked: state.tokens,
      lines: FIELD_TOKENS.map((id) => ({ id, text: tokenName(id) })),
    });
    return { type: 'setTokens', to: FIELD_TOKENS.filter((token) => ticked.includes(token)) };
  },
});

/** A terrain is lost when its only tile becomes inaccessible, and found again. */
export const terrains = walkWizard({
  id: 'terrains',
  quick: true,
  title: () => say('session.action.terrains'),
  walk(walk, state) {
    const ticked = walk.tick({
      id: 'terrains',
      title: say('session.action.terrains'),
      help: say('session.help.terrains'),
      reference: 'inventions',
      ticked: state.terrains,
      lines: TERRAINS.map((id) => ({ id, text: say(`terrain.${id}`) })),
    });
    return { type: 'setTerrains', to: TERRAINS.filter((terrain) => ticked.includes(terrain)) };
  },
});

/** Who goes first, where it did not just move on. */
export const first = walkWizard({
  id: 'first',
  quick: true,
  title: () => say('session.action.first'),
  walk(walk, state) {
    const to = walk.choose({
      id: 'to',
      title: say('session.action.first'),
      help: say('session.help.first'),
      reference: 'first-player',
      options: playersOf(state).map(playerOption),
    });
    return to === null ? null : { type: 'giveFirst', to };
  },
});
