import { unwrap, type Draft, type WizardStep } from '@/engine';
import { survivors } from '@/games/survivors';
import type { Command } from '@/games/survivors/session/command';
import type { State } from '@/games/survivors/session/state';
import { tapped } from '../../../support/tap';

/** An option by its id, several picks, figures by name, or what a widget writes; null: nothing to answer. */
export type Answer =
  | string
  | readonly string[]
  | null
  | { readonly figures: Readonly<Record<string, number>> }
  | { readonly write: unknown };

export function wizardOf(id: string) {
  const wizard = survivors.wizards.find((candidate) => candidate.id === id);
  if (!wizard) throw new Error(`no wizard ${id}`);
  return wizard;
}

/**
 * Answers the steps by their ids; the app is killed after each answer and reads the draft back. `overrides` are set on
 * the review, by the names of its lines.
 */
export function runWizard(
  state: State,
  id: string,
  answers: Readonly<Record<string, Answer>>,
  overrides: Draft['overrides'] = {},
) {
  const wizard = wizardOf(id);
  let draft = wizard.begin(state);
  const seen: string[] = [];
  for (let i = 0; i < 30; i++) {
    const step = wizard.steps(state, draft)[i];
    if (!step) break;
    seen.push(step.id);
    expect([step.id, step.help?.key]).toEqual([step.id, expect.any(String)]);
    const answer = Object.hasOwn(answers, step.id) ? answers[step.id] : null;
    draft = give((current) => wizard.steps(state, current)[i], draft, answer ?? null);
    expect([step.id, wizard.steps(state, draft)[i]?.missing]).toEqual([step.id, undefined]);
  }
  draft = { ...draft, overrides };
  const command = unwrap(wizard.commit(state, draft)) as Command;
  return { command, seen, draft, review: wizard.review(state, draft) };
}

function give(stepIn: (draft: Draft) => WizardStep | undefined, draft: Draft, answer: Answer): Draft {
  const step = stepIn(draft);
  if (!step || answer === null) return draft;
  if (typeof answer === 'string') return tapped(draft, step, { option: answer });
  if (isPicks(answer))
    return answer.reduce((current, option) => tapped(current, stepIn(current) ?? step, { option }), draft);
  if ('write' in answer) return tapped(draft, step, { drawn: answer.write });
  return Object.entries(answer.figures).reduce(
    (current, [figure, to]) => tapped(current, stepIn(current) ?? step, { figure, to }),
    draft,
  );
}

function isPicks(answer: Exclude<Answer, string | null>): answer is readonly string[] {
  return Array.isArray(answer);
}
