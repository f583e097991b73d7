import type { Seat, Sketch, SketchInk, SketchPart } from '@/engine';
import { NEUTRAL } from '../dissenters';
import type { TableState } from '../session/table';

/** The size of every sketch beside a line of the guide. */
const WIDTH = 88;
const HEIGHT = 60;

export function sketchOf(...parts: readonly (SketchPart | readonly SketchPart[])[]): Sketch {
  return { width: WIDTH, height: HEIGHT, parts: parts.flat() };
}

/** The colour of what belongs to somebody. */
export function inkOf(seats: readonly Seat[], owner: string): SketchInk {
  return seats.find(({ id }) => id === owner)?.colour ?? 'nobody';
}

/** One after the other, from a first place on. */
export function row<Item>(
  items: readonly Item[],
  [x, y]: readonly [number, number],
  step: number,
  part: (item: Item, at: readonly [number, number]) => SketchPart,
): readonly SketchPart[] {
  return items.map((item, i) => part(item, [x + i * step, y]));
}

export function arrow(from: readonly [number, number], to: readonly [number, number]): SketchPart {
  return { kind: 'arrow', from, to, ink: 'lamp' };
}

/** A few dice of the pool, the player's own first: what can be taken now. */
export function poolDice({
  dice,
  turn,
  config,
}: Pick<TableState, 'dice' | 'turn' | 'config'>): readonly SketchInk[] {
  const left = (owner: string) =>
    Array.from({ length: dice[owner]?.pool ?? 0 }, () => inkOf(config.seats, owner));
  const others = Object.keys(dice).filter((owner) => owner !== turn && owner !== NEUTRAL);
  return [...left(turn).slice(0, 1), ...others.flatMap(left), ...left(NEUTRAL), ...left(turn).slice(1)].slice(
    0,
    6,
  );
}
