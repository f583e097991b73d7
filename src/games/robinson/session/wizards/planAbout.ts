import { ITEM_NAMES, type Item } from '../../items';
import { pawnsAtMost } from '../../rules/pawns';
import { sourceName } from '../../rules/sources';
import { amount, counted, listed, nameOf, say } from '../../say';
import { TERRAINS } from '../../terms';
import { SPACES } from '../decide/plan';
import type { InventionCard, Planned } from '../planned';
import { playersOf, tileNotes, type State } from '../state';
import { figure } from './phases';
import { playerOption } from './playerOption';
import type { Walk } from './walk';

const PRICE = { min: 0, max: 9 } as const;

/** What has to be known of an action before pawns go there; null while something is open. */
export function askAbout(walk: Walk, state: State, number: number, one: Planned): Planned | null {
  if (one.action === 'threat') return askThreat(walk, number, one);
  if (one.action === 'gather') return askSource(walk, state, number, one);
  if (one.action === 'explore') return askSpace(walk, number, one);
  if (one.action !== 'build' || one.build === 'weapons') return one;
  if (one.build === 'item') return askItem(walk, state, number, one);
  const pay = walk.choose({
    id: `pay${number}`,
    title: say('session.walk.pay'),
    help: say('session.help.pay'),
    reference: 'building',
    options: (['wood', 'fur'] as const).map((id) => ({
      id,
      label: say(`good.${id}`),
      note: amount(id, state.config.cost[id]),
    })),
  });
  return pay && { ...one, pay };
}

/** Its price is promised to it like the price of a building. */
function askThreat(walk: Walk, number: number, one: Planned): Planned {
  const asks = say('session.walk.pays');
  const { pawns, ...cost } = walk.count({
    id: `threat${number}`,
    title: say('action.threat'),
    help: say('session.help.threatPawns'),
    reference: 'threat-action',
    figures: [
      figure('pawns', say('session.walk.threatPawns'), 1, { min: 1, max: pawnsAtMost('threat', 9) }),
      { ...figure('wood', say('session.counter.wood'), 0, PRICE), group: asks },
      { ...figure('fur', say('session.counter.fur'), 0, PRICE), group: asks },
      { ...figure('food', say('session.counter.food'), 0, PRICE), group: asks },
    ],
  });
  return { ...one, threatPawns: pawns, cost };
}

/** Which tile, then what lies there: what was said of it before is ticked already. */
function askSource(walk: Walk, state: State, number: number, one: Planned): Planned {
  const { cube } = one;
  const { space } = walk.count({
    id: `tile${number}`,
    title: say('session.walk.tile'),
    help: say('session.help.tile', { camp: state.campTile }),
    reference: 'gathering',
    figures: [figure('space', say('session.walk.tile'), number, SPACES)],
    missing: (said) => {
      if (said.space === state.campTile) return say('refusal.campTile');
      return cube && state.used.includes(sourceName({ tile: said.space, cube }))
        ? say('refusal.producedAlready')
        : null;
    },
  });
  const notes = tileNotes(state, space);
  const has = (cubes: typeof notes.plus) => cube !== null && cubes.includes(cube);
  const ticked = walk.tick({
    // Another tile is another question: its answers are not those of the one before.
    id: `source${number}:${space}`,
    title: say('session.walk.onTile', { tile: space }),
    help: say('session.help.space'),
    reference: 'gathering',
    lines: lines(['far', 'exhausted', 'plusToken', 'minusTile', 'beastTile']),
    ticked: [
      ...(notes.far ? ['far'] : []),
      ...(has(notes.exhausted) ? ['exhausted'] : []),
      ...(has(notes.plus) ? ['plusToken'] : []),
      ...(notes.minusPawn ? ['minusTile'] : []),
      ...(notes.beast ? ['beastTile'] : []),
    ],
    missing: (said) =>
      said.includes('exhausted') && !said.includes('plusToken') ? say('refusal.exhausted') : null,
  });
  return {
    ...withTile(one, space, ticked),
    exhausted: ticked.includes('exhausted'),
    plusToken: ticked.includes('plusToken'),
  };
}

function askSpace(walk: Walk, number: number, one: Planned): Planned {
  const { space } = walk.count({
    id: `space${number}`,
    title: say('session.walk.space'),
    help: say('session.help.exploredSpace'),
    reference: 'exploration',
    figures: [figure('space', say('session.walk.space'), number, SPACES)],
  });
  const ticked = walk.tick({
    id: `there${number}:${space}`,
    title: say('session.walk.there'),
    help: say('session.help.space'),
    reference: 'exploration',
    lines: lines(['far', 'minusTile', 'beastTile']),
  });
  return withTile(one, space, ticked);
}

type TileLine = 'far' | 'exhausted' | 'plusToken' | 'minusTile' | 'beastTile';

function lines(ids: readonly TileLine[]) {
  return ids.map((id) => ({ id, text: say(`session.walk.${id}`) }));
}

function withTile(one: Planned, space: number, ticked: readonly string[]): Planned {
  return {
    ...one,
    space,
    far: ticked.includes('far'),
    minusPawnTile: ticked.includes('minusTile'),
    beastTile: ticked.includes('beastTile'),
  };
}

function askItem(walk: Walk, state: State, number: number, one: Planned): Planned | null {
  const { items, coming } = state;
  const item = walk.choose({
    id: `item${number}`,
    title: say('session.walk.item'),
    help: say('session.help.item'),
    reference: 'inventions',
    options: ITEM_NAMES.filter((name) => !items.includes(name) && !coming.includes(name)).map((id) => ({
      id,
      label: say(`item.name.${id}`),
    })),
  });
  if (item === null) return null;
  const card = askCard(walk, state, number, item);
  return card && { ...one, item, card };
}

/** What the card asks for. Once it is known, one tap says that nothing has changed. */
function askCard(walk: Walk, state: State, number: number, item: Item): InventionCard | null {
  const known = state.cards[item];
  if (known) {
    const same = walk.choose({
      id: `same${number}:${item}`,
      title: say(`item.name.${item}`),
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
  const cost = walk.count({
    id: `price${number}:${item}`,
    title: say(`item.name.${item}`),
    help: say('session.help.price'),
    reference: 'inventions',
    figures: [
      figure('wood', say('session.counter.wood'), known?.cost.wood ?? 1, PRICE),
      figure('fur', say('session.counter.fur'), known?.cost.fur ?? 0, PRICE),
      figure('food', say('session.counter.food'), known?.cost.food ?? 0, PRICE),
    ],
  });
  const terrain = walk.choose({
    id: `terrain${number}:${item}`,
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
  const needs = walk.tick({
    id: `needs${number}:${item}`,
    title: say('session.walk.cardItems'),
    help: say('session.help.cardItems'),
    reference: 'inventions',
    ticked: known?.needs ?? [],
    lines: NEEDED.filter((name) => name !== item).map((id) => ({
      id,
      text: say(`item.name.${id}`),
      ...(!state.items.includes(id) && { note: say('session.walk.unbuilt') }),
    })),
    missing: (ticked) => {
      if (terrain !== NONE && !state.terrains.includes(terrain)) return say('build.reason.missing-terrain');
      return ticked.some((name) => !state.items.some((built) => built === name))
        ? say('build.reason.missing-item')
        : null;
    },
  });
  const owner = walk.choose({
    id: `owner${number}:${item}`,
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

/** The items that others are built with. */
const NEEDED = ['bricks', 'fire', 'knife', 'map', 'pot', 'rope', 'shovel'] as const satisfies readonly Item[];

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
