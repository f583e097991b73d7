import { mapOf, type Read } from '@/engine';
import { clockwise } from '../../ring';
import { cornerWorth, type Corner } from './challenges';
import { skill } from '../../rules/fields';
import { perSkill } from '../../tally';
import { PLACES, RING, type Place, type Trio } from '../../terms';
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
  const corners = knownCorners(tiles);
  return corners.length === RING.length ? corners : null;
}

function knownCorners(tiles: Board): readonly Corner[] {
  return RING.flatMap((k): readonly Corner[] => {
    const next = clockwise(k, 1);
    const icon = tiles.E[k];
    const first = tiles[k][touching(k)[0].own];
    const second = tiles[next][touching(next)[1].own];
    return icon && first && second ? [{ icon, neighbours: [first, second] }] : [];
  });
}

/** The eighteen spots that count, three at each corner of the Encounter Tile. */
export const spotsAround: readonly string[] = RING.flatMap((k) => {
  const next = clockwise(k, 1);
  return [spotOf('E', k), spotOf(k, touching(k)[0].own), spotOf(next, touching(next)[1].own)];
});

/** Those of them that nobody has read off yet. */
export function unknownSpots(tiles: Board): readonly string[] {
  const blank = PLACES.flatMap((place) =>
    tiles[place].flatMap((icon, corner) => (icon === null ? [spotOf(place, corner)] : [])),
  );
  return spotsAround.filter((spot) => blank.includes(spot));
}

/** What the corners that are known come to, and how many those are. */
export function runningTotals(tiles: Board): { readonly totals: Trio; readonly corners: number } {
  const known = knownCorners(tiles);
  const totals = perSkill((skill) =>
    known.reduce((sum, corner) => sum + (corner.icon === skill ? cornerWorth(corner).value : 0), 0),
  );
  return { totals, corners: known.length };
}
