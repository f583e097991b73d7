import type { Place } from '../../terms';

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
