import type { Seat, SketchAt, SketchInk, SketchPart } from '@/engine';
import { NEUTRAL } from '../dissenters';
import type { TableState } from '../session/table';

/** The colour of what belongs to somebody. */
export function inkOf(seats: readonly Seat[], owner: string): SketchInk {
  return seats.find(({ id }) => id === owner)?.colour ?? 'nobody';
}

/** One after the other, from a first place on. */
export function row<Item>(
  items: readonly Item[],
  [x, y]: SketchAt,
  step: number,
  part: (item: Item, at: SketchAt) => SketchPart,
): readonly SketchPart[] {
  return items.map((item, i) => part(item, [x + i * step, y]));
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
