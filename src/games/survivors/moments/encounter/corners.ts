import { mapOf, type Read } from '@/engine';
import { clockwise } from '../../ring';
import type { Corner } from './challenges';
import { skill } from '../../rules/fields';
import { RING, type Place } from '../../terms';
import { touching } from './countChallenges';
import type { Board } from '../../session/fields';

/** Icons that were read off just now, by the spot where they are; the others are as the board has them. */
export const seenIcons = mapOf(skill);
export type SeenIcons = Read<typeof seenIcons>;

/** A corner of a tile, counted as the tile counts its own. */
export function spotOf(place: Place, corner: number): string {
  return `${place} ${corner}`;
}

export function boardWith(tiles: Board, seen: SeenIcons): Board {
  const tile = (place: Place) =>
    tiles[place].map((icon, corner) => {
      const spot = spotOf(place, corner);
      return (Object.hasOwn(seen, spot) ? seen[spot] : undefined) ?? icon;
    });
  return { E: tile('E'), 0: tile(0), 1: tile(1), 2: tile(2), 3: tile(3), 4: tile(4), 5: tile(5) };
}

/** The three icons at each corner; null while one is missing. */
export function cornersOf(tiles: Board): readonly Corner[] | null {
  const corners = RING.flatMap((k): readonly Corner[] => {
    const next = clockwise(k, 1);
    const icon = tiles.E[k];
    const first = tiles[k][touching(k)[0].own];
    const second = tiles[next][touching(next)[1].own];
    return icon && first && second ? [{ icon, neighbours: [first, second] }] : [];
  });
  return corners.length === RING.length ? corners : null;
}
