import { DISCOVERY_TOKENS, type DiscoveryToken } from '../../discoveries';
import { nameAlone, say } from '../../say';
import { playersOf } from '../state';
import { walkWizard } from './walk';

/** A held token is used, or one that came otherwise than by exploring is taken. */
export const discovery = walkWizard({
  id: 'discovery',
  title: () => say('session.action.discovery'),
  walk(walk, state) {
    const held = DISCOVERY_TOKENS.filter((token) => state.discoveries.includes(token));
    const said = walk.choose<DiscoveryToken | 'other'>({
      id: 'token',
      title: say('session.walk.token'),
      help: say('session.help.discovery'),
      reference: 'discovery-tokens',
      options: [
        ...held.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
        { id: 'other', label: say('session.walk.otherToken'), note: say('session.walk.otherTokenNote') },
      ],
    });
    if (said === null) return null;
    if (said === 'other') {
      const token = walk.choose({
        id: 'taken',
        title: say('session.walk.whichTaken'),
        help: say('session.help.whichTaken'),
        reference: 'discovery-tokens',
        options: DISCOVERY_TOKENS.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
      });
      return token && { type: 'takeDiscovery', token };
    }
    const targets =
      said === 'pot-heal'
        ? walk.tick({
            id: 'who',
            title: say('session.walk.who'),
            help: say('session.help.cook'),
            reference: 'healing',
            lines: playersOf(state).map((id) => ({ id, text: nameAlone(id) })),
            missing: (ticked) =>
              ticked.length === 0 || ticked.length > 2 ? say('session.refusal.targetsNeeded') : null,
          })
        : [];
    return { type: 'useDiscovery', token: said, targets };
  },
});
