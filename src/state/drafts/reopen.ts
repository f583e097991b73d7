import type { AnyGame, Session } from '@/engine';
import type { OpenSession } from '../openSession';
import type { Answer } from './answers';
import { shownOn, type KeptDraft, type Shown } from './keptDraft';
import { newsOf, type News } from './news';
import { isSame } from './patch';
import { replay, REVIEW, stepsOf, type AnyWizard, type Replayed } from './replay';

/** A draft whose moment has passed: the table says what becomes of it. */
export interface Passed {
  /** Whose it is, and who would act in a new one; null where it is everybody's. */
  readonly player: string | null;
  readonly now: string | null;
  readonly begunAt: number;
  /** What it was begun after was taken back. */
  readonly undone: boolean;
  /** False where it can be nobody's any more but that of `now`. */
  readonly goesOn: boolean;
}

export interface Resumed extends Replayed {
  readonly step: string;
  readonly news: News | null;
}

export type Reopened =
  | { readonly kind: 'resumed'; readonly resumed: Resumed }
  | { readonly kind: 'passed'; readonly passed: Passed };

/** Which turn or phase a walk would belong to if it were begun now. */
export function momentOf(game: AnyGame, wizard: AnyWizard, state: unknown): string {
  return JSON.stringify([game.moment?.(state) ?? null, wizard.moment?.(state) ?? null]);
}

/** Whether an act still counts; null where its past is not in memory. */
export function stillCounts({ done }: Session<unknown, unknown>, seq: number): boolean | null {
  let act = done;
  while (act.kind === 'act' && act.seq > seq) act = act.before;
  if (act.seq === seq) return true;
  return act.kind === 'origin' && act.depth > 0 && act.seq > seq ? null : false;
}

/** What becomes of a draft that somebody comes back to. */
export function reopen(open: OpenSession, wizard: AnyWizard, kept: KeptDraft, step: string): Reopened {
  const { state } = open.session;
  const resumed = resume(open, wizard, kept, step);
  const whose = (draft: unknown) => wizard.actor?.of(state, draft) ?? null;
  const [player, now] = [whose(resumed.draft), whose(wizard.begin(state))];
  const goesOn = player === kept.player;
  const undone = stillCounts(open.session, kept.after) === false;
  const asks =
    undone ||
    kept.moment !== momentOf(open.game, wizard, state) ||
    // Somebody else's entry, and the table has gone on with other things since.
    (kept.player !== now && player !== null && kept.length !== open.session.length) ||
    (!goesOn && player !== null);
  if (!asks) return { kind: 'resumed', resumed };
  return { kind: 'passed', passed: { player: kept.player, now, begunAt: kept.begunAt, undone, goesOn } };
}

/** The walk of the same player with the same answers, on the table as it is now. */
export function resume(open: OpenSession, wizard: AnyWizard, kept: KeptDraft, step: string): Resumed {
  const { state } = open.session;
  const begun = wizard.begin(state, kept.player ?? undefined);
  const replayed = replay(wizard, state, begun, kept.answers, kept.player);
  const same = replayed.lost.length === 0 && isSame(replayed.draft, kept.draft);
  const shown = shownOn(wizard, state, replayed.draft, step);
  const unchanged = same && isSame(shown, kept.shown);
  const there = unchanged && stepsOf(wizard, state, replayed.draft).includes(step);
  return {
    ...replayed,
    step: there ? step : stepFor(wizard, state, replayed.draft, step, kept.shown),
    news: unchanged ? null : newsOf(open, wizard, kept, replayed, shown),
  };
}

/** The same answers for somebody else. */
export function handOn(
  { session: { state } }: OpenSession,
  wizard: AnyWizard,
  answers: readonly Answer[],
  step: string,
  player: string,
): Omit<Resumed, 'news'> {
  const given = replay(wizard, state, wizard.begin(state, player), answers, player);
  return { ...given, step: stepFor(wizard, state, given.draft, step, {}) };
}

/** Where it was left, or an earlier step that shows something else now or waits for an answer. */
function stepFor(wizard: AnyWizard, state: unknown, draft: unknown, wanted: string, before: Shown): string {
  const ids = stepsOf(wizard, state, draft);
  const place = ids.indexOf(wanted);
  const open = wizard.steps(state, draft).findIndex((step) => {
    const now = shownOn({ ...wizard, steps: () => [step] }, state, draft, step.id);
    return (
      step.missing !== undefined || Object.entries(now).some(([name, value]) => differs(before, name, value))
    );
  });
  const last = place === -1 ? ids.length - 1 : place;
  return ids[open === -1 ? last : Math.min(open, last)] ?? REVIEW;
}

function differs(before: Shown, name: string, value: number | string): boolean {
  return Object.hasOwn(before, name) && before[name] !== value;
}
