import { say } from '../../say';
import { walkWizard } from './walk';

/** Pawns back, resources over, items turned. */
export const endActions = walkWizard({
  id: 'endActions',
  title: () => say('session.action.endActions'),
  walk(walk) {
    walk.tick({
      id: 'clean',
      title: say('session.action.endActions'),
      help: say('session.help.endActions'),
      reference: 'after-actions',
      lines: (['pawns', 'extras', 'goods', 'items'] as const).map((id) => ({
        id,
        text: say(`session.list.${id}`),
      })),
    });
    return { type: 'endActions' };
  },
});
