/** What the table set instead of what the rules computed, by the name of the line; kept in a wizard's draft. */
export type ByHandFigures = Readonly<Record<string, number>>;

export function saidByHand(figures: ByHandFigures, line: string): number | undefined {
  return Object.hasOwn(figures, line) ? figures[line] : undefined;
}
