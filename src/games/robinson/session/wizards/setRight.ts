import { say } from '../../say';
import { ITEM_NAMES } from '../../items';
import { CUBES, TERRAINS } from '../../terms';
import { SPACES } from '../../moments/plan/decide';
import { isOpenTile, openTiles, playersOf, tileNotes } from '../state';
import { askTokens } from './askTokens';
import { figure, playerOption, wizard } from './wizard';

/** Which tokens lie on the action fields and tracks. */
export const tokens = wizard({
  id: 'tokens',
  quick: true,
  title: () => say('session.action.tokens'),
  script(ask, state) {
    return { type: 'setTokens', to: askTokens(ask, state) };
  },
});

/** A terrain is lost when its only tile becomes inaccessible, and found again. */
export const terrains = wizard({
  id: 'terrains',
  quick: true,
  title: () => say('session.action.terrains'),
  script(ask, state) {
    const ticked = ask.tick({
      id: 'terrains',
      title: say('session.action.terrains'),
      help: say('session.help.terrains'),
      reference: 'inventions',
      ticked: state.terrains,
      lines: TERRAINS.map((id) => ({ id, text: say(`terrain.${id}`) })),
    });
    return { type: 'setTerrains', to: TERRAINS.filter((terrain) => ticked.includes(terrain)) };
  },
});

/** Who goes first, where it did not just move on. */
export const first = wizard({
  id: 'first',
  quick: true,
  title: () => say('session.action.first'),
  script(ask, state) {
    const to = ask.choose({
      id: 'to',
      title: say('session.action.first'),
      help: say('session.help.first'),
      reference: 'first-player',
      options: playersOf(state).map(playerOption),
    });
    return to === null ? null : { type: 'giveFirst', to };
  },
});

/** One island tile: tokens stay on it, and a card may turn it face down (line 1216). */
export const tiles = wizard({
  id: 'tiles',
  quick: true,
  title: () => say('session.action.tiles'),
  script(ask, state) {
    const { tile } = ask.count({
      id: 'tile',
      title: say('session.walk.tile'),
      help: say('session.help.whichTile', { camp: state.campTile }),
      reference: 'inaccessible',
      figures: [figure('tile', say('session.walk.tile'), openTiles(state)[0] ?? 1, SPACES)],
      missing: (said) => (said.tile === state.campTile ? say('session.refusal.campTileHere') : null),
    });
    const notes = tileNotes(state, tile);
    const exhausted = (cube: 'food' | 'wood') => notes.exhausted.includes(cube);
    const ticked = ask.tick({
      id: `on:${tile}`,
      title: say('session.walk.onTile', { tile }),
      help: say('session.help.onTile'),
      reference: 'inaccessible',
      lines: TILE_LINES.map((id) => ({ id, text: say(`session.tile.${id}`) })),
      ticked: [
        ...(isOpenTile(state, tile) ? ['faceUp'] : []),
        ...(notes.inaccessible ? ['inaccessible'] : []),
        ...(notes.far ? ['far'] : []),
        ...(notes.shelter ? ['shelter'] : []),
        ...(notes.minusPawn ? ['minusTile'] : []),
        ...(notes.beast ? ['beastTile'] : []),
        ...(exhausted('food') ? ['deadFood'] : []),
        ...(exhausted('wood') ? ['deadWood'] : []),
        ...(notes.plus.includes('food') ? ['plusFood'] : []),
        ...(notes.plus.includes('wood') ? ['plusWood'] : []),
      ],
    });
    const has = (id: (typeof TILE_LINES)[number]) => ticked.includes(id);
    const dead = { food: has('deadFood'), wood: has('deadWood') };
    const plus = { food: has('plusFood'), wood: has('plusWood') };
    return {
      type: 'setTile',
      tile,
      notes: {
        explored: has('faceUp'),
        inaccessible: has('inaccessible'),
        far: has('far'),
        shelter: has('shelter'),
        minusPawn: has('minusTile'),
        beast: has('beastTile'),
        exhausted: CUBES.flatMap((cube) => {
          if (!dead[cube]) return [];
          const before = notes.exhausted.filter((other) => other === cube);
          return before.length > 0 ? before : [cube];
        }),
        plus: CUBES.filter((cube) => plus[cube]),
      },
    };
  },
});

const TILE_LINES = [
  'faceUp',
  'inaccessible',
  'far',
  'shelter',
  'minusTile',
  'beastTile',
  'deadFood',
  'deadWood',
  'plusFood',
  'plusWood',
] as const;

/** The inventions on the board: nine that always lie there and five that were drawn (line 58). */
export const inventions = wizard({
  id: 'inventions',
  quick: true,
  title: () => say('session.action.inventions'),
  script(ask, state) {
    const ticked = ask.tick({
      id: 'inventions',
      title: say('session.action.inventions'),
      help: say('session.help.inventions'),
      reference: 'inventions',
      ticked: state.inventions,
      lines: ITEM_NAMES.map((id) => ({ id, text: say(`item.name.${id}`) })),
    });
    return { type: 'setInventions', to: ITEM_NAMES.filter((item) => ticked.includes(item)) };
  },
});
