import type { WizardStep } from '@/engine';
import { REVIEW, stepsOf, type AnyWizard } from '@/state/wizardStore';

/** A step that somebody can come to, and what was answered before it. */
export interface ReachedStep {
  readonly step: string;
  readonly kind: WizardStep<unknown>['kind'] | typeof REVIEW;
  readonly draft: unknown;
}

/** What somebody may answer in a widget of a game's own, by the name of the widget: the values that it writes. */
export type WidgetAnswers = Readonly<Record<string, (state: never, value: never) => readonly unknown[]>>;

/** A question leads to other questions by its kind of answer, hardly ever by the third time that it is asked. */
const ASKED_AGAIN = 2;
const MOST_ANSWERS = 12;
/** Longer than any walk: whoever comes here goes round in circles. */
const LONGEST = 60;

/**
 * Every step of a walk that some answers lead to, nearest first, each kind of it once: which player or place a step is
 * about (behind the colon of its id, or its number) makes no other step of it. The review is one of them. What only a
 * widget of the game's own can answer is answered by `widgets`, or is as far as it goes.
 */
export function exploreWizard(
  wizard: AnyWizard,
  state: unknown,
  widgets: WidgetAnswers = {},
): readonly ReachedStep[] {
  const reached = new Map<string, ReachedStep>();
  const asked = new Map<string, number>();
  const queue: { readonly step: string; readonly draft: unknown }[] = [];
  const begun = wizard.begin(state);
  const first = stepsOf(wizard, state, begun)[0];
  if (first !== undefined) queue.push({ step: first, draft: begun });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { step, draft } = next;
    const current = wizard.steps(state, draft).find(({ id }) => id === step);
    const kind = current?.kind ?? REVIEW;
    const name = `${kind} ${step.replace(/[:\d].*$/, '')}`;
    if (!reached.has(name)) reached.set(name, { step, kind, draft });
    const times = asked.get(name) ?? 0;
    asked.set(name, times + 1);
    if (times >= ASKED_AGAIN) continue;
    for (const answered of current ? answersTo(wizard, state, draft, current, widgets) : []) {
      const after = stepAfter(wizard, state, { step, draft }, answered);
      if (after !== undefined) queue.push({ step: after, draft: answered });
    }
  }
  return [...reached.values()];
}

/** Where the walk goes from an answer; nowhere while something is missing. */
function stepAfter(
  wizard: AnyWizard,
  state: unknown,
  before: { readonly step: string; readonly draft: unknown },
  draft: unknown,
): string | undefined {
  const ids = stepsOf(wizard, state, draft);
  const place = ids.indexOf(before.step);
  // An answer may do away with the step that it stands on: what has taken its place is next.
  if (place === -1) return ids[stepsOf(wizard, state, before.draft).indexOf(before.step)];
  const step = wizard.steps(state, draft)[place];
  return step?.missing ? undefined : ids[place + 1];
}

function answersTo(
  wizard: AnyWizard,
  state: unknown,
  draft: unknown,
  step: WizardStep<unknown>,
  widgets: WidgetAnswers,
): readonly unknown[] {
  switch (step.kind) {
    case 'choice':
      return [...step.options, ...(step.otherwise ? [step.otherwise] : [])]
        .filter(({ reason }) => reason === undefined)
        .slice(0, MOST_ANSWERS)
        .map((option) => option.write());
    case 'secret':
      return [
        answerSecret(wizard, state, draft, step.id),
        ...(step.otherwise ? [step.otherwise.write()] : []),
      ];
    case 'checklist':
      return [step.write(step.lines.slice(0, 1).map(({ id }) => id))];
    case 'figures':
      return [
        countUp(wizard, state, draft, step.id),
        ...step.figures
          .filter(({ value, track }) => value < (track.max ?? Infinity))
          .slice(0, MOST_ANSWERS)
          .map(({ value, write }) => write(value + 1)),
      ];
    case 'told':
    case 'table':
    case 'scenes':
      return [draft];
    case 'custom': {
      const { write, value } = step;
      const written = widgets[step.widget]?.(state as never, value as never) ?? [];
      return [draft, ...written.map((to) => write(to))];
    }
  }
}

/** Every answer is a new draft, which the next one starts from. */
function answerSecret(wizard: AnyWizard, state: unknown, before: unknown, id: string): unknown {
  let draft = before;
  for (let turns = 0; turns < LONGEST; turns += 1) {
    const step = wizard.steps(state, draft).find((candidate) => candidate.id === id);
    const turn = step?.kind === 'secret' ? step.turns.find(({ answered }) => !answered) : undefined;
    const option = turn?.options.find(({ reason }) => reason === undefined);
    if (!option) return draft;
    draft = option.write();
  }
  return draft;
}

/** One more of the first number that may grow, until nothing is missing. */
function countUp(wizard: AnyWizard, state: unknown, before: unknown, id: string): unknown {
  let draft = before;
  for (let times = 0; times < LONGEST; times += 1) {
    const step = wizard.steps(state, draft).find((candidate) => candidate.id === id);
    if (step?.kind !== 'figures' || !step.missing) return draft;
    const room = step.figures.find(({ value, track }) => value < (track.max ?? Infinity));
    if (!room) return draft;
    draft = room.write(room.value + 1);
  }
  return draft;
}
