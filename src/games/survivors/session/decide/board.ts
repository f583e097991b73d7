import { ok } from '@/engine';
import { TILES } from '../../pieces';
import { inRingOrder } from '../../ring';
import { RING, SKILLS } from '../../terms';
import type { Command } from '../command';
import { happened } from '../event';
import type { Hordes } from '../fields';
import { refuse } from '../refuse';
import { hordesOnMap, type State } from '../state';
import type { Decision } from './decision';

/** As they are on the table. No rule moves them. */
export function setHordes(state: State, to: Hordes): Decision {
  const fault = hordesFault(to);
  if (fault) return fault;
  const ring = inRingOrder(to.ring);
  const { hordes } = state;
  if (to.encounter === hordes.encounter && ring.join() === hordes.ring.join()) return refuse('noChange');
  const after = { encounter: to.encounter, ring };
  return ok([
    happened('hordesSet', { count: hordesOnMap({ hordes: after }) }, [{ what: 'hordes', to: after }]),
  ]);
}

/** Two Hordes never share a tile of the ring, and there are no more of them than tiles. */
export function hordesFault({ encounter, ring }: Hordes): ReturnType<typeof refuse> | null {
  if (!Number.isInteger(encounter) || encounter < 0 || encounter + ring.length > TILES)
    return refuse('hordes', { max: TILES });
  return new Set(ring).size < ring.length || !ring.every((place) => RING.includes(place))
    ? refuse('hordeTwice')
    : null;
}

export function setIcon(
  state: State,
  { place, corner, to }: Extract<Command, { type: 'setIcon' }>,
): Decision {
  const tile = state.tiles[place];
  if (!Number.isInteger(corner) || corner < 0 || corner >= tile.length) return refuse('noChange');
  if (tile[corner] === to || (to !== null && !SKILLS.includes(to))) return refuse('noChange');
  const after = tile.map((icon, i) => (i === corner ? to : icon));
  return ok([happened('iconSet', { place }, [{ what: 'tiles', to: { ...state.tiles, [place]: after } }])]);
}
