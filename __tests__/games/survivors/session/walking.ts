import { read, unwrap, type Draft, type WizardStep } from '@/engine';
import { survivors } from '@/games/survivors';
import type { Command } from '@/games/survivors/session/command';
import type { State } from '@/games/survivors/session/state';

type Step = WizardStep<unknown>;

/** An option by its id, figures by name, or what a widget writes; null: nothing to answer. */
export type Answer =
  string | null | { readonly figures: Readonly<Record<string, number>> } | { readonly write: unknown };

export function wizardOf(id: string) {
  const wizard = survivors.wizards.find((candidate) => candidate.id === id);
  if (!wizard) throw new Error(`no wizard ${id}`);
  return wizard;
}

/**
 * Walks by the ids of the steps; the app is killed after each answer and reads the draft back. `overrides` are set on
 * the review, by the names of its lines.
 */
export function walk(
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
    draft = write(wizard.steps.bind(null, state), i, draft, answer ?? null);
    draft = unwrap(read(JSON.parse(JSON.stringify(draft)), (at) => wizard.readDraft(at, state)));
    expect([step.id, wizard.steps(state, draft)[i]?.missing]).toEqual([step.id, undefined]);
  }
  draft = { ...(draft as Draft), overrides };
  const command = unwrap(wizard.commit(state, draft)) as Command;
  return { command, seen, draft, review: wizard.review(state, draft) };
}

function write(
  stepsOf: (draft: unknown) => readonly Step[],
  position: number,
  draft: unknown,
  answer: Answer,
): unknown {
  const step = stepsOf(draft)[position];
  if (!step || answer === null) return draft;
  if (typeof answer === 'string') {
    const option = step.kind === 'choice' ? step.options.find((one) => one.id === answer) : undefined;
    if (!option) throw new Error(`${step.id} has no ${answer}`);
    return option.write();
  }
  if ('write' in answer) {
    if (step.kind !== 'custom') throw new Error(`${step.id} has no widget`);
    return step.write(answer.write);
  }
  return Object.entries(answer.figures).reduce((current, [id, to]) => {
    const now = stepsOf(current)[position];
    const figure = now?.kind === 'figures' ? now.figures.find((one) => one.id === id) : undefined;
    if (!figure) throw new Error(`${step.id} has no ${id}`);
    expect(to).toBeGreaterThanOrEqual(figure.track.min);
    expect(to).toBeLessThanOrEqual(figure.track.max ?? to);
    return figure.write(to);
  }, draft);
}
