import { mapOf, number, orElse } from './shape';

/** The table's overrides, by the name of the line they were set on; kept in a wizard's draft. */
export type ByHandFigures = Readonly<Record<string, number>>;

/** Larger than any number of any game. */
const LIMIT = 999_999;

const NONE: ByHandFigures = {};

/** Drafts of older versions have none. A name that no longer means anything sets nothing. */
export const readByHand = orElse(mapOf(number({ min: -LIMIT, max: LIMIT })), NONE);

/** Null takes it back. */
export function setByHand(figures: ByHandFigures, line: string, to: number | null): ByHandFigures {
  const others = Object.entries(figures).filter(([name]) => name !== line);
  return Object.fromEntries(to === null ? others : [...others, [line, to]]);
}

export function saidByHand(figures: ByHandFigures, line: string): number | undefined {
  return Object.hasOwn(figures, line) ? figures[line] : undefined;
}
