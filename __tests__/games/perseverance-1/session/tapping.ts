import { EMPTY_DRAFT, unwrap, type Draft, type ReviewLine, type WizardStep } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { tapped } from '../../../support/tap';

/** An option by its id, figures by name, or what is ticked or picked: whatever a step of that kind takes. */
export type Tap = string | { readonly figures: Readonly<Record<string, number>> } | readonly string[];

export interface Tapped {
  readonly command: Command;
  readonly review: readonly ReviewLine[];
  readonly steps: readonly WizardStep[];
}

export function wizardOf(id: string) {
  const wizard = perseverance1.wizards.find((candidate) => candidate.id === id);
  if (!wizard) throw new Error(`no wizard ${id}`);
  return wizard;
}

/** Answers one step after the other, as the screen would. The app is killed after each; steps that only show a result need none. */
export function tapThrough(state: State, id: string, taps: readonly Tap[]): Tapped {
  const wizard = wizardOf(id);
  let draft: Draft = wizard.begin(state);
  taps.forEach((tap, i) => {
    const stepOf = (current: Draft) => {
      const step = wizard.steps(state, current)[i];
      if (!step) throw new Error(`${id} has no step ${i} for ${JSON.stringify(tap)}`);
      return step;
    };
    draft = answer(stepOf, draft, tap);
  });
  const steps = wizard.steps(state, draft);
  expect(steps.slice(taps.length).map(({ kind }) => kind)).toEqual(
    steps.slice(taps.length).map(() => 'result'),
  );
  expect(steps.filter(({ missing }) => missing)).toEqual([]);
  return { command: unwrap(wizard.commit(state, draft)), review: wizard.review(state, draft), steps };
}

function answer(stepOf: (draft: Draft) => WizardStep, draft: Draft, tap: Tap): Draft {
  if (typeof tap === 'string') return tapped(draft, stepOf(draft), { option: tap });
  if (!('figures' in tap))
    return stepOf(draft).kind === 'picks'
      ? tap.reduce((current, option) => tapped(current, stepOf(current), { option }), draft)
      : tapped(draft, stepOf(draft), { ticked: tap });
  return Object.entries(tap.figures).reduce(
    (current, [figure, to]) => tapped(current, stepOf(current), { figure, to }),
    draft,
  );
}

/** Options of the step that such taps lead to which cannot be chosen. */
export function refusedAfter(
  state: State,
  id: string,
  answers: Readonly<Record<string, string>>,
  step: string,
) {
  const wizard = wizardOf(id);
  const asked = wizard.steps(state, { ...EMPTY_DRAFT, chosen: answers }).find((one) => one.id === step);
  if (asked?.kind !== 'choice' && asked?.kind !== 'picks') throw new Error(`${id} does not ask ${step}`);
  return asked.options.filter(({ reason }) => reason).map((option) => option.id);
}
