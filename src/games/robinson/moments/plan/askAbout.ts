import type { Phrase } from '@/engine';
import { ITEM_NAMES, type Item } from '../../items';
import { pawnsAtMost } from './pawns';
import { sourceName } from '../productionPhase/sources';
import { amount, listed, say } from '../../say';
import type { Cube } from '../../terms';
import { SPACES } from './decide';
import type { Planned } from './planned';
import { isOpenTile, openTiles, tileNotes, type State } from '../../session/state';
import { askItem } from './askItem';
import { figure, type Ask } from '../../session/wizards/wizard';

const PRICE = { min: 0, max: 9 } as const;

/** What has to be known of an action before pawns go there; null while something is open. */
export function askAbout(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  number: number,
  one: Planned,
): Planned | null {
  if (one.action === 'threat') return askThreat(ask, state, number, one);
  if (one.action === 'gather') return askSource(ask, state, planned, number, one);
  if (one.action === 'explore') return askSpace(ask, state, number, one);
  if (one.action !== 'build' || one.build === 'weapons') return one;
  if (one.build === 'item') return askItem(ask, state, number, one);
  const pay = ask.choose({
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

/** Its price is promised to it like the price of a building; level and items have to be there by now. */
function askThreat(ask: Ask, state: State, number: number, one: Planned): Planned | null {
  const asks = say('session.walk.pays');
  const has = say('session.walk.hasToBeThere');
  const { pawns, weapon, items, ...cost } = ask.count({
    id: `threat${number}`,
    title: say('action.threat'),
    help: say('session.help.threatPawns'),
    reference: 'threat-action',
    figures: [
      figure('pawns', say('session.walk.threatPawns'), 1, { min: 1, max: pawnsAtMost('threat', 9) }),
      { ...figure('wood', say('session.counter.wood'), 0, PRICE), group: asks },
      { ...figure('fur', say('session.counter.fur'), 0, PRICE), group: asks },
      { ...figure('food', say('session.counter.food'), 0, PRICE), group: asks },
      { ...figure('weapon', say('session.walk.weaponNeeded'), 0, PRICE), group: has },
      { ...figure('items', say('session.walk.itemsNeeded'), 0, { min: 0, max: 2 }), group: has },
    ],
    missing: (said) =>
      said.weapon > state.camp.weapon
        ? say('refusal.weaponNeeded', { level: said.weapon, has: state.camp.weapon })
        : null,
  });
  const needed: Item[] = [];
  for (let i = 1; i <= items; i++) {
    const item = ask.choose({
      id: `threatItem${number}:${i}`,
      title: say('session.walk.threatItem'),
      help: say('session.help.threatItem'),
      reference: 'threat-action',
      options: ITEM_NAMES.map((id) => ({
        id,
        label: say(`item.name.${id}`),
        ...(!state.items.includes(id) && { reason: say('session.walk.unbuilt') }),
      })),
    });
    if (item === null) return null;
    needed.push(item);
  }
  const needs = weapon > 0 || needed.length > 0 ? { needs: { weapon, items: needed } } : {};
  return { ...one, threatPawns: pawns, cost, ...needs };
}

/** Which tile, then what lies there: what the table said before is ticked already. */
function askSource(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  number: number,
  one: Planned,
): Planned {
  const { cube } = one;
  const open = openTiles(state);
  const { space } = ask.count({
    id: `tile${number}`,
    title: say('session.walk.tile'),
    help: say('session.help.tile', { camp: state.campTile }),
    reference: 'gathering',
    figures: [
      {
        ...figure('space', say('session.walk.tile'), likelyTile(state, planned, cube) ?? number, SPACES),
        ...(open.length > 0 && { note: say('session.walk.openTiles', { tiles: listed(open.map(String)) }) }),
      },
    ],
    missing: (said) => {
      if (said.space === state.campTile) return say('refusal.campTile');
      return tileNotes(state, said.space).inaccessible
        ? say('refusal.inaccessibleTile', { tile: said.space })
        : null;
    },
  });
  const notes = tileNotes(state, space);
  const known = isOpenTile(state, space);
  const all = (cube && notes.sources?.[cube]) ?? 1;
  const taken = cube !== null && isTaken(state, planned, space, cube);
  const has = (cubes: typeof notes.plus) => cubes.filter((other) => other === cube).length;
  const ticked = ask.tick({
    // Another tile is another question: its answers are not those of the one before.
    id: `source${number}:${space}`,
    title: say('session.walk.onTile', { tile: space }),
    help: say('session.help.space'),
    reference: 'gathering',
    lines: lines([
      ...(known ? [] : ['faceUp' as const]),
      ...(taken ? ['second' as const] : []),
      'far',
      'exhausted',
      'plusToken',
      'minusTile',
      'beastTile',
    ]),
    ticked: [
      ...(taken && all > 1 ? ['second'] : []),
      ...(notes.far ? ['far'] : []),
      ...(has(notes.exhausted) > 0 && has(notes.exhausted) >= all ? ['exhausted'] : []),
      ...(has(notes.plus) > 0 ? ['plusToken'] : []),
      ...(notes.minusPawn ? ['minusTile'] : []),
      ...(notes.beast ? ['beastTile'] : []),
    ],
    missing: (said): Phrase | null => {
      if (!known && !said.includes('faceUp')) return say('refusal.unexploredTile', { tile: space });
      if (taken && !said.includes('second')) return say('refusal.sourceTwice');
      return said.includes('exhausted') && !said.includes('plusToken') ? say('refusal.exhausted') : null;
    },
  });
  return {
    ...withTile(one, space, ticked),
    exhausted: ticked.includes('exhausted'),
    plusToken: ticked.includes('plusToken'),
    ...(ticked.includes('faceUp') && { faceUp: true }),
    ...(ticked.includes('second') && { second: true }),
  };
}

/** The first source of this kind is planned already, or Production has used it. */
function isTaken(state: State, planned: readonly Planned[], tile: number, cube: Cube): boolean {
  return (
    state.used.includes(sourceName({ tile, cube })) ||
    planned.some((one) => one.action === 'gather' && one.space === tile && one.cube === cube)
  );
}

/** An explored tile that still gives what is wanted. */
function likelyTile(state: State, planned: readonly Planned[], cube: Cube | null): number | null {
  if (cube === null) return null;
  const gives = openTiles(state).filter((tile) => {
    const { sources, exhausted, plus } = tileNotes(state, tile);
    const live = (sources?.[cube] ?? 1) - exhausted.filter((other) => other === cube).length;
    return (live > 0 || plus.includes(cube)) && !isTaken(state, planned, tile, cube);
  });
  return gives[0] ?? null;
}

function askSpace(ask: Ask, state: State, number: number, one: Planned): Planned {
  const { space } = ask.count({
    id: `space${number}`,
    title: say('session.walk.space'),
    help: say('session.help.exploredSpace'),
    reference: 'exploration',
    figures: [figure('space', say('session.walk.space'), number, SPACES)],
    missing: (said) =>
      tileNotes(state, said.space).inaccessible
        ? say('refusal.inaccessibleTile', { tile: said.space })
        : null,
  });
  const ticked = ask.tick({
    id: `there${number}:${space}`,
    title: say('session.walk.there'),
    help: say('session.help.space'),
    reference: 'exploration',
    lines: lines(['far', 'minusTile', 'beastTile']),
  });
  return withTile(one, space, ticked);
}

type TileLine = 'faceUp' | 'second' | 'far' | 'exhausted' | 'plusToken' | 'minusTile' | 'beastTile';

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
