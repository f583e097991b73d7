import { maybe, text } from '@/engine';
import { HORDE_TOLL, START_CARAVAN } from '../../pieces';
import { amount, say } from '../../say';
import { sumOfResources } from '../../tally';
import { RESOURCES, type Caravan } from '../../terms';
import { computeSettle } from './decide';
import { refuse } from '../../session/refuse';
import { hordesOnMap, type State } from '../../session/state';
import { iconOf } from '../../session/view/figures';
import { wizard, type Ask } from '../../session/wizards/wizard';

/** What the Hordes take, what is left, and how the Settlement story ends. */
export const settle = wizard({
  id: 'settle',
  onePage: true,
  title: () => say('session.action.settle'),
  done: say('session.settle.done'),
  script(ask, state) {
    // The leader chooses, unless nothing goes or everything does.
    const removals = computeSettle(state, null).ok ? null : askToll(ask, state);
    tellLeft(ask, state, removals);
    const location = ask.draw<string | null>({
      id: 'place',
      title: say('session.settle.place'),
      help: say('session.settle.placeHelp'),
      reference: 'settlement-story',
      widget: 'location',
      shape: maybe(text),
      initial: null,
    });
    const fate = ask.choose({
      id: 'fate',
      title: say('session.settle.fate'),
      help: say('session.settle.fateHelp'),
      reference: 'settlement-story',
      missing: say('session.refusal.fateNeeded'),
      options: (['won', 'lost'] as const).map((id) => ({
        id,
        icon: id === 'won' ? 'settlement' : 'skull',
        label: say(`session.settle.${id}`),
        note: say(`session.settle.${id}Note`),
      })),
    });
    if (fate === null) return refuse('fateNeeded');
    return { type: 'settle', removals, won: fate === 'won', location };
  },
});

/** As many as the caravan sets out with are one tap. */
const QUICK = START_CARAVAN.survivors;

function askToll(ask: Ask, state: State): Caravan {
  const { caravan } = state;
  const due = Math.min(hordesOnMap(state) * HORDE_TOLL, sumOfResources(caravan));
  return ask.count({
    id: 'toll',
    title: say('session.settle.toll', { resources: amount('resources', due) }),
    help: say('session.settle.tollHelp'),
    reference: 'toll',
    together: due,
    figures: RESOURCES.map((resource) => ({
      id: resource,
      label: say(`resource.${resource}`),
      note: say('session.encounter.aboard', { count: caravan[resource] }),
      value: 0,
      track: { min: 0, max: caravan[resource] },
      quick: Math.min(QUICK, caravan[resource]),
    })),
    missing: (removals) => {
      const given = sumOfResources(removals);
      return given === due ? null : say('session.settle.stillDue', { count: due - given });
    },
  });
}

function tellLeft(ask: Ask, state: State, removals: Caravan | null): void {
  const outcome = computeSettle(state, removals);
  // While the toll is not paid there is nothing to tell.
  if (!outcome.ok) return;
  const { figures, explanation } = outcome.value;
  ask.tell({
    id: 'left',
    title: say('session.settle.left'),
    help: say('session.settle.leftHelp'),
    reference: 'settling',
    lines: RESOURCES.map((resource) => ({
      id: resource,
      icon: iconOf(resource),
      label: say(`resource.${resource}`),
      figure: `${figures.caravan[resource]}`,
      why: explanation,
    })),
  });
}
