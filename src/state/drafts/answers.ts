import {
  field,
  isAbsent,
  list,
  oneOf,
  text,
  whole,
  type AskedOption,
  type At,
  type ByHand,
  type Checklist,
  type ReviewLine,
  type ToldLine,
  type WizardStep,
} from '@/engine';
import { readChanges, type Change } from './patch';

/** What somebody tapped, in words that hold on another table too: which step, which control, what it was set to. */
export type Answer = { readonly step: string } & (
  | { readonly kind: 'option'; readonly id: string; readonly turn?: string }
  | { readonly kind: 'figure'; readonly id: string; readonly to: number }
  | { readonly kind: 'ticks'; readonly on: readonly string[]; readonly off: readonly string[] }
  | { readonly kind: 'byHand'; readonly id: string; readonly to: number | null }
  /** Written by a widget of the game's own. */
  | { readonly kind: 'other'; readonly changes: readonly Change[] }
);

export type Step = WizardStep<unknown>;

/** Which answer a draft came from, so that a screen can hand on the draft and nothing else. */
const meant = new WeakMap<object, Answer>();

export function answerBehind(draft: unknown): Answer | undefined {
  return typeof draft === 'object' && draft !== null ? meant.get(draft) : undefined;
}

function means(answer: Answer, draft: unknown): unknown {
  if (typeof draft === 'object' && draft !== null) meant.set(draft, answer);
  return draft;
}

/** The same step, whose drafts know which tap they came from. */
export function heard(step: Step): Step {
  const { id } = step;
  const option = (one: AskedOption<unknown>, turn?: string): AskedOption<unknown> => ({
    ...one,
    write: () =>
      means({ step: id, kind: 'option', id: one.id, ...(turn !== undefined && { turn }) }, one.write()),
  });
  const otherwise = (one: AskedOption<unknown> | undefined) => one && { otherwise: option(one) };
  switch (step.kind) {
    case 'choice':
      return { ...step, options: step.options.map((one) => option(one)), ...otherwise(step.otherwise) };
    case 'secret':
      return {
        ...step,
        turns: step.turns.map((turn) => ({
          ...turn,
          options: turn.options.map((one) => option(one, turn.id)),
        })),
        ...otherwise(step.otherwise),
      };
    case 'figures':
      return {
        ...step,
        figures: step.figures.map((figure) => ({
          ...figure,
          write: (to) => means({ step: id, kind: 'figure', id: figure.id, to }, figure.write(to)),
        })),
        ...(step.instead && { instead: step.instead.map((one) => option(one)) }),
      };
    case 'checklist':
      return { ...step, ...heardList(id, step) };
    case 'told':
      return { ...step, lines: heardLines(id, step.lines) };
    case 'scenes':
      return { ...step, scenes: heardLines(id, step.scenes) };
    case 'table':
      return {
        ...step,
        tables: step.tables.map((table, i) => ({
          ...table,
          rows: table.rows.map((row) => ({ ...row, ...heardHand(id, rowName(i, row.id), row.byHand) })),
        })),
        ...(step.lines && { lines: heardLines(id, step.lines) }),
      };
    case 'custom':
      return step;
  }
}

export function heardList<List extends Checklist<unknown>>(step: string, checklist: List): List {
  const { ticked } = checklist;
  const lacking = (of: readonly string[], there: readonly string[]) => of.filter((id) => !there.includes(id));
  return {
    ...checklist,
    write: (to: readonly string[]) =>
      means({ step, kind: 'ticks', on: lacking(to, ticked), off: lacking(ticked, to) }, checklist.write(to)),
  };
}

export function heardReview(
  step: string,
  lines: readonly ReviewLine<unknown>[],
): readonly ReviewLine<unknown>[] {
  return lines.map((line) => ({ ...line, ...heardHand(step, reviewName(line), line.byHand) }));
}

function heardLines(step: string, lines: readonly ToldLine<unknown>[]): readonly ToldLine<unknown>[] {
  return lines.map((line) => ({ ...line, ...heardHand(step, line.id, line.byHand) }));
}

function heardHand(step: string, id: string, byHand: ByHand<unknown> | undefined) {
  if (!byHand) return {};
  const write = (to: number | null) => means({ step, kind: 'byHand', id, to }, byHand.write(to));
  return { byHand: { ...byHand, write } };
}

export function rowName(table: number, row: string): string {
  return `${table}/${row}`;
}

export function reviewName({ player, label }: ReviewLine<unknown>): string {
  return `${player ?? ''}/${JSON.stringify(label)}`;
}

/** No walk has as many taps. */
const MOST = 2000;
const LIMIT = 999_999;

export function readAnswers(at: At): readonly Answer[] {
  return list(at, readAnswer, { max: MOST });
}

function readAnswer(at: At): Answer {
  const step = text(field(at, 'step'));
  const id = () => text(field(at, 'id'));
  const number = (to: At) => whole(to, { min: -LIMIT, max: LIMIT });
  const kind = oneOf(field(at, 'kind'), ['option', 'figure', 'ticks', 'byHand', 'other'] as const);
  switch (kind) {
    case 'option': {
      const turn = field(at, 'turn');
      return { step, kind, id: id(), ...(!isAbsent(turn) && { turn: text(turn) }) };
    }
    case 'figure':
      return { step, kind, id: id(), to: number(field(at, 'to')) };
    case 'ticks':
      return { step, kind, on: list(field(at, 'on'), text), off: list(field(at, 'off'), text) };
    case 'byHand': {
      const to = field(at, 'to');
      return { step, kind, id: id(), to: isAbsent(to) ? null : number(to) };
    }
    case 'other':
      return { step, kind, changes: readChanges(field(at, 'changes')) };
  }
}
