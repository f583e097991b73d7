import { stepsOf, type Explanation } from '@/engine';

/** Points by where they came from, by player. */
export type EarnedBy<Source extends string> = Readonly<
  Record<string, Readonly<Partial<Record<Source, number>>>>
>;

interface Earning {
  readonly type: string;
  readonly changes: readonly { readonly what: string }[];
  readonly why?: Explanation;
}

export interface Earnings<Source extends string, Part extends string = string> {
  /** Where the Followers of an event belong; everything else goes to `override`. */
  readonly sourceOf: Readonly<Partial<Record<string, Source>>>;
  /** The two sources of final scoring: what the steps of these parts gave, and the rest. */
  readonly final: { readonly parts: readonly Part[]; readonly part: Source; readonly rest: Source };
  readonly override: Source;
}

/** Adds what an event brought to its source. What the table took back counts as counted by hand, not against a rule. */
export function earnBy<Source extends string>(
  { sourceOf, final, override }: Earnings<Source>,
  earned: EarnedBy<Source>,
  event: Earning,
): EarnedBy<Source> {
  // What final scoring gave is taken back as it was given, so that it can be counted again.
  if (event.type === 'gameReopened') return without(earned, [final.part, final.rest]);
  return event.changes.reduce<EarnedBy<Source>>((before, change) => {
    const gain = followersOf(change);
    if (!gain) return before;
    if (event.type !== 'finalScored')
      return add(before, gain.owner, sourceOf[event.type] ?? override, gain.by);
    const part = followersIn(stepsOf(event.why ?? [], { part: final.parts }), gain.owner);
    return add(add(before, gain.owner, final.part, part), gain.owner, final.rest, gain.by - part);
  }, earned);
}

function followersOf(change: { readonly what: string }): { owner: string; by: number } | null {
  const { what, owner, counter, by } = change as Readonly<Record<string, unknown>>;
  return what === 'count' && counter === 'followers' && typeof owner === 'string' && typeof by === 'number'
    ? { owner, by }
    : null;
}

function followersIn(steps: Explanation, player: string): number {
  return steps
    .flatMap(({ deltas }) => deltas ?? [])
    .filter(({ owner, asset }) => owner === player && asset === 'followers')
    .reduce((sum, { by }) => sum + by, 0);
}

function without<Source extends string>(
  earned: EarnedBy<Source>,
  sources: readonly string[],
): EarnedBy<Source> {
  return Object.fromEntries(
    Object.entries(earned).map(([id, sums]) => [
      id,
      Object.fromEntries(Object.entries(sums).filter(([source]) => !sources.includes(source))),
    ]),
  ) as EarnedBy<Source>;
}

function add<Source extends string>(
  earned: EarnedBy<Source>,
  player: string,
  source: Source,
  by: number,
): EarnedBy<Source> {
  if (by === 0 || !Object.hasOwn(earned, player)) return earned;
  return Object.fromEntries(
    Object.entries(earned).map(([id, sums]) =>
      id === player ? [id, { ...sums, [source]: (sums[source] ?? 0) + by }] : [id, sums],
    ),
  ) as EarnedBy<Source>;
}
