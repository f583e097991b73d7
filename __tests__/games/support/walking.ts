import { read, unwrap, type ToldLine, type ToldRow, type Wizard, type WizardStep } from '@/engine';

/** A walk as a table takes it: every answer goes through JSON, as if the app had been killed after it. */
export function walking<State, Command, Draft>(wizard: Wizard<State, Command>) {
  const restart = (state: State, draft: Draft): Draft =>
    unwrap(read(JSON.parse(JSON.stringify(draft)), (at) => wizard.readDraft(at, state)));

  const stepOf = (state: State, draft: Draft, id: string): WizardStep => {
    const step = wizard.steps(state, draft).find((candidate) => candidate.id === id);
    if (!step) throw new Error(`no step ${id}`);
    return step;
  };

  /** Sets one number, whether the step asks for it or tells it and lets the table set it. */
  const type = (state: State, draft: Draft, step: string, figure: string, to: number): Draft => {
    const asked = stepOf(state, draft, step);
    const found =
      asked.kind === 'figures'
        ? asked.figures.find(({ id }) => id === figure)
        : (linesOf(asked).find(({ id }) => id === figure) ?? rowsOf(asked).find(({ id }) => id === figure))
            ?.byHand;
    if (!found) throw new Error(`${step} does not ask for ${figure}`);
    return restart(state, found.write(to));
  };

  const tap = (state: State, draft: Draft, step: string, option: string): Draft => {
    const asked = stepOf(state, draft, step);
    const found = asked.kind === 'choice' ? asked.options.find(({ id }) => id === option) : undefined;
    if (!found) throw new Error(`${step} has no ${option}`);
    return restart(state, found.write());
  };

  /** The way to answer that stands back. */
  const goOtherwise = (state: State, draft: Draft, step: string): Draft => {
    const asked = stepOf(state, draft, step);
    const way = asked.kind === 'secret' || asked.kind === 'choice' ? asked.otherwise : undefined;
    if (!way) throw new Error(`${step} has no other way`);
    return restart(state, way.write());
  };

  /** The phone goes round: whoever holds tiles takes what is wished for each of them. */
  const whisper = (state: State, draft: Draft, wishes: (zone: string) => string, holder?: string): Draft => {
    const asked = stepOf(state, draft, 'secret');
    const turns = asked.kind === 'secret' ? asked.turns : [];
    let current = draft;
    for (const { id } of turns.filter((turn) => holder === undefined || turn.id === holder)) {
      const now = stepOf(state, current, 'secret');
      const turn = now.kind === 'secret' ? now.turns.find((one) => one.id === id) : undefined;
      const option = turn?.options.find((one) =>
        one.id
          .split('+')
          .every((part) => part === `${part.split(':')[0]}:${wishes(part.split(':')[0] ?? '')}`),
      );
      if (!option) throw new Error(`${id} cannot take that`);
      current = restart(state, option.write());
    }
    return current;
  };

  /** Figure by line, as a step tells it. */
  const told = (state: State, draft: Draft, id: string): Readonly<Record<string, string>> =>
    Object.fromEntries(linesOf(stepOf(state, draft, id)).map((line) => [line.id, line.figure ?? '']));

  return { restart, stepOf, type, tap, goOtherwise, whisper, told };
}

/** Lines of any step that tells. */
export function linesOf<Draft>(step: WizardStep): readonly ToldLine[] {
  if (step.kind === 'told') return step.lines;
  if (step.kind === 'scenes') return step.scenes;
  return step.kind === 'table' ? (step.lines ?? []) : [];
}

/** Rows of the tables of a step. */
export function rowsOf<Draft>(step: WizardStep): readonly ToldRow[] {
  return step.kind === 'table' ? step.tables.flatMap(({ rows }) => rows) : [];
}
