import { RING, type Place, type RingPlace } from './terms';

/** So many places on around the ring. */
export function clockwise(from: number, steps: number): RingPlace {
  return RING[(from + steps) % RING.length] ?? 0;
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
