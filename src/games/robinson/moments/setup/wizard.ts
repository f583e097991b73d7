import type { ChecklistLine } from '@/engine';
import { setup } from './rule';
import { nameOf, say } from '../../say';
import { tablePlan } from './plan';
import { setupOf } from '../../session/config';
import { wizard } from '../../session/wizards/wizard';

/** What the rules say of this table and no line of the list does: each thing is laid out once. */
const TOLD: readonly string[] = ['setup.costs', 'setup.solo', 'setup.arrangeChoose', 'setup.eventDeck'];

/** The physical set-up for exactly this table. */
export const setupChecklist = wizard({
  id: 'setupChecklist',
  quick: true,
  title: () => say('session.action.setupChecklist'),
  done: say('session.walk.tableSet'),
  script(ask, state) {
    const { config } = state;
    const legal = setup.ask(setupOf(config));
    const lines = legal.ok ? legal.value.explanation.filter(({ rule }) => TOLD.includes(rule.key)) : [];
    const list: readonly ChecklistLine[] = [
      { id: 'scenario', text: say('session.list.scenario') },
      { id: 'board', text: say('session.list.board') },
      ...config.seats.map(({ id }) => ({
        id: `character-${id}`,
        text: say('session.list.character', {
          player: nameOf(id),
          character: say(`character.${config.characters[id] ?? 'cook'}`),
        }),
      })),
      ...(config.friday ? [{ id: 'friday', text: say('session.list.friday') }] : []),
      ...(config.dog ? [{ id: 'dog', text: say('session.list.dog') }] : []),
      ...(config.seats.length === 4 ? [{ id: 'arrange', text: say('session.list.arrange') }] : []),
      ...lines.map((step) => ({ id: step.rule.key, text: step.rule })),
      ...(config.startingItems > 0
        ? [
            {
              id: 'startingItems',
              text: say('session.list.startingItems', { items: config.startingItems }),
            },
          ]
        : []),
      { id: 'decks', text: say('session.list.decks') },
      { id: 'island', text: say('session.list.island') },
      { id: 'inventions', text: say('session.list.inventions') },
      {
        id: 'wreckage',
        text: config.wreckage
          ? say('session.list.otherWreckage', { card: config.wreckage })
          : say('session.list.wreckage'),
      },
      { id: 'first', text: say('session.list.firstPlayer', { player: nameOf(state.first) }) },
    ];
    ask.tick({
      id: 'table',
      title: say('session.action.setupChecklist'),
      help: say('session.help.setup'),
      reference: 'setting-up',
      lines: list,
      plan: tablePlan(state, list),
    });
    return { type: 'beginPlay' };
  },
});
