import { ok } from '@/engine';
import { ITEM_NAMES } from '../../items';
import { FIRST_TILE } from '../../pieces';
import type { Terrain } from '../../terms';
import type { CommandOf } from '../command';
import { happened } from '../event';
import { refuse } from '../refuse';
import { BARE_TILE, isOpenTile, tileNotes, type State } from '../state';
import { isWithin, type Decision } from './decision';
import { SPACES } from '../../moments/plan/decide';

/** One island tile, set to what the table shows. Face down it loses its tokens, and its terrain if no other tile has it. */
export function setTile(state: State, { tile, notes }: CommandOf<'setTile'>): Decision {
  if (!isWithin(tile, SPACES)) return refuse('spaceNeeded', SPACES);
  if (tile === state.campTile) return refuse('campTileHere');
  const before = tileNotes(state, tile);
  const terrain = notes.terrain ?? before.terrain ?? null;
  const after = notes.inaccessible
    ? { ...BARE_TILE, explored: true, inaccessible: true, terrain }
    : { ...before, ...notes, terrain };
  if (JSON.stringify(after) === JSON.stringify(before)) return refuse('noChange');
  const island = { ...state.island, [String(tile)]: after };
  const terrains = terrainsAfter({ ...state, island }, terrain, after.inaccessible === true);
  return ok([
    happened('tileSet', { tile, accessible: after.inaccessible !== true }, [
      { what: 'island', to: island },
      ...(terrains === state.terrains ? [] : [{ what: 'terrains' as const, to: terrains }]),
    ]),
  ]);
}

function terrainsAfter(state: State, terrain: Terrain | null, lost: boolean): State['terrains'] {
  const { terrains, island, campTile } = state;
  if (terrain === null) return terrains;
  if (!lost) return terrains.includes(terrain) ? terrains : [...terrains, terrain];
  const camp = tileNotes(state, campTile).terrain ?? (campTile === FIRST_TILE ? 'beach' : null);
  const elsewhere = Object.entries(island).some(
    ([id, notes]) => notes.terrain === terrain && isOpenTile(state, Number(id)),
  );
  return elsewhere || camp === terrain ? terrains : terrains.filter((other) => other !== terrain);
}

export function setInventions({ inventions }: State, { to }: CommandOf<'setInventions'>): Decision {
  const after = ITEM_NAMES.filter((item) => to.includes(item));
  if (after.join() === inventions.join()) return refuse('noChange');
  return ok([happened('inventionsSet', { count: after.length }, [{ what: 'inventions', to: after }])]);
}
