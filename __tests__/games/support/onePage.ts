import { unwrap, type Draft, type Wizard, type WizardStep } from '@/engine';
import { tapped, type Tap } from '../../support/tap';

/** Somebody at a page on which everything is asked under each other. */
export interface PageFinger<Command> {
  steps(): readonly WizardStep[];
  step(id: string): WizardStep;
  /** An option of a question, as it is shown. */
  option(
    step: string,
    id: string,
  ): { readonly reason?: { readonly key: string } | undefined; readonly note?: unknown };
  tap(step: string, ...options: readonly string[]): PageFinger<Command>;
  set(step: string, figure: string, to: number): PageFinger<Command>;
  save(): Command;
  /** Whether nothing is left to say. */
  isReady(): boolean;
}

export function onePage<State, Command>(
  wizard: Wizard<State, Command>,
  state: State,
  draft: Draft = wizard.begin(state),
): PageFinger<Command> {
  const steps = () => wizard.steps(state, draft);
  const step = (id: string) => {
    const found = steps().find((one) => one.id === id);
    if (!found)
      throw new Error(
        `no ${id} of ${steps()
          .map((one) => one.id)
          .join()}`,
      );
    return found;
  };
  const after = (id: string, tap: Tap) => onePage(wizard, state, tapped(draft, step(id), tap));
  return {
    steps,
    step,
    option(id, option) {
      const asked = step(id);
      const found =
        asked.kind === 'choice' || asked.kind === 'picks'
          ? asked.options.find((one) => one.id === option)
          : undefined;
      if (!found) throw new Error(`no ${option} in ${id}`);
      return found;
    },
    tap: (id, ...options) =>
      options.reduce<PageFinger<Command>>(
        (finger, option, i) => (i === 0 ? after(id, { option }) : finger.tap(id, option)),
        onePage(wizard, state, draft),
      ),
    set: (id, figure, to) => after(id, { figure, to }),
    save: () => unwrap(wizard.commit(state, draft)),
    isReady: () => wizard.commit(state, draft).ok && steps().every(({ missing }) => !missing),
  };
}
