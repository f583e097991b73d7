import { added, among, number, text, type Phrase, type ReadFields } from '@/engine';
import { ITEM_NAMES } from '../items';
import { TARGETS } from '../moments/actions/buildCheck';
import { cardName, nameOf, say } from '../say';
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

/** "Ana builds the roof", "Ben gathers wood on tile 3": who does what. */
export function doingText(state: Pick<State, 'threat'>, one: Planned): Phrase {
  const owner = nameOf(one.lead);
  const { action, build, item, scenarioItem, cube, space } = one;
  if (action === 'threat') {
    const card = one.threat === null ? null : state.threat[one.threat];
    return say('session.doing.threat', { owner, card: card === null ? '' : cardName(card) });
  }
  if (action === 'gather' && cube !== null)
    return say(`session.doing.gather.${cube}`, { owner, tile: space ?? 0 });
  if (action !== 'build' || build === null) return say(`session.doing.${plainly(action)}`, { owner });
  if (build !== 'item') return say(`session.doing.build.${build}`, { owner });
  return say('session.doing.build.item', {
    owner,
    item: item ? say(`item.name.${item}`) : (scenarioItem ?? ''),
  });
}

function plainly(action: Action) {
  return action === 'hunt' || action === 'explore' || action === 'arrange-camp' ? action : 'rest';
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
