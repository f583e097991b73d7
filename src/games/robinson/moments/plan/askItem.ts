import { ITEM_NAMES, NEEDED, type Item } from '../../items';
import { counted, listed, nameOf, say } from '../../say';
import { TERRAINS } from '../../terms';
import type { InventionCard, Planned } from './planned';
import { playersOf, type State } from '../../session/state';
import { figure, playerOption, type Ask } from '../../session/wizards/wizard';

const PRICE = { min: 0, max: 9 } as const;

/** Inventions of the board, and those of the Scenario card, which are everybody's too (lines 269 and 273). */
export function askItem(ask: Ask, state: State, number: number, one: Planned): Planned | null {
  const { items, coming, inventions } = state;
  const open = ITEM_NAMES.filter((name) => !items.includes(name) && !coming.includes(name));
  const shown = inventions.length === 0 ? open : open.filter((name) => inventions.includes(name));
  const said = ask.choose({
    id: `item${number}`,
    title: say('session.walk.item'),
    help: say('session.help.item'),
    reference: 'inventions',
    options: [
      ...scenarioNames(state).map((name) => ({
        id: `${SCENARIO}${name}`,
        label: say('session.own', { text: name }),
        note: say('session.walk.scenarioItem'),
      })),
      ...shown.map((id) => ({ id, label: say(`item.name.${id}`) })),
      ...(shown.length < open.length
        ? [{ id: OTHER, label: say('session.walk.otherItem'), note: say('session.walk.otherItemNote') }]
        : []),
    ],
  });
  if (said === null) return null;
  if (said.startsWith(SCENARIO)) {
    const scenarioItem = said.slice(SCENARIO.length);
    const card = askCard(ask, state, number, scenarioItem, null);
    return card && { ...one, scenarioItem, card };
  }
  const item =
    said === OTHER
      ? ask.choose({
          id: `other${number}`,
          title: say('session.walk.item'),
          help: say('session.help.item'),
          reference: 'inventions',
          options: open
            .filter((name) => !shown.includes(name))
            .map((id) => ({ id, label: say(`item.name.${id}`) })),
        })
      : (ITEM_NAMES.find((name) => name === said) ?? null);
  if (item === null) return null;
  const card = askCard(ask, state, number, item, item);
  return card && { ...one, item, card };
}

const SCENARIO = 'scenario: ';
const OTHER = 'other';

/** As the table named them at the set-up; without names, one after the other by number. */
function scenarioNames({ config, scenarioItems, comingScenario }: State): readonly string[] {
  const taken = [...scenarioItems, ...comingScenario];
  const named = config.scenarioItems ?? [];
  if (named.length > 0) return named.filter((name) => !taken.includes(name));
  const next = [1, 2, 3, 4, 5, 6].find((number) => !taken.includes(`Scenario ${number}`)) ?? 1;
  return [`Scenario ${next}`];
}

/** What the card asks for. Once it is known, one tap says that nothing has changed. */
function askCard(
  ask: Ask,
  state: State,
  number: number,
  name: string,
  item: Item | null,
): InventionCard | null {
  const known = state.cards[name];
  const title = item ? say(`item.name.${item}`) : say('session.own', { text: name });
  if (known) {
    const same = ask.choose({
      id: `same${number}:${name}`,
      title,
      help: say('session.help.same'),
      reference: 'inventions',
      options: [
        { id: 'yes', label: say('session.walk.same'), note: cardText(known), icon: 'check' },
        { id: 'no', label: say('session.walk.notSame'), icon: 'edit' },
      ],
    });
    if (same === null) return null;
    if (same === 'yes') return known;
  }
  const cost = ask.count({
    id: `price${number}:${name}`,
    title,
    help: say('session.help.price'),
    reference: 'inventions',
    figures: [
      figure('wood', say('session.counter.wood'), known?.cost.wood ?? 1, PRICE),
      figure('fur', say('session.counter.fur'), known?.cost.fur ?? 0, PRICE),
      figure('food', say('session.counter.food'), known?.cost.food ?? 0, PRICE),
    ],
  });
  const terrain = ask.choose({
    id: `terrain${number}:${name}`,
    title: say('session.walk.cardTerrain'),
    help: say('session.help.cardTerrain'),
    reference: 'inventions',
    ...(known && { initial: known.terrain ?? NONE }),
    options: [
      { id: NONE, label: say('session.walk.noTerrain') },
      ...TERRAINS.map((id) => ({
        id,
        label: say(`terrain.${id}`),
        ...(!state.terrains.includes(id) && { note: say('session.walk.unexplored') }),
      })),
    ],
  });
  if (terrain === null) return null;
  const needs = ask.tick({
    id: `needs${number}:${name}`,
    title: say('session.walk.cardItems'),
    help: say('session.help.cardItems'),
    reference: 'inventions',
    ticked: known?.needs ?? [],
    lines: NEEDED.filter((other) => other !== item).map((id) => ({
      id,
      text: say(`item.name.${id}`),
      ...(!state.items.includes(id) && { note: say('session.walk.unbuilt') }),
    })),
    missing: (ticked) => {
      if (terrain !== NONE && !state.terrains.includes(terrain)) return say('build.reason.missing-terrain');
      return ticked.some((needed) => !state.items.some((built) => built === needed))
        ? say('build.reason.missing-item')
        : null;
    },
  });
  const owner = ask.choose({
    id: `owner${number}:${name}`,
    title: say('session.walk.cardOwner'),
    help: say('session.help.cardOwner'),
    reference: 'inventions',
    initial: known?.owner ?? NONE,
    options: [{ id: NONE, label: say('session.walk.everybodys') }, ...playersOf(state).map(playerOption)],
  });
  if (owner === null) return null;
  return {
    cost,
    terrain: terrain === NONE ? null : terrain,
    needs: NEEDED.filter((name) => needs.includes(name)),
    owner: owner === NONE ? null : owner,
  };
}

/** No player can be called so. */
const NONE = '-';

function cardText({ cost, terrain, needs, owner }: InventionCard) {
  return say('session.walk.cardText', {
    goods: counted(['wood', cost.wood], ['fur', cost.fur], ['food', cost.food]),
    needs: listed([
      ...(terrain ? [say(`terrain.${terrain}`)] : []),
      ...needs.map((name) => say(`item.name.${name}`)),
      ...(owner === null ? [] : [nameOf(owner)]),
    ]),
  });
}
