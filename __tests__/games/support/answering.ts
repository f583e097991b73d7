import type { Draft, Wizard, WizardStep } from '@/engine';
import { linesOf, tapped, type Tap } from '../../support/tap';

export { linesOf, rowsOf } from '../../support/tap';

/** A wizard as a table answers it, tap by tap. */
export function answering<State, Command>(wizard: Wizard<State, Command>) {
  const stepOf = (state: State, draft: Draft, id: string): WizardStep => {
    const step = wizard.steps(state, draft).find((candidate) => candidate.id === id);
    if (!step) throw new Error(`no step ${id}`);
    return step;
  };
  const give = (state: State, draft: Draft, step: string, tap: Tap) =>
    tapped(draft, stepOf(state, draft, step), tap);

  /** Sets one number, whether the step asks for it or tells it and lets the table set it. */
  const type = (state: State, draft: Draft, step: string, figure: string, to: number) =>
    give(state, draft, step, { figure, to });

  const tap = (state: State, draft: Draft, step: string, option: string) =>
    give(state, draft, step, { option });

  /** One of several choices on a page. */
  const pick = (state: State, draft: Draft, step: string, choice: string, option: string) =>
    give(state, draft, step, { choice, option });

  /** The same option for everything that a page asks, if there is such a page. */
  const pickEach = (state: State, draft: Draft, page: string, option: string): Draft => {
    const step = wizard.steps(state, draft).find(({ id }) => id === page);
    const choices = step?.kind === 'choices' ? step.choices : [];
    return choices.reduce((now, { id }) => pick(state, now, page, id, option), draft);
  };

  /** The other way to answer. */
  const goOtherwise = (state: State, draft: Draft, step: string): Draft => {
    const asked = stepOf(state, draft, step);
    const way = 'otherwise' in asked ? asked.otherwise : undefined;
    return give(state, draft, step, { option: way?.id ?? 'other way' });
  };

  /** The phone goes round: each holder of tiles takes what is wished for each of them. */
  const whisper = (state: State, start: Draft, wishes: (zone: string) => string, holder?: string): Draft => {
    const asked = stepOf(state, start, 'secret');
    const turns = asked.kind === 'secret' ? asked.turns : [];
    return turns
      .filter(({ id }) => holder === undefined || id === holder)
      .flatMap(({ id, choices }) => choices.map((choice) => ({ turn: id, choice: choice.id })))
      .reduce(
        (draft, { turn, choice }) => give(state, draft, 'secret', { turn, choice, option: wishes(choice) }),
        start,
      );
  };

  /** Figure by line, as a step tells it. */
  const told = (state: State, draft: Draft, id: string): Readonly<Record<string, string>> =>
    Object.fromEntries(linesOf(stepOf(state, draft, id)).map((line) => [line.id, line.figure ?? '']));

  return { stepOf, give, type, tap, pick, pickEach, goOtherwise, whisper, told };
}
