import type { StepInPlace } from '@/engine';
import { ITEM_NAMES, type Item } from '../../items';
import { amount, say } from '../../say';
import { tileNotes, type State } from '../../session/state';
import { figure, type Ask } from '../../session/wizards/wizard';
import { askItem } from './askItem';
import { askTile } from './askTile';
import { checkedPlan, SPACES } from './decide';
import type { Planned } from './planned';

const PRICE = { min: 0, max: 9 } as const;

/** What a row asks about its action. */
export interface InRow {
  /** The action with everything that was said about it; null while something is open. */
  readonly one: Planned | null;
  /** What is mostly known already: behind a button. */
  readonly details?: readonly StepInPlace[];
}

/** What has to be known of an action before pawns go there, asked in its row. */
export function askRow(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  row: string,
  one: Planned,
): InRow {
  if (one.action === 'threat') return askThreat(ask, state, row, one);
  if (one.action === 'gather') return askTile(ask, state, planned, row, one);
  if (one.action === 'explore') return askSpace(ask, state, row, one);
  if (one.action !== 'build' || one.build === 'weapons') return { one };
  if (one.build === 'item') return askItem(ask, state, planned, row, one);
  return { one: askPay(ask, state, planned, row, one) };
}

/** All wood or all fur: asked where there is a choice, with what can be paid prefilled. */
function askPay(ask: Ask, state: State, planned: readonly Planned[], row: string, one: Planned): Planned {
  const canPay = (pay: Planned['pay']) => {
    const checked = checkedPlan(state, [...planned, { ...one, pay }]);
    return checked.ok || checked.error.mendedByPawns === true;
  };
  const payable = PAYMENTS.filter(canPay);
  const [first = 'wood'] = payable;
  const chosen = ask.answered(`pay:${row}`, PAYMENTS);
  if (payable.length < 2 && (chosen === null || chosen === first)) return { ...one, pay: first };
  const pay = ask.choose({
    id: `pay:${row}`,
    title: say('session.plan.pay'),
    help: say('session.help.pay'),
    reference: 'building',
    layout: 'chips',
    initial: first,
    options: PAYMENTS.map((id) => ({ id, label: amount(id, state.config.cost[id]) })),
  });
  return { ...one, pay: pay ?? first };
}

const PAYMENTS = ['wood', 'fur'] as const;

/** Its price is promised to it like the price of a building; level and items have to be there by now. */
function askThreat(ask: Ask, state: State, row: string, one: Planned): InRow {
  const { said, steps: details } = ask.within(() => {
    const asks = say('session.walk.pays');
    const has = say('session.walk.hasToBeThere');
    const { weapon, items, ...cost } = ask.count({
      id: `card:${row}`,
      title: say('session.walk.pays'),
      help: say('session.help.threatPawns'),
      reference: 'threat-action',
      figures: [
        { ...figure('wood', say('session.counter.wood'), 0, PRICE), group: asks },
        { ...figure('fur', say('session.counter.fur'), 0, PRICE), group: asks },
        { ...figure('food', say('session.counter.food'), 0, PRICE), group: asks },
        { ...figure('weapon', say('session.walk.weaponNeeded'), 0, PRICE), group: has },
        { ...figure('items', say('session.walk.itemsNeeded'), 0, { min: 0, max: 2 }), group: has },
      ],
      missing: (figures) =>
        figures.weapon > state.camp.weapon
          ? say('refusal.weaponNeeded', { level: figures.weapon, has: state.camp.weapon })
          : null,
    });
    const needed = Array.from({ length: items }, (_, i) => askNeeded(ask, state, `${row}:${i + 1}`));
    return { weapon, cost, needed };
  });
  const items = said.needed.flatMap((item) => item ?? []);
  if (items.length < said.needed.length) return { one: null, details };
  const needs = said.weapon > 0 || items.length > 0 ? { needs: { weapon: said.weapon, items } } : {};
  return { one: { ...one, cost: said.cost, ...needs }, details };
}

function askNeeded(ask: Ask, state: State, name: string): Item | null {
  return ask.choose({
    id: `needs:${name}`,
    title: say('session.walk.threatItem'),
    help: say('session.help.threatItem'),
    reference: 'threat-action',
    layout: 'chips',
    options: ITEM_NAMES.map((id) => ({
      id,
      label: say(`item.name.${id}`),
      ...(!state.items.includes(id) && { reason: say('session.walk.unbuilt') }),
    })),
  });
}

/** Next to the camp or one farther; which space is only asked where tokens lie on it. */
function askSpace(ask: Ask, state: State, row: string, one: Planned): InRow {
  const where = ask.choose({
    id: `where:${row}`,
    title: say('session.plan.where'),
    help: say('session.help.where'),
    reference: 'exploration',
    layout: 'chips',
    initial: 'near',
    options: [
      { id: 'near', label: say('session.plan.near') },
      { id: 'far', label: say('session.plan.far') },
    ],
  });
  const { said, steps: details } = ask.within(() => {
    const { space } = ask.count({
      id: `space:${row}`,
      title: say('session.walk.space'),
      help: say('session.help.exploredSpace'),
      reference: 'exploration',
      figures: [figure('space', say('session.walk.space'), spaceOf(state, row), SPACES)],
      missing: (figures) =>
        tileNotes(state, figures.space).inaccessible
          ? say('refusal.inaccessibleTile', { tile: figures.space })
          : null,
    });
    const { explored, minusPawn, beast } = tileNotes(state, space);
    const noted = explored === false;
    const ticked = ask.tick({
      id: `there:${row}:${space}`,
      title: say('session.walk.there'),
      help: say('session.help.space'),
      reference: 'exploration',
      lines: (['minusTile', 'beastTile'] as const).map((id) => ({ id, text: say(`session.walk.${id}`) })),
      ticked: [...(noted && minusPawn ? ['minusTile'] : []), ...(noted && beast ? ['beastTile'] : [])],
    });
    return { space, minusPawnTile: ticked.includes('minusTile'), beastTile: ticked.includes('beastTile') };
  });
  return { one: { ...one, ...said, far: where === 'far' }, details };
}

/** Each row is about a space of its own, and never about an inaccessible one. */
function spaceOf(state: State, row: string): number {
  const number = Number.parseInt(row.slice(row.lastIndexOf(' ') + 1), 10);
  const spaces = Array.from({ length: SPACES.max }, (_, i) => i + 1);
  const open = spaces.filter((space) => tileNotes(state, space).inaccessible !== true);
  return open[Number.isNaN(number) ? 0 : number - 1] ?? SPACES.min;
}
