import type { Place, RingPlace } from './terms';

const PLACES = [0, 1, 2, 3, 4, 5] as const;

/** So many places on around the ring. */
export function clockwise(from: number, steps: number): RingPlace {
  return PLACES[(from + steps) % PLACES.length] ?? 0;
}

export function inRingOrder(places: readonly RingPlace[]): readonly RingPlace[] {
  return [...places].sort((a, b) => a - b);
}

/** The Encounter Tile first, then clockwise from north. */
export function inBoardOrder(places: readonly Place[]): readonly Place[] {
  return [...places].sort((a, b) => orderOf(a) - orderOf(b));
}

function orderOf(place: Place): number {
  return place === 'E' ? -1 : place;
}
