import {
  answerTo,
  draftShape,
  readStored,
  unwrap,
  withAnswer,
  withStepsInPlaces,
  type TapAnswers,
  type AskedChoice,
  type AskedOption,
  type Override,
  type Draft,
  type ResultLine,
  type ResultRow,
  type Track,
  type WizardStep,
} from '@/engine';

/** What somebody does on one step, by what it shows. */
export type Tap =
  /** `choice`: which of several on the page; `turn`: whose, unseen. */
  | { readonly option: string; readonly turn?: string; readonly choice?: string }
  /** One number, which the step asks for or lets the table set. */
  | { readonly figure: string; readonly to: number | null }
  | { readonly ticked: readonly string[] }
  /** A piece on a place; null takes it up. */
  | { readonly put: string; readonly on: string | null }
  /** In the row of a place, by the id of the small step there. */
  | { readonly inside: string; readonly tap: Tap }
  /** What a widget of the game's own writes. */
  | { readonly drawn: unknown };

/** The draft after a tap, killed and read back; only what is shown and possible can be tapped. */
export function tapped(draft: Draft, step: WizardStep, tap: Tap): Draft {
  const answers = answersOf(step, tap);
  if (typeof answers === 'string') throw new Error(`${step.id}: ${answers}`);
  return restored(withAnswer(draft, answers));
}

/** The same for a tap that may miss: null where nothing like that can be tapped. */
export function tappedIfThere(draft: Draft, step: WizardStep | undefined, tap: Tap): Draft | null {
  const answers = step ? answersIfThere(step, tap) : null;
  return answers && withAnswer(draft, answers);
}

/** What a screen sends to the store. */
export function answersIfThere(step: WizardStep, tap: Tap): TapAnswers | null {
  const answers = answersOf(step, tap);
  return typeof answers === 'string' ? null : answers;
}

/** Sets a number that the rules computed, wherever it is shown; null takes it back. */
export function overridden(
  draft: Draft,
  line: { readonly override?: Override } | undefined,
  to: number | null,
): Draft {
  if (!line?.override) throw new Error('nobody can set this');
  return restored(withAnswer(draft, answerTo.override(line.override, to)));
}

/** As a killed app finds it. */
export function restored(draft: Draft): Draft {
  return unwrap(readStored(JSON.parse(JSON.stringify(draft)), draftShape));
}

/** What the tap answers, or why it cannot be made. */
function answersOf(step: WizardStep, tap: Tap): TapAnswers | string {
  if ('inside' in tap) {
    const inside = withStepsInPlaces([step]).find(({ id }) => id === tap.inside);
    return inside ? answersOf(inside, tap.tap) : `no ${tap.inside}`;
  }
  if ('put' in tap) return step.kind === 'placing' ? putOn(step, tap.put, tap.on) : 'no place';
  if ('option' in tap && step.kind === 'picks') {
    const option = step.options.find(({ id }) => id === tap.option);
    if (!option) return `${tap.option} of ${step.options.map(({ id }) => id).join()}`;
    return option.reason ? `${tap.option}: ${option.reason.key}` : answerTo.pick(step, option.id);
  }
  if ('option' in tap) {
    const options = optionsOf(step, tap.turn, tap.choice);
    const option = options.find(({ id }) => id === tap.option);
    if (!option) return `${tap.option} of ${options.map(({ id }) => id).join()}`;
    return option.reason ? `${tap.option}: ${option.reason.key}` : answerTo.option(option);
  }
  if ('figure' in tap) return numberOf(step, tap.figure, tap.to);
  if ('ticked' in tap)
    return step.kind === 'checklist' ? answerTo.checklist(step, tap.ticked) : 'no checklist';
  return step.kind === 'custom' ? answerTo.custom(step, tap.drawn) : 'no widget';
}

function putOn(
  step: Extract<WizardStep, { kind: 'placing' }>,
  piece: string,
  on: string | null,
): TapAnswers | string {
  const place = step.places.find(({ id }) => id === on);
  if (on === null || !place)
    return on === null
      ? answerTo.put(step, piece, null)
      : `${on} of ${step.places.map(({ id }) => id).join()}`;
  const reason = place.reason ?? place.refuses?.[piece];
  return reason ? `${piece} on ${on}: ${reason.key}` : answerTo.put(step, piece, on);
}

export function optionsOf(step: WizardStep, turn?: string, choice?: string): readonly AskedOption[] {
  const otherwise = 'otherwise' in step ? [step.otherwise] : [];
  const chosenFor = (choices: readonly AskedChoice[]) =>
    choices.find(({ id }) => id === choice)?.options ?? [];
  switch (step.kind) {
    case 'choice':
      return [...step.options, ...otherwise];
    case 'choices':
      return choice === undefined ? otherwise : chosenFor(step.choices);
    case 'secret':
      return turn === undefined
        ? otherwise
        : chosenFor(step.turns.find(({ id }) => id === turn)?.choices ?? []);
    case 'figures':
      return step.instead ?? [];
    case 'result':
    case 'table':
    case 'scenes':
    case 'custom':
    case 'checklist':
    case 'picks':
    case 'placing':
      return [];
  }
}

function numberOf(step: WizardStep, id: string, to: number | null): TapAnswers | string {
  const figure = step.kind === 'figures' ? step.figures.find((one) => one.id === id) : undefined;
  if (figure && to !== null)
    return fits(to, figure.track) ? answerTo.figure(figure, to) : `${id} cannot be ${to}`;
  const override = overridesOf(step).get(id);
  if (!override) return `no ${id}`;
  return to === null || fits(to, override.track) ? answerTo.override(override, to) : `${id} cannot be ${to}`;
}

function overridesOf(step: WizardStep): ReadonlyMap<string, Override> {
  return new Map(
    [...linesOf(step), ...rowsOf(step)].flatMap(({ id, override: override }) =>
      override ? [[id, override] as const] : [],
    ),
  );
}

function fits(to: number, { min, max }: Track): boolean {
  return to >= min && to <= (max ?? to);
}

/** The lines of any step that shows some. */
export function linesOf(step: WizardStep): readonly ResultLine[] {
  if (step.kind === 'result') return step.lines;
  if (step.kind === 'scenes') return [...step.scenes, ...(step.lines ?? [])];
  return step.kind === 'table' ? (step.lines ?? []) : [];
}

/** Rows of the tables of a step. */
export function rowsOf(step: WizardStep): readonly ResultRow[] {
  return step.kind === 'table' ? step.tables.flatMap(({ rows }) => rows) : [];
}
