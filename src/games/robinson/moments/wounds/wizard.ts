import { nameAlone, say } from '../../say';
import { bodiesOf } from '../../session/config';
import { WOUNDS_AT_ONCE } from '../../session/decide/decide';
import { isDead } from './decide';
import { askFate } from '../../session/wizards/askFate';
import { figure, wizard } from '../../session/wizards/wizard';

/** Wounds of cards and effects: who, how many, and what did it. */
export const wounds = wizard({
  id: 'wounds',
  onePage: true,
  title: () => say('session.action.wounds'),
  script(ask, state) {
    const cause = ask.choose({
      id: 'cause',
      title: say('session.walk.cause'),
      layout: 'chips',
      help: say('session.help.cause'),
      reference: 'wounds',
      options: (['adventure', 'event', 'threat', 'card', 'hunt'] as const).map((id) => ({
        id,
        label: say(`session.source.${id}`),
      })),
    });
    if (cause === null) return null;
    const owners = ask.pick({
      id: 'who',
      title: say('session.walk.who'),
      help: say('session.help.who'),
      reference: 'wounds',
      most: bodiesOf(state.config).length,
      options: () =>
        bodiesOf(state.config)
          .filter((id) => !isDead(state, id))
          .map((id) => ({ id, label: nameAlone(id) })),
      missing: (picked) => (picked.length === 0 ? say('session.refusal.targetsNeeded') : null),
    });
    const said = ask.count({
      id: 'count',
      title: say('session.walk.howMany'),
      help: say('session.help.howMany'),
      reference: 'wounds',
      figures: [figure('wounds', say('session.counter.wounds'), 1, WOUNDS_AT_ONCE)],
    });
    const command = { type: 'takeWounds', owners, wounds: said.wounds, cause } as const;
    askFate(ask, state, command);
    return command;
  },
});
