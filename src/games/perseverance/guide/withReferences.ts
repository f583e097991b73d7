import type { Wizard } from '@/engine';

/** By wizard, then by step: the entry of the rules behind it; `other` is for steps that have none of their own. */
export type StepReferences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The same walk, whose steps know what the rules say about them. */
export function withReferences<State, Command>(
  wizard: Wizard<State, Command>,
  references: StepReferences,
): Wizard<State, Command> {
  const entries = references[wizard.id];
  const entryOf = (step: string) => {
    const name = step.split(':')[0] ?? step;
    return entries && Object.hasOwn(entries, name) ? entries[name] : entries?.other;
  };
  return {
    ...wizard,
    steps: (state, draft) =>
      wizard.steps(state, draft).map((step) => {
        const reference = entryOf(step.id);
        return reference === undefined ? step : { ...step, reference };
      }),
  };
}
