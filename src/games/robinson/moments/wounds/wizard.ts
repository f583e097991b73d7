import { nameAlone, say } from '../../say';
import { bodiesOf } from '../../session/config';
import { WOUNDS_AT_ONCE } from '../../session/decide/decide';
import { isDead } from './decide';
import { figure, wizard } from '../../session/wizards/wizard';

/** Wounds of cards and effects: who, how many, and what did it. */
export const wounds = wizard({
  id: 'wounds',
  title: () => say('session.action.wounds'),
  script(ask, state) {
    const cause = ask.choose({
      id: 'cause',
      title: say('session.walk.cause'),
      help: say('session.help.cause'),
      reference: 'wounds',
      options: (['adventure', 'event', 'threat', 'card', 'hunt'] as const).map((id) => ({
        id,
        label: say(`session.source.${id}`),
      })),
    });
    if (cause === null) return null;
    const owners = ask.tick({
      id: 'who',
      title: say('session.walk.who'),
      help: say('session.help.who'),
      reference: 'wounds',
      lines: bodiesOf(state.config)
        .filter((id) => !isDead(state, id))
        .map((id) => ({ id, text: nameAlone(id) })),
      missing: (ticked) => (ticked.length === 0 ? say('session.refusal.targetsNeeded') : null),
    });
    const said = ask.count({
      id: 'count',
      title: say('session.walk.howMany'),
      help: say('session.help.howMany'),
      reference: 'wounds',
      figures: [figure('wounds', say('session.counter.wounds'), 1, WOUNDS_AT_ONCE)],
    });
    return { type: 'takeWounds', owners, wounds: said.wounds, cause };
  },
});
