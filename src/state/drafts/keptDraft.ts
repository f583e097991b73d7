import {
  among,
  draftShape,
  flag,
  listOf,
  mapOf,
  maybe,
  moment,
  number,
  placeInLog,
  readStored,
  shape,
  text,
  withStepsInPlaces,
  type AskedChoice,
  type Draft,
  type Read,
} from '@/engine';
import { stepsOf, type AnyWizard } from './steps';

const anyNumber = number({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

/** What the table saw on the steps up to the one that was left. */
const shownShape = shape({
  figures: mapOf(anyNumber),
  choices: mapOf(text),
  /** What widgets drew, each as a hash. */
  drawings: mapOf(anyNumber),
});

const count = number({ max: Number.MAX_SAFE_INTEGER });

const keptShape = shape({
  /** Drafts of version 1 copied the table and listed taps: what they mean today is lost. */
  version: among([2]),
  draft: draftShape,
  /** Whose it is; null where it is everybody's. */
  player: maybe(text),
  /** Which turn or phase it was begun in. */
  moment: text,
  /** The act that it was begun after. */
  after: placeInLog,
  /** How long the log was: while it stays the same, nothing has happened since. */
  length: count,
  begunAt: moment,
  /** Whether anybody has answered anything. */
  answered: flag,
  /** Which of its answers counted, as `kind/name`. */
  counting: listOf(text),
  shown: shownShape,
});

export type Shown = Read<typeof shownShape>;
/** A draft and the moment that it belongs to. */
export type KeptDraft = Read<typeof keptShape>;

export function readKept(body: unknown): KeptDraft | null {
  const kept = readStored(body, keptShape);
  return kept.ok ? kept.value : null;
}

export function shownOn(wizard: AnyWizard, state: unknown, draft: Draft, last: string): Shown {
  const place = stepsOf(wizard, state, draft).indexOf(last);
  return shownIn(wizard.steps(state, draft).slice(0, place === -1 ? undefined : place + 1));
}

export function shownIn(page: ReturnType<AnyWizard['steps']>): Shown {
  const steps = withStepsInPlaces(page);
  return {
    figures: Object.fromEntries(
      steps.flatMap((step) =>
        step.kind === 'figures' ? step.figures.map(({ id, value }) => [figureShown(step.id, id), value]) : [],
      ),
    ),
    choices: Object.fromEntries(
      steps.flatMap((step) => {
        if (step.kind === 'choices') return step.choices.flatMap((choice) => chosenIn(choice));
        if (step.kind === 'picks') return step.picked.length > 0 ? [[step.id, step.picked.join(' ')]] : [];
        if (step.kind === 'placing')
          return step.places.flatMap(({ id, pieces }) =>
            pieces.length > 0 ? [[`${step.id} ${id}`, pieces.join(', ')]] : [],
          );
        return step.kind === 'choice' ? chosenIn(step) : [];
      }),
    ),
    drawings: Object.fromEntries(
      steps.flatMap((step) => (step.kind === 'custom' ? [[step.id, drawingOf(step)]] : [])),
    ),
  };
}

function chosenIn({ id, options }: Pick<AskedChoice, 'id' | 'options'>) {
  return options.filter(({ chosen }) => chosen).map((option) => [id, option.id] as const);
}

/** A widget shows its value and what it is given; short, as it is stored at every tap and only compared. */
function drawingOf({ value, given }: { readonly value: unknown; readonly given?: unknown }): number {
  let hash = 0;
  for (const character of JSON.stringify([value, given]))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash;
}

export function figureShown(step: string, figure: string): string {
  return JSON.stringify([step, figure]);
}
