import { read, type AskedOption, type ByHand, type Checklist, type Track, type Wizard } from '@/engine';
import { reviewName, rowName, type Answer, type Step } from './answers';
import { changesBetween, isSame, withChanges } from './patch';

export type AnyWizard = Wizard<unknown, unknown, unknown>;

/** The id of the look at everything, after the last step. */
export const REVIEW = 'review';

/** A quick walk has no review: its last step commits. */
export function stepsOf(wizard: AnyWizard, state: unknown, draft: unknown): readonly string[] {
  const ids = wizard.steps(state, draft).map(({ id }) => id);
  return wizard.quick ? ids : [...ids, REVIEW];
}

/** An answer may do away with the step that it stands on: what has taken its place is shown. */
export function stepInstead(
  wizard: AnyWizard,
  state: unknown,
  step: string,
  before: unknown,
  after: unknown,
): string {
  const ids = stepsOf(wizard, state, after);
  if (ids.includes(step)) return step;
  return ids[stepsOf(wizard, state, before).indexOf(step)] ?? ids[0] ?? step;
}

export interface Replayed {
  readonly draft: unknown;
  readonly answers: readonly Answer[];
  /** What cannot be answered like that any more. */
  readonly lost: readonly Answer[];
}

/**
 * A walk begun now and answered as it was before: every tap is made again, in its order, on what the table shows now.
 * An answer that would make it somebody else's walk is passed over: `player` was named since.
 */
export function replay(
  wizard: AnyWizard,
  state: unknown,
  begun: unknown,
  answers: readonly Answer[],
  player: string | null,
): Replayed {
  const whose = (draft: unknown) => wizard.actor?.of(state, draft) ?? null;
  let draft = begun;
  const kept: Answer[] = [];
  const lost: Answer[] = [];
  for (const answer of answers) {
    const next = give(wizard, state, draft, answer);
    if (next === undefined) lost.push(answer);
    else if (player === null || whose(draft) !== player || whose(next) === player) {
      draft = next;
      kept.push(answer);
    }
  }
  return { draft, answers: kept, lost };
}

/** One more answer; a number that is still being set counts as it ends up. */
export function answeredToo(answers: readonly Answer[], answer: Answer): readonly Answer[] {
  const last = answers.at(-1);
  const again =
    last?.kind === 'figure' && answer.kind === 'figure' && last.step === answer.step && last.id === answer.id;
  return [...(again ? answers.slice(0, -1) : answers), answer];
}

/** The draft after the answer; undefined where it cannot be given. */
function give(wizard: AnyWizard, state: unknown, draft: unknown, answer: Answer): unknown {
  const step = wizard.steps(state, draft).find(({ id }) => id === answer.step);
  switch (answer.kind) {
    case 'option':
      return optionOf(step, answer)?.write();
    case 'figure': {
      const figure = step?.kind === 'figures' ? step.figures.find(({ id }) => id === answer.id) : undefined;
      return figure && fits(answer.to, figure.track) ? figure.write(answer.to) : undefined;
    }
    case 'ticks': {
      const checklist = step ? checklistOf(step) : wizard.wrapUp?.(state, draft);
      return checklist && ticked(checklist, answer);
    }
    case 'byHand': {
      const byHand = handsOf(wizard, state, draft, step).find(([id]) => id === answer.id)?.[1];
      return byHand && (answer.to === null || fits(answer.to, byHand.track))
        ? byHand.write(answer.to)
        : undefined;
    }
    case 'other': {
      if (!step && answer.step !== REVIEW) return undefined;
      const written = withChanges(draft, answer.changes);
      const legal = read(written, (at) => wizard.readDraft(at, state));
      if (!legal.ok) return undefined;
      // What a widget of an older version wrote has no place in this draft: nothing comes of it.
      const lost = answer.changes.length > 0 && changesBetween(draft, legal.value).length === 0;
      return lost ? undefined : written;
    }
  }
}

function optionOf(step: Step | undefined, { id, turn }: Extract<Answer, { kind: 'option' }>) {
  const found = step && optionsOf(step, turn).find((option) => option.id === id);
  return found && !found.reason ? found : undefined;
}

function optionsOf(step: Step, turn: string | undefined): readonly AskedOption<unknown>[] {
  if (step.kind === 'figures') return step.instead ?? [];
  if (step.kind !== 'choice' && step.kind !== 'secret') return [];
  const otherwise = turn === undefined && step.otherwise ? [step.otherwise] : [];
  const options =
    step.kind === 'choice' ? step.options : (step.turns.find(({ id }) => id === turn)?.options ?? []);
  return [...options, ...otherwise];
}

function checklistOf(step: Step): Checklist<unknown> | undefined {
  return step.kind === 'checklist' ? step : undefined;
}

function ticked(checklist: Checklist<unknown>, { on, off }: Extract<Answer, { kind: 'ticks' }>): unknown {
  const there = (id: string) => checklist.lines.some((line) => line.id === id);
  const left = checklist.ticked.filter((id) => !off.includes(id));
  const to = [...left, ...on.filter((id) => !left.includes(id) && there(id))];
  return isSame(to, checklist.ticked) && on.length > 0 && !on.some(there) ? undefined : checklist.write(to);
}

/** Every number that the table may set by hand, by name. */
function handsOf(
  wizard: AnyWizard,
  state: unknown,
  draft: unknown,
  step: Step | undefined,
): readonly (readonly [string, ByHand<unknown>])[] {
  const named = (id: string, byHand: ByHand<unknown> | undefined) => (byHand ? [[id, byHand] as const] : []);
  if (!step) return wizard.review(state, draft).flatMap((line) => named(reviewName(line), line.byHand));
  switch (step.kind) {
    case 'told':
      return step.lines.flatMap(({ id, byHand }) => named(id, byHand));
    case 'scenes':
      return step.scenes.flatMap(({ id, byHand }) => named(id, byHand));
    case 'table':
      return [
        ...step.tables.flatMap(({ rows }, i) =>
          rows.flatMap(({ id, byHand }) => named(rowName(i, id), byHand)),
        ),
        ...(step.lines ?? []).flatMap(({ id, byHand }) => named(id, byHand)),
      ];
    case 'figures':
    case 'choice':
    case 'secret':
    case 'checklist':
    case 'custom':
      return [];
  }
}

function fits(to: number, { min, max }: Track): boolean {
  return to >= min && (max === undefined || to <= max);
}
