import type { Wizard } from '@/engine';

/** By wizard, then by step: the entry of the rules behind it; `other` is for steps that have none of their own. */
export type StepReferences<Id extends string, Entry extends string> = Readonly<
  Partial<Record<Id, Readonly<Record<string, Entry>>>>
>;

type Wizards<State, Command> = Readonly<Record<string, Wizard<State, Command>>>;

/** The same wizards, whose steps know what the rules say about them. */
export function withReferences<State, Command>(
  wizards: Wizards<State, Command>,
  references: StepReferences<string, string>,
): readonly Wizard<State, Command>[] {
  return Object.values(wizards).map((wizard) => {
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
  });
}
