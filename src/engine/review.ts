import type { Delta, ExplainStep, Explanation } from './explanation';
import type { Decided } from './fact';
import type { Overrides } from './overrides';
import type { Phrase } from './phrase';
import type { Track } from './track';
import { said } from './wizard/draft';
import type { ReviewLine } from './wizard/shown';

interface ReviewedEvent<Change> {
  readonly changes: readonly Change[];
  readonly why?: Explanation;
}

/** A wizard's command before it counts: as the rules have it, and with the table's overrides. */
export interface Reviewed<S, E> {
  readonly state: S;
  readonly ruled: Decided<E>;
  readonly overridden: Decided<E>;
  evolve(state: S, event: E): S;
  /** What an event did without a step of the rules, in its own words. */
  factOf(event: E): Phrase;
}

/** A number that a review shows when it changes. Owner and asset are those of the explanations. */
export interface ReviewedNumber<S, Change> {
  /** The name of its override. */
  readonly line: string;
  readonly owner: string;
  readonly asset: string;
  readonly player?: string;
  readonly label: Phrase;
  /** Shown even if it stays. */
  readonly always?: boolean;
  valueIn(state: S): number;
  /** What a change does to it; 0 for the changes of other things. */
  changeBy(change: Change): number;
  /** The limits within which the table may set it, after the rules. */
  track(computed: S): Track;
}

/**
 * Every number that changes, each with its reasons and open to an override. A refused command has nothing to show:
 * saving says why.
 */
export function reviewNumbers<S, Change, E extends ReviewedEvent<Change>>(
  { state, ruled, overridden, evolve, factOf }: Reviewed<S, E>,
  numbers: readonly ReviewedNumber<S, Change>[],
  figures: Overrides,
): readonly ReviewLine[] {
  if (!ruled.ok) return [];
  const computed = ruled.value.reduce(evolve, state);
  // An override that is refused (another one was changed since) is not shown as if it counted.
  const events = overridden.ok ? overridden.value : ruled.value;
  const after = events.reduce(evolve, state);
  return numbers
    .filter(
      ({ always, valueIn }) => always || [computed, after].some((later) => valueIn(later) !== valueIn(state)),
    )
    .map((number): ReviewLine => {
      const { line, player, label, valueIn } = number;
      const total = valueIn(after);
      return {
        ...(player !== undefined && { player }),
        label,
        change: total - valueIn(state),
        total,
        why: whyOf(events, number, factOf),
        override: {
          name: line,
          computed: valueIn(computed),
          value: said(figures, line) ?? total,
          track: number.track(computed),
        },
      };
    });
}

/** The steps of the rules that changed this number; what an event did without a step is put in its own words. */
function whyOf<S, Change, E extends ReviewedEvent<Change>>(
  events: readonly E[],
  { owner, asset, changeBy }: ReviewedNumber<S, Change>,
  factOf: (event: E) => Phrase,
): Explanation {
  const isOf = (delta: Delta) => delta.owner === owner && delta.asset === asset;
  return events.flatMap((event): readonly ExplainStep[] => {
    const changed = event.changes.reduce((sum, change) => sum + changeBy(change), 0);
    const shown = (event.why ?? [])
      .map((step) => ({ ...step, deltas: (step.deltas ?? []).filter(isOf) }))
      .filter(({ deltas }) => deltas.some(({ by }) => by !== 0));
    const rest =
      changed - shown.reduce((sum, { deltas }) => deltas.reduce((all, { by }) => all + by, sum), 0);
    if (rest === 0) return shown;
    return [...shown, { rule: factOf(event), deltas: [{ owner, asset, by: rest }] }];
  });
}
