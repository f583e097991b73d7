import type { TapAnswers } from './draft';
import { afterPutting } from './placing';
import type { AskedFigure, AskedOption, Checklist } from './asked';
import type { Override } from './shown';
import type { WizardStep } from './step';

type Placing = Pick<Extract<WizardStep, { kind: 'placing' }>, 'name' | 'places'>;
type Picks = Pick<Extract<WizardStep, { kind: 'picks' }>, 'name' | 'picked' | 'repeats'>;

/** What a tap on a control of a step answers. */
export const answerTo = {
  option: ({ answers }: Pick<AskedOption, 'answers'>): TapAnswers => ({ chosen: answers }),
  /** Several choices in one tap, such as what a player chose unseen. */
  options: (chosen: readonly Pick<AskedOption, 'answers'>[]): TapAnswers => ({
    chosen: Object.fromEntries(chosen.flatMap(({ answers }) => Object.entries(answers))),
  }),
  /** A number replaces an answer that is not a number. */
  figure: (
    { name, instead, also }: Pick<AskedFigure, 'name' | 'instead' | 'also'>,
    to: number,
  ): TapAnswers => ({
    counted: { ...also, [name]: to },
    ...(instead !== undefined && { chosen: { [instead]: null } }),
  }),
  /** Null answers leave open: the choice is taken back. */
  takenBack: ({ answers }: Pick<AskedOption, 'answers'>): TapAnswers => ({
    chosen: Object.fromEntries(Object.keys(answers).map((name) => [name, null])),
  }),
  pick: ({ name, picked, repeats }: Picks, id: string): TapAnswers => ({
    ticked: {
      [name]: !repeats && picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id],
    },
  }),
  /** Takes back the one at this place. */
  unpick: ({ name, picked }: Picks, place: number): TapAnswers => ({
    ticked: { [name]: picked.filter((_, i) => i !== place) },
  }),
  /** A piece on a place; null takes it up. */
  put: (step: Placing, piece: string, place: string | null): TapAnswers => ({
    ticked: { [step.name]: afterPutting(step, piece, place) },
  }),
  checklist: ({ name }: Pick<Checklist, 'name'>, ticked: readonly string[]): TapAnswers => ({
    ticked: { [name]: ticked },
  }),
  /** Null goes back to what the rules computed. */
  override: ({ name }: Pick<Override, 'name'>, to: number | null): TapAnswers => ({
    overrides: { [name]: to },
  }),
  custom: ({ name }: Pick<Extract<WizardStep, { kind: 'custom' }>, 'name'>, value: unknown): TapAnswers => ({
    drawn: { [name]: value },
  }),
};
