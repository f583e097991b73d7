import type { Answers } from './draft';
import type { AskedFigure, AskedOption, ByHand, Checklist, WizardStep } from './wizard';

/** What a tap on a control of a step answers. */
export const answerTo = {
  option: ({ answers }: Pick<AskedOption, 'answers'>): Answers => ({ chosen: answers }),
  /** A number replaces an answer that is not a number. */
  figure: ({ name, instead }: Pick<AskedFigure, 'name' | 'instead'>, to: number): Answers => ({
    counted: { [name]: to },
    ...(instead !== undefined && { chosen: { [instead]: null } }),
  }),
  checklist: ({ name }: Pick<Checklist, 'name'>, ticked: readonly string[]): Answers => ({
    ticked: { [name]: ticked },
  }),
  /** Null goes back to what the rules computed. */
  override: ({ name }: Pick<ByHand, 'name'>, to: number | null): Answers => ({ overrides: { [name]: to } }),
  custom: ({ name }: Pick<Extract<WizardStep, { kind: 'custom' }>, 'name'>, value: unknown): Answers => ({
    drawn: { [name]: value },
  }),
};
