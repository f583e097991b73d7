import type { Draft, WizardStep } from '@/engine';
import { REVIEW, stepsOf, type AnyWizard } from '@/state/wizardStore';
import { optionsOf, tapped } from './tap';

/** A step that can be reached, and what was answered before it. */
export interface ReachedStep {
  readonly step: string;
  readonly kind: WizardStep['kind'] | typeof REVIEW;
  readonly draft: Draft;
}

/** What somebody may write in a widget of a game's own, by the name of the widget. */
export type WidgetAnswers = Readonly<Record<string, (state: never, value: never) => readonly unknown[]>>;

/** What a question leads to depends on its kind of answer, hardly ever on the third time it is asked. */
const ASKED_AGAIN = 2;
const MOST_ANSWERS = 12;
/** Longer than any wizard: anything that gets here goes in circles. */
const LONGEST = 60;

/**
 * Every step of a wizard that some answers lead to, nearest first, each kind once: the player or place a step is about
 * (after the colon of its id, or its number) does not make it another kind. The review is one of them. What only a
 * widget of the game's own can answer is answered by `widgets`, or the search ends there.
 */
export function exploreWizard(
  wizard: AnyWizard,
  state: unknown,
  widgets: WidgetAnswers = {},
): readonly ReachedStep[] {
  const reached = new Map<string, ReachedStep>();
  const asked = new Map<string, number>();
  const queue: { readonly step: string; readonly draft: Draft }[] = [];
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

/** Where an answer leads; nowhere while something is missing. */
function stepAfter(
  wizard: AnyWizard,
  state: unknown,
  before: { readonly step: string; readonly draft: Draft },
  draft: Draft,
): string | undefined {
  const ids = stepsOf(wizard, state, draft);
  const place = ids.indexOf(before.step);
  // An answer may remove its own step: then the step that took its place is next.
  if (place === -1) return ids[stepsOf(wizard, state, before.draft).indexOf(before.step)];
  const step = wizard.steps(state, draft)[place];
  return step?.missing ? undefined : ids[place + 1];
}

function answersTo(
  wizard: AnyWizard,
  state: unknown,
  draft: Draft,
  step: WizardStep,
  widgets: WidgetAnswers,
): readonly Draft[] {
  const choices = () =>
    optionsOf(step)
      .filter(({ reason }) => reason === undefined)
      .slice(0, MOST_ANSWERS)
      .map(({ id }) => tapped(draft, step, { option: id }));
  switch (step.kind) {
    case 'choice':
      return choices();
    case 'picks':
      return [
        draft,
        ...step.options
          .filter(({ reason }) => reason === undefined)
          .map(({ id }) => tapped(draft, step, { option: id })),
      ];
    case 'placing':
      // One piece on the first place that takes it, then whatever is asked there.
      return [placeOne(wizard, state, draft, step)];
    case 'choices':
      return [answerEach(wizard, state, draft, step.id), ...choices()];
    case 'secret':
      return [answerSecret(wizard, state, draft, step.id), ...choices()];
    case 'checklist':
      return [tapped(draft, step, { ticked: step.lines.slice(0, 1).map(({ id }) => id) })];
    case 'figures':
      return [
        countUp(wizard, state, draft, step.id),
        ...step.figures
          .filter(({ value, track }) => value < (track.max ?? Infinity))
          .slice(0, MOST_ANSWERS)
          .map(({ id, value }) => tapped(draft, step, { figure: id, to: value + 1 })),
      ];
    case 'result':
    case 'table':
    case 'scenes':
      return [draft];
    case 'custom': {
      const written = widgets[step.widget]?.(state as never, step.value as never) ?? [];
      return [draft, ...written.map((drawn) => tapped(draft, step, { drawn }))];
    }
  }
}

function placeOne(
  wizard: AnyWizard,
  state: unknown,
  draft: Draft,
  step: Extract<WizardStep, { kind: 'placing' }>,
): Draft {
  for (const { id } of step.pieces)
    for (const place of step.places) {
      if (place.reason || place.refuses?.[id]) continue;
      const put = tapped(draft, step, { put: id, on: place.id });
      if (!wizard.steps(state, put).find((one) => one.id === step.id)?.missing) return put;
    }
  return draft;
}

/** Every answer is a new draft, which the next one starts from. */
function answerSecret(wizard: AnyWizard, state: unknown, before: Draft, id: string): Draft {
  let draft = before;
  for (let turns = 0; turns < LONGEST; turns += 1) {
    const step = wizard.steps(state, draft).find((candidate) => candidate.id === id);
    const turn = step?.kind === 'secret' ? step.turns.find(({ answered }) => !answered) : undefined;
    if (!step || !turn) return draft;
    for (const { id: choice, options } of turn.choices) {
      const option = options.find(({ reason }) => reason === undefined);
      if (!option) return draft;
      draft = tapped(draft, step, { option: option.id, turn: turn.id, choice });
    }
  }
  return draft;
}

/** The first option of each choice, also of those that an answer adds. */
function answerEach(wizard: AnyWizard, state: unknown, before: Draft, id: string): Draft {
  let draft = before;
  for (let times = 0; times < LONGEST; times += 1) {
    const step = wizard.steps(state, draft).find((candidate) => candidate.id === id);
    const open =
      step?.kind === 'choices'
        ? step.choices.find(({ options }) => options.every(({ chosen }) => !chosen))
        : undefined;
    const option = open?.options.find(({ reason }) => reason === undefined);
    if (!step || !open || !option) return draft;
    draft = tapped(draft, step, { option: option.id, choice: open.id });
  }
  return draft;
}

/** One more of the first number that may grow, until nothing is missing. */
function countUp(wizard: AnyWizard, state: unknown, before: Draft, id: string): Draft {
  let draft = before;
  for (let times = 0; times < LONGEST; times += 1) {
    const step = wizard.steps(state, draft).find((candidate) => candidate.id === id);
    if (step?.kind !== 'figures' || !step.missing) return draft;
    const room = step.figures.find(({ value, track }) => value < (track.max ?? Infinity));
    if (!room) return draft;
    draft = tapped(draft, step, { figure: room.id, to: room.value + 1 });
  }
  return draft;
}
