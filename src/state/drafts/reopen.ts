import { identityOf, withoutAnswers, type AnyGame, type Draft, type Session } from '@/engine';
import type { OpenSession } from '../openSession';
import { shownIn, shownOn, type KeptDraft, type Shown } from './keptDraft';
import { newsOf, type News } from './news';
import { REVIEW, stepsOf, type AnyWizard } from './steps';

/** A draft whose moment has passed: the table decides what to do with it. */
export interface Passed {
  /** Whose it is, and who would act in a new one; null where it is everybody's. */
  readonly player: string | null;
  readonly now: string | null;
  readonly begunAt: number;
  /** The act it was begun after was undone. */
  readonly undone: boolean;
  /** False where it can now only belong to `now`, or its answers are void. */
  readonly goesOn: boolean;
}

export interface Resumed {
  readonly draft: Draft;
  readonly step: string;
  readonly news: News | null;
}

export type Reopened =
  | { readonly kind: 'resumed'; readonly resumed: Resumed }
  | { readonly kind: 'passed'; readonly passed: Passed };

/** Which turn or phase a wizard would belong to if it were begun now. */
export function momentOf(game: AnyGame, wizard: AnyWizard, state: unknown): string {
  return JSON.stringify([game.moment?.(state) ?? null, wizard.moment?.(state) ?? null]);
}

/**
 * Whether an act still counts, wherever a change of the past has moved it and whatever it has become there; null where
 * its past is not in memory.
 */
export function stillCounts({ done }: Session<unknown, unknown>, act: number): boolean | null {
  let here = done;
  while (here.kind === 'act' && identityOf(here) !== act && here.instead !== act) here = here.before;
  if (here.kind === 'act' || here.seq === act) return true;
  return here.depth > 0 && here.seq > act ? null : false;
}

/** What becomes of a draft that somebody comes back to. */
export function reopen(open: OpenSession, wizard: AnyWizard, kept: KeptDraft, step: string): Reopened {
  const { state } = open.session;
  const resumed = resume(open, wizard, kept, step);
  const whose = (draft: Draft) => wizard.actor?.of(state, draft) ?? null;
  const [player, now] = [whose(resumed.draft), whose(wizard.begin(state))];
  const undone = stillCounts(open.session, kept.after) === false;
  const goesOn = player === kept.player && !(undone && wizard.endsWithAct);
  const asks =
    undone ||
    kept.moment !== momentOf(open.game, wizard, state) ||
    // Somebody else's draft, and the table has moved on since.
    (kept.player !== now && player !== null && kept.length !== open.session.length) ||
    (!goesOn && player !== null);
  if (!asks) return { kind: 'resumed', resumed };
  return { kind: 'passed', passed: { player: kept.player, now, begunAt: kept.begunAt, undone, goesOn } };
}

/** The wizard of the same player with the same answers, on the table as it is now. */
export function resume(open: OpenSession, wizard: AnyWizard, kept: KeptDraft, step: string): Resumed {
  const { state } = open.session;
  const given = kept.player === null ? kept.draft : wizard.actFor(kept.draft, kept.player);
  const counting = wizard.counting(state, given);
  const lost = kept.counting.filter((answer) => !counting.includes(answer));
  const draft = withoutAnswers(given, lost);
  const shown = shownOn(wizard, state, draft, step);
  const unchanged = lost.length === 0 && JSON.stringify(shown) === JSON.stringify(kept.shown);
  const there = unchanged && stepsOf(wizard, state, draft).includes(step);
  return {
    draft,
    step: there ? step : stepFor(wizard, state, draft, step, kept.shown),
    news: unchanged ? null : newsOf(open, wizard, kept, { draft, lost }, shown),
  };
}

/** The same answers for somebody else. */
export function handOn(
  { session: { state } }: OpenSession,
  wizard: AnyWizard,
  given: Draft,
  step: string,
  player: string,
): Pick<Resumed, 'draft' | 'step'> {
  const draft = wizard.actFor(given, player);
  return { draft, step: stepFor(wizard, state, draft, step, NOTHING_SHOWN) };
}

const NOTHING_SHOWN: Shown = { figures: {}, choices: {}, drawings: {} };

/** The step where it was left, or an earlier one that now looks different or waits for an answer. */
function stepFor(wizard: AnyWizard, state: unknown, draft: Draft, wanted: string, before: Shown): string {
  const ids = stepsOf(wizard, state, draft);
  const place = ids.indexOf(wanted);
  const open = wizard.steps(state, draft).findIndex((step) => {
    const now = shownIn([step]);
    return (
      step.missing !== undefined ||
      differs(before.figures, now.figures) ||
      differs(before.choices, now.choices)
    );
  });
  const last = place === -1 ? ids.length - 1 : place;
  return ids[open === -1 ? last : Math.min(open, last)] ?? REVIEW;
}

function differs<T>(before: Readonly<Record<string, T>>, now: Readonly<Record<string, T>>): boolean {
  return Object.entries(now).some(([name, value]) => Object.hasOwn(before, name) && before[name] !== value);
}
