import { unwrap, withStepsInPlaces, type Draft, type WizardStep } from '@/engine';
import { robinson } from '@/games/robinson';
import { reference } from '@/games/robinson/reference/reference';
import type { Command } from '@/games/robinson/session/command';
import type { State } from '@/games/robinson/session/state';
import { tapped } from '../../../support/tap';

export type Answers = Readonly<Record<string, string>>;
export type Figures = Readonly<Record<string, number>>;
export type Ticks = Readonly<Record<string, readonly string[]>>;

const ENTRIES = new Set(reference.entries.map(({ id }) => id));

/**
 * Answers a wizard as the screen would, killed and read back after every answer. Pawns are answers, too: whose, and on
 * which row.
 */
export function runWizard(
  state: State,
  id: string,
  answers: Answers = {},
  figures: Figures = {},
  ticks: Ticks = {},
): Command {
  const wizard = robinson.wizards.find((one) => one.id === id);
  if (!wizard) throw new Error(`no wizard ${id}`);
  let draft = wizard.begin(state);
  const answered = new Set<string>();
  for (;;) {
    const step = stepsOf(draft).find((one) => !answered.has(one.id));
    if (!step) break;
    answered.add(step.id);
    // Every step can be asked about, and what it names is there.
    expect([step.id, step.help?.key, ENTRIES.has(step.reference ?? '')]).toEqual([
      step.id,
      expect.any(String),
      true,
    ]);
    draft = answer(step, draft);
  }
  expect(
    wizard.steps(state, draft).flatMap(({ missing, id: at }) => (missing ? [[at, missing]] : [])),
  ).toEqual([]);
  wizard.review(state, draft);
  return unwrap(wizard.commit(state, draft)) as Command;

  function answer(step: WizardStep, now: Draft): Draft {
    if (step.kind === 'choice') {
      // A death is read, and then it may come.
      const wanted = answers[step.id] ?? (step.id === 'fatal' ? 'yes' : undefined);
      if (wanted === undefined && step.options.some(({ chosen }) => chosen)) return now;
      return tapped(now, step, { option: wanted ?? '?' });
    }
    if (step.kind === 'placing')
      return step.pieces
        .filter(({ id: piece }) => answers[piece] !== undefined)
        .reduce((current, { id: piece }) => {
          const fresh = stepsOf(current).find((one) => one.id === step.id) ?? step;
          return tapped(current, fresh, { put: piece, on: answers[piece] ?? null });
        }, now);
    if (step.kind === 'checklist') return tapped(now, step, { ticked: ticks[step.id] ?? step.ticked });
    if (step.kind === 'picks') {
      const wanted = ticks[step.id] ?? step.picked;
      const toggled = [
        ...step.picked.filter((id) => !wanted.includes(id)),
        ...wanted.filter((id) => !step.picked.includes(id)),
      ];
      return toggled.reduce((current, option) => {
        const fresh = stepsOf(current).find((one) => one.id === step.id);
        return fresh ? tapped(current, fresh, { option }) : current;
      }, now);
    }
    if (step.kind !== 'figures') return now;
    return step.figures.reduce((current, { id: figure }) => {
      const to = figures[`${step.id} ${figure}`];
      const fresh = stepsOf(current).find((one) => one.id === step.id);
      return to === undefined || !fresh ? current : tapped(current, fresh, { figure, to });
    }, now);
  }

  function stepsOf(draft: Draft) {
    return withStepsInPlaces(wizard?.steps(state, draft) ?? []);
  }
}
