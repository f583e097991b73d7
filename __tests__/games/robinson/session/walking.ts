import { read, unwrap, type WizardStep } from '@/engine';
import { robinson } from '@/games/robinson';
import { reference } from '@/games/robinson/reference/reference';
import type { Command } from '@/games/robinson/session/command';
import type { State } from '@/games/robinson/session/state';

export type Answers = Readonly<Record<string, string>>;
export type Figures = Readonly<Record<string, number>>;
export type Ticks = Readonly<Record<string, readonly string[]>>;

const ENTRIES = new Set(reference.entries.map(({ id }) => id));

/** Answers a walk as the screen would, killed and read back after every answer. */
export function walk(
  state: State,
  id: string,
  answers: Answers = {},
  figures: Figures = {},
  ticks: Ticks = {},
): Command {
  const wizard = robinson.wizards.find((one) => one.id === id);
  if (!wizard) throw new Error(`no wizard ${id}`);
  let draft: unknown = wizard.begin(state);
  const answered = new Set<string>();
  for (;;) {
    const step = wizard.steps(state, draft).find((one) => !answered.has(one.id));
    if (!step) break;
    answered.add(step.id);
    // Every step can be asked about, and what it names is there.
    expect([step.id, step.help?.key, ENTRIES.has(step.reference ?? '')]).toEqual([
      step.id,
      expect.any(String),
      true,
    ]);
    draft = answer(step, draft);
    draft = unwrap(read(JSON.parse(JSON.stringify(draft)), (at) => wizard.readDraft(at, state)));
  }
  expect(
    wizard.steps(state, draft).flatMap(({ missing, id: at }) => (missing ? [[at, missing]] : [])),
  ).toEqual([]);
  wizard.review(state, draft);
  return unwrap(wizard.commit(state, draft)) as Command;

  function answer(step: WizardStep, now: unknown): unknown {
    if (step.kind === 'choice') {
      const wanted = answers[step.id];
      if (wanted === undefined && step.options.some(({ chosen }) => chosen)) return now;
      const option = step.options.find((one) => one.id === wanted);
      if (!option || option.reason)
        throw new Error(
          `${step.id}: ${wanted ?? '?'} of ${step.options.map((one) => one.id).join()} ${option?.reason?.key ?? ''}`,
        );
      return option.write();
    }
    if (step.kind === 'checklist') return step.write(ticks[step.id] ?? step.ticked);
    if (step.kind !== 'figures') return now;
    let current = now;
    for (const { id: name } of step.figures) {
      const to = figures[`${step.id} ${name}`];
      if (to === undefined) continue;
      const fresh = wizardSteps(current).find((one) => one.id === step.id);
      if (fresh?.kind === 'figures') current = fresh.figures.find((one) => one.id === name)?.write(to);
    }
    return current;
  }

  function wizardSteps(draft: unknown) {
    return robinson.wizards.find((one) => one.id === id)?.steps(state, draft) ?? [];
  }
}
