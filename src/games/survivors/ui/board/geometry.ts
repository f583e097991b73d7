import { PLACES, RING, type Place, type RingPlace } from '../../terms';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Flat-topped hexes, north up. Angles run as on paper: 0 is right, 90 is up. */
export function polar(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: -radius * Math.sin(turn) };
}

/** The middle of a tile, from the middle of the board; `r` is the radius of one hex. */
export function centreOf(place: Place, r: number): Point {
  return place === 'E' ? { x: 0, y: 0 } : polar(Math.sqrt(3) * r, 90 - 60 * place);
}

/** Corner k of a tile, clockwise from the top right. */
export function cornerOf(k: number, r: number): Point {
  return polar(r, 60 - 60 * k);
}

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** The outline of a hex as an SVG path. */
export function hexPath({ x, y }: Point, r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => add({ x, y }, cornerOf(k, r)));
  return `M${corners.map((corner) => `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`).join('L')}z`;
}

/** A place around the tile that the caravan enters, from the middle of the board that it leaves. */
export function centreAfter(direction: RingPlace, place: Place, r: number): Point {
  return add(centreOf(direction, r), centreOf(place, r));
}

/** The twelve places beyond the ring: nothing lies there yet. */
export function beyondRing(r: number): readonly Point[] {
  const near = PLACES.map((place) => centreOf(place, r));
  const all = RING.flatMap((direction) => RING.map((place) => centreAfter(direction, place, r)));
  return all.filter(
    (point, i) =>
      !near.some((other) => isSame(point, other, r)) &&
      all.findIndex((other) => isSame(point, other, r)) === i,
  );
}

export function isSame(a: Point, b: Point, r: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < r / 10;
}

/** An arrow between two tiles that leaves both middles free; `aside` moves it off the line between them. */
export function arrowPath(from: Point, to: Point, r: number, aside: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, across: number): string => {
    const [x, y] = [from.x + ux * along - uy * across, from.y + uy * along + ux * across];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const [tail, tip, barb] = [0.36 * r, length - 0.36 * r, 0.24 * r];
  return [
    `M${at(tail, aside)}L${at(tip, aside)}`,
    `M${at(tip - barb, aside - barb * 0.8)}L${at(tip, aside)}L${at(tip - barb, aside + barb * 0.8)}`,
  ].join('');
}

/** Two strokes through a tile, from the middle outwards; `free` leaves room for what is on it. */
export function crossPath({ x, y }: Point, r: number, free: boolean): string {
  const [near, far] = [free ? 0.3 * r : 0, 0.54 * r];
  return [-1, 1]
    .flatMap((sx) => [-1, 1].map((sy) => [sx, sy] as const))
    .map(([sx, sy]) => `M${x + sx * near} ${y + sy * near}L${x + sx * far} ${y + sy * far}`)
    .join('');
}
