import type { Line, Saying } from './line';
import { LONGEST_MESSAGE, MOST_LINES } from './protocol';

/** What else a message holds beside its lines. */
const ROOM = 20_000;

/** Whether a line of it can go out at all. */
export function fits(saying: Saying): boolean {
  return JSON.stringify(saying).length <= LONGEST_MESSAGE - ROOM;
}

/** In order, in messages that are short enough. A line that is too long goes alone: the hub says what it thinks of it. */
export function batches(lines: readonly Line[]): readonly (readonly Line[])[] {
  const all: Line[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const length = JSON.stringify(line).length;
    const current = all.at(-1);
    if (!current || current.length === MOST_LINES || size + length > LONGEST_MESSAGE - ROOM) {
      all.push([line]);
      size = length;
    } else {
      current.push(line);
      size += length;
    }
  }
  return all;
}
