import type { Phrase, StepInPlace } from '@/engine';
import { ITEM_NAMES, NEEDED, type Item } from '../../items';
import { say } from '../../say';
import { TERRAINS } from '../../terms';
import { playersOf, type State } from '../../session/state';
import { figure, playerOption, type Ask } from '../../session/wizards/wizard';
import type { InRow } from './askRow';
import { checkedPlan } from './decide';
import type { InventionCard, Planned } from './planned';

const PRICE = { min: 0, max: 9 } as const;
const SCENARIO = 'scenario: ';
const OTHER = 'other';
/** No player can be called so. */
const NONE = '-';

/** As printed on most cards; the table sees it and says otherwise. */
const PLAIN_CARD: InventionCard = {
  cost: { wood: 1, fur: 0, food: 0 },
  terrain: null,
  needs: [],
  owner: null,
};

/** Inventions of the board, and those of the Scenario card, which are everybody's too (lines 269 and 273). */
export function askItem(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  row: string,
  one: Planned,
): InRow {
  const open = ITEM_NAMES.filter((name) => !state.items.includes(name) && !state.coming.includes(name));
  const shown = state.inventions.length === 0 ? open : open.filter((name) => state.inventions.includes(name));
  const options = [
    ...scenarioNames(state).map((name) => option(state, planned, one, { scenarioItem: name })),
    ...shown.map((item) => option(state, planned, one, { item })),
  ];
  const said = ask.choose({
    id: `item:${row}`,
    title: say('session.walk.item'),
    help: say('session.help.item'),
    reference: 'inventions',
    layout: 'chips',
    missing: say('session.walk.item'),
    // What is known to be possible now, before anything that nobody has read yet.
    initial: options.find(({ known, reason }) => known && !reason)?.id ?? null,
    options: [
      ...options.map(({ id, label, reason }) => ({ id, label, ...(reason && { reason }) })),
      ...(shown.length < open.length ? [{ id: OTHER, label: say('session.walk.otherItem') }] : []),
    ],
  });
  if (said === null) return { one: null };
  if (said.startsWith(SCENARIO)) {
    const scenarioItem = said.slice(SCENARIO.length);
    const { card, details } = askCard(ask, state, row, scenarioItem, null);
    return { one: { ...one, scenarioItem, card }, details };
  }
  const item =
    said === OTHER
      ? ask.choose({
          id: `other:${row}`,
          title: say('session.walk.otherItem'),
          help: say('session.help.otherItem'),
          reference: 'inventions',
          layout: 'chips',
          missing: say('session.walk.item'),
          options: open
            .filter((name) => !shown.includes(name))
            .map((id) => ({ id, label: say(`item.name.${id}`) })),
        })
      : (ITEM_NAMES.find((name) => name === said) ?? null);
  if (item === null) return { one: null };
  const { card, details } = askCard(ask, state, row, item, item);
  return { one: { ...one, item, card }, details };
}

interface InventionOption {
  readonly id: string;
  readonly label: Phrase;
  /** The table has said before what its card asks for. */
  readonly known: boolean;
  readonly reason?: Phrase | undefined;
}

/** What cannot be built now says why, as far as its card is known. */
function option(
  state: State,
  planned: readonly Planned[],
  one: Planned,
  about: { readonly item: Item } | { readonly scenarioItem: string },
): InventionOption {
  const name = 'item' in about ? about.item : about.scenarioItem;
  const card = Object.hasOwn(state.cards, name) ? state.cards[name] : undefined;
  const label = 'item' in about ? say(`item.name.${about.item}`) : say('session.own', { text: name });
  const id = 'item' in about ? about.item : `${SCENARIO}${name}`;
  const twice = planned.some(({ item, scenarioItem }) => (item ?? scenarioItem) === name);
  if (twice) return { id, label, known: false, reason: say('refusal.aimedTwice') };
  if (!card) return { id, label, known: false };
  const checked = checkedPlan(state, [...planned, { ...one, ...about, card }]);
  const reason = checked.ok || checked.error.mendedByPawns ? undefined : checked.error.message;
  return { id, label, known: true, reason };
}

/** As the table named them at the set-up; without names, one after the other by number. */
function scenarioNames({ config, scenarioItems, comingScenario }: State): readonly string[] {
  const taken = [...scenarioItems, ...comingScenario];
  const named = config.scenarioItems ?? [];
  if (named.length > 0) return named.filter((name) => !taken.includes(name));
  const next = [1, 2, 3, 4, 5, 6].find((number) => !taken.includes(`Scenario ${number}`)) ?? 1;
  return [`Scenario ${next}`];
}

interface AskedCard {
  readonly card: InventionCard;
  readonly details: readonly StepInPlace[];
}

/** What the card asks for. It is in sight the first time; once it is known it is behind a button. */
function askCard(ask: Ask, state: State, row: string, name: string, item: Item | null): AskedCard {
  const known = Object.hasOwn(state.cards, name) ? state.cards[name] : undefined;
  const asked = () => askPrinted(ask, state, `${row}:${name}`, known ?? PLAIN_CARD, item);
  if (!known) return { card: asked(), details: [] };
  const { said: card, steps: details } = ask.within(asked);
  return { card, details };
}

function askPrinted(
  ask: Ask,
  state: State,
  name: string,
  printed: InventionCard,
  item: Item | null,
): InventionCard {
  const cost = ask.count({
    id: `price:${name}`,
    title: say('session.what.price'),
    help: say('session.help.price'),
    reference: 'inventions',
    figures: [
      figure('wood', say('session.counter.wood'), printed.cost.wood, PRICE),
      figure('fur', say('session.counter.fur'), printed.cost.fur, PRICE),
      figure('food', say('session.counter.food'), printed.cost.food, PRICE),
    ],
  });
  const terrain = ask.choose({
    id: `terrain:${name}`,
    title: say('session.plan.cardTerrain'),
    help: say('session.help.cardTerrain'),
    reference: 'inventions',
    layout: 'chips',
    initial: printed.terrain ?? NONE,
    options: [
      { id: NONE, label: say('session.walk.noTerrain') },
      ...TERRAINS.map((id) => ({ id, label: say(`terrain.${id}`) })),
    ],
  });
  const needs = ask.pick({
    id: `built:${name}`,
    title: say('session.plan.cardItems'),
    help: say('session.help.cardItems'),
    reference: 'inventions',
    lead: say('session.plan.cardItems'),
    most: NEEDED.length,
    picked: printed.needs,
    options: () =>
      NEEDED.filter((other) => other !== item).map((id) => ({ id, label: say(`item.name.${id}`) })),
  });
  const owner = ask.choose({
    id: `owner:${name}`,
    title: say('session.plan.cardOwner'),
    help: say('session.help.cardOwner'),
    reference: 'inventions',
    layout: 'chips',
    initial: printed.owner ?? NONE,
    options: [{ id: NONE, label: say('session.walk.everybodys') }, ...playersOf(state).map(playerOption)],
  });
  return {
    cost,
    terrain: terrain === NONE ? null : terrain,
    needs: ITEM_NAMES.filter((needed) => needs.some((id) => id === needed)),
    owner: owner === NONE ? null : owner,
  };
}
