import { added, among, number, text, type Phrase, type ReadFields } from '@/engine';
import { ITEM_NAMES } from '../items';
import { TARGETS } from '../moments/actions/buildCheck';
import { cardName, say } from '../say';
import { CUBES, type Action } from '../terms';
import type { Planned } from '../moments/plan/planned';
import type { State } from './state';

/** What an action is about: what is built, gathered, explored or dealt with. */
export const actionAbout = {
  build: added(among(TARGETS)),
  item: added(among(ITEM_NAMES)),
  scenarioItem: added(text),
  cube: added(among(CUBES)),
  space: added(number()),
  card: added(text),
};
export type ActionAbout = ReadFields<typeof actionAbout>;

export function aboutOf(state: Pick<State, 'threat'>, one: Planned): ActionAbout {
  const { build, item, scenarioItem, cube, space, threat } = one;
  const card = threat === null ? null : state.threat[threat];
  return {
    ...(build !== null && { build }),
    ...(item !== null && { item }),
    ...(scenarioItem !== undefined && { scenarioItem }),
    ...(cube !== null && { cube }),
    ...(space !== null && { space }),
    ...(card !== null && { card }),
  };
}

/** "Building (roof)", "Gathering (wood, tile 3)". */
export function actionText(action: Action, about: ActionAbout = {}): Phrase {
  const what = whatOf(action, about);
  return what === null
    ? say(`action.${action}`)
    : say('session.actionOf', { action: say(`action.${action}`), what });
}

function whatOf(
  action: Action,
  { build, item, scenarioItem, cube, space, card }: ActionAbout,
): Phrase | null {
  if (card !== undefined) return cardName(card);
  if (item !== undefined) return say(`item.name.${item}`);
  if (scenarioItem !== undefined) return say('session.own', { text: scenarioItem });
  if (build !== undefined && build !== 'item') return say(`session.target.${build}`);
  if (space === undefined) return null;
  return action === 'gather' && cube !== undefined
    ? say('session.sourceOf', { good: say(`good.${cube}`), tile: space })
    : say('session.spaceOf', { space });
}
