import {
  entries,
  field,
  text,
  type Ask,
  type AskedFigure,
  type AskedOption,
  type At,
  type Phrase,
  type WizardStep,
} from '@/engine';
import { say } from '../../say';

/** What was tapped so far, by the id of the step. */
export type Answers = Readonly<Record<string, string>>;

export interface Answered {
  readonly player: string;
  readonly answers: Answers;
}

export interface Question<Id extends string = string> {
  readonly id: string;
  readonly title: Phrase;
  readonly help: Phrase;
  readonly lead?: Phrase;
  readonly options: readonly Option<Id>[];
}

export type Option<Id extends string = string> = Omit<AskedOption<never>, 'id' | 'chosen' | 'write'> & {
  readonly id: Id;
};

/** Several numbers on one page. */
interface Counting<Id extends string = string> {
  readonly id: string;
  readonly title: Phrase;
  readonly help: Phrase;
  /** `value`: what counts until somebody says otherwise. */
  readonly figures: readonly (Omit<AskedFigure<never>, 'id' | 'write'> & { readonly id: Id })[];
  /** Why the walk cannot go on with these numbers. */
  missing?(counts: Readonly<Record<Id, number>>): Phrase | undefined;
}

/** It asks as a script does too, for what both share. */
export interface Trail extends Pick<Ask, 'choose'> {
  /** The answer, or null while it is open: whatever depends on it is asked afterwards. */
  ask<Id extends string>(question: Question<Id>): Id | null;
  /** The numbers, or null while they cannot be. */
  count<Id extends string>(counting: Counting<Id>): Readonly<Record<Id, number>> | null;
}

/**
 * A walk of taps, written as a run of questions: each answer decides what is asked next. An answer that is no longer
 * possible, because an earlier one was changed, counts as open; none is ever thrown away by going back.
 */
export function openTrail<Draft extends Answered>(
  draft: Draft,
): Trail & { readonly steps: WizardStep<Draft>[] } {
  const steps: WizardStep<Draft>[] = [];
  const ask: Trail['ask'] = ({ options, ...question }) => {
    const { id } = question;
    const said = Object.hasOwn(draft.answers, id) ? draft.answers[id] : undefined;
    const answer = options.find((option) => option.id === said && !option.reason)?.id ?? null;
    steps.push({
      kind: 'choice',
      ...question,
      options: options.map((option) => ({
        ...option,
        chosen: option.id === answer,
        write: () => ({ ...draft, answers: { ...draft.answers, [id]: option.id } }),
      })),
      ...(answer === null && { missing: say('session.refusal.nothingChosen') }),
    });
    return answer;
  };
  return {
    steps,
    ask,
    choose: ask,
    count<Id extends string>({ id, title, help, figures, missing }: Counting<Id>) {
      const counted = figures.map((figure) => ({
        ...figure,
        ...countOn(draft, `${id}/${figure.id}`, figure),
      }));
      const counts = Object.fromEntries(counted.map((figure) => [figure.id, figure.value])) as Record<
        Id,
        number
      >;
      const fault = missing?.(counts);
      steps.push({ kind: 'figures', id, title, help, figures: counted, ...(fault && { missing: fault }) });
      return fault ? null : counts;
    },
  };
}

/** A number that is kept among the answers of the walk. */
export function countOn<Draft extends Answered>(
  draft: Draft,
  key: string,
  { value, track }: Pick<AskedFigure<never>, 'value' | 'track'>,
): Pick<AskedFigure<Draft>, 'value' | 'write'> {
  const said = Object.hasOwn(draft.answers, key) ? Number(draft.answers[key]) : value;
  const whole = Number.isInteger(said) ? said : value;
  return {
    value: Math.min(track.max ?? whole, Math.max(track.min, whole)),
    write: (to) => ({ ...draft, answers: { ...draft.answers, [key]: String(to) } }),
  };
}

export function readAnswers(at: At): Answers {
  return Object.fromEntries(entries(field(at, 'answers')).map(([id, answer]) => [id, text(answer)]));
}
