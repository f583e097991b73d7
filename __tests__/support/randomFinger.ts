import { withStepsInPlaces, type Draft, type Wizard, type WizardStep } from '@/engine';
import { optionsOf, tapped, type Tap } from './tap';

/** What may be written in a widget of the game's own, by its name and what it holds. */
type Drawing = (widget: string, value: unknown) => readonly unknown[];

/** Every tap that the step offers; numbers go up or down by one. */
export function tapsOn(step: WizardStep, drawing: Drawing = () => []): readonly Tap[] {
  switch (step.kind) {
    case 'choice':
      return possible(step);
    case 'picks':
      return step.options.filter(({ reason }) => !reason).map(({ id }) => ({ option: id }));
    case 'choices':
      return [...possible(step), ...step.choices.flatMap(({ id }) => possible(step, undefined, id))];
    case 'secret':
      return step.turns.flatMap(({ id: turn, choices }) =>
        choices.flatMap(({ id }) => possible(step, turn, id)),
      );
    case 'figures':
      return step.figures.flatMap(({ id, value, track }) =>
        [value - 1, value + 1]
          .filter((to) => to >= track.min && to <= (track.max ?? to))
          .map((to) => ({ figure: id, to })),
      );
    case 'checklist':
      return step.lines.map(({ id }) => ({
        ticked: step.ticked.includes(id) ? step.ticked.filter((other) => other !== id) : [...step.ticked, id],
      }));
    case 'custom':
      return drawing(step.widget, step.value).map((drawn) => ({ drawn }));
    case 'placing':
      return [
        ...step.pieces.flatMap(({ id }) =>
          step.places
            .filter(({ reason, refuses }) => !reason && !refuses?.[id])
            .map((place) => ({ put: id, on: place.id })),
        ),
        ...step.places.flatMap(({ pieces }) => pieces.map((piece) => ({ put: piece, on: null }))),
        ...withStepsInPlaces([step])
          .slice(1)
          .flatMap((inside) => tapsOn(inside).map((tap) => ({ inside: inside.id, tap }))),
      ];
    case 'result':
    case 'table':
    case 'scenes':
      return [];
  }
}

function possible(step: WizardStep, turn?: string, choice?: string): readonly Tap[] {
  return optionsOf(step, turn, choice)
    .filter(({ reason }) => !reason)
    .map(({ id }) => ({
      option: id,
      ...(turn !== undefined && { turn }),
      ...(choice !== undefined && { choice }),
    }));
}

/**
 * A finger that taps anything that can be tapped, a few times a page, until the review; null where it never gets there.
 * `look` sees every page that it comes to; `drawing` is what it may write in widgets.
 */
export function wander<State, Command>(
  wizard: Wizard<State, Command>,
  state: State,
  luck: readonly number[],
  look: (step: WizardStep) => void = () => undefined,
  drawing?: Drawing,
): Draft | null {
  let draft = wizard.begin(state);
  let at = 0;
  for (const [taps, chance] of luck.entries()) {
    const step = wizard.steps(state, draft)[at];
    if (!step) break;
    look(step);
    const offered = tapsOn(step, drawing);
    const tap = offered[chance % (offered.length + 1)];
    if (tap) draft = tapped(draft, step, tap);
    // Counting the taps in, or the page would only ever be turned after some of the options.
    if (!wizard.steps(state, draft)[at]?.missing && (chance + taps) % 3 === 0) at += 1;
  }
  const steps = wizard.steps(state, draft);
  return at < steps.length || steps.some(({ missing }) => missing) ? null : draft;
}
