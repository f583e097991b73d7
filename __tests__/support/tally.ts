/** How often things happened in a law: one in which they hardly ever do proves nothing. */
export function tally() {
  const counts = new Map<string, number>();
  const times = (what: string) => counts.get(what) ?? 0;
  return {
    add: (what: string, by = 1) => void counts.set(what, times(what) + by),
    /** What happened less often than that. */
    rare: (least: number, ...whats: readonly string[]): readonly string[] =>
      whats.filter((what) => times(what) < least).map((what) => `${what}: ${times(what)}`),
  };
}
