import {
  answerTo,
  unwrap,
  withAnswer,
  type Draft,
  type Game,
  type ReviewLine,
  type WizardStep,
  type WrapUp,
} from '@/engine';
import { restored, tapped, type Tap } from '../../support/tap';

/**
 * A finger on the screen of a wizard: it taps what is shown and nothing else, and counts its taps. The app is killed
 * after each of them.
 */
export function fingerOn<Config, State, Command, Event>(
  game: Game<Config, State, Command, Event>,
  state: State,
  id: string,
) {
  const wizard = game.wizards.find((candidate) => candidate.id === id);
  if (!wizard) throw new Error(`no wizard ${id}`);
  let draft: Draft = restored(wizard.begin(state));
  let at = 0;
  let taps = 0;

  const steps = (): readonly WizardStep[] => wizard.steps(state, draft);
  const here = (): WizardStep => {
    const step = steps()[at];
    if (!step) throw new Error(`${id}: past the last step`);
    return step;
  };
  const goOn = () => {
    const { id: name, missing } = here();
    if (missing) throw new Error(`${id}, ${name}: ${missing.key}`);
    at += 1;
  };
  const give = (tap: Tap) => {
    draft = tapped(draft, here(), tap);
    taps += 1;
  };
  const figure = (name: string) => {
    const step = here();
    const found = step.kind === 'figures' ? step.figures.find((one) => one.id === name) : undefined;
    if (!found) throw new Error(`${id}, ${step.id}: no ${name}`);
    return found;
  };
  const finger = {
    steps,
    here,
    figure,
    /** A tap on an option, which goes on by itself. */
    choose(option: string) {
      give({ option });
      goOn();
      return finger;
    },
    /** One tap on plus or minus for each of the difference, or on the button that adds one. */
    set(figures: Readonly<Record<string, number>>) {
      const asked = here();
      if (asked.kind === 'picks') {
        for (const [option, to] of Object.entries(figures))
          for (let count = asked.picked.filter((one) => one === option).length; count < to; count += 1)
            give({ option });
        return finger;
      }
      for (const [name, to] of Object.entries(figures))
        while (figure(name).value !== to) {
          const { value } = figure(name);
          give({ figure: name, to: value + Math.sign(to - value) });
        }
      return finger;
    },
    next() {
      goOn();
      taps += 1;
      return finger;
    },
    back() {
      at -= 1;
      return finger;
    },
    /** Past pages that need no answer, up to the one of that name. */
    until(step: string) {
      while (here().id !== step) finger.next();
      return finger;
    },
    toReview() {
      while (at < steps().length) finger.next();
      return finger;
    },
    review: (): readonly ReviewLine[] => wizard.review(state, draft),
    wrapUp: (): WrapUp | undefined => wizard.wrapUp?.(state, draft),
    /** Sets a total of the review by hand. */
    byHand(label: string, to: number | null) {
      const line = finger.review().find((one) => one.label.key === label && one.override);
      if (!line?.override) throw new Error(`no ${label}`);
      draft = restored(withAnswer(draft, answerTo.override(line.override, to)));
      return finger;
    },
    save(): Command {
      if (at < steps().length) throw new Error(`${id}: ${here().id} is still to come`);
      taps += 1;
      return unwrap(wizard.commit(state, draft));
    },
    taps: () => taps,
  };
  return finger;
}
