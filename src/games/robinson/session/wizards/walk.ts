import {
  entries,
  field,
  list,
  ok,
  optional,
  readByHand,
  text,
  whole,
  type Actor,
  type AskedFigure,
  type AskedOption,
  type At,
  type ByHandFigures,
  type ChecklistLine,
  type Phrase,
  type ToldLine,
  type Wizard,
  type WizardStep,
} from '@/engine';
import { say } from '../../say';
import type { RuledCommand, Command } from '../command';
import { no } from '../refuse';
import { playersOf, type State } from '../state';
import { reviewLines, withTotals } from './reviewLines';

/** What was tapped, counted and ticked so far, by the id of the step. */
export interface WalkDraft {
  readonly answers: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly ticks: Readonly<Record<string, readonly string[]>>;
  readonly byHand: ByHandFigures;
}

interface Asked {
  readonly id: string;
  readonly title: Phrase;
  readonly help: Phrase;
  readonly reference?: string;
}

export type Option<Id extends string = string> = Omit<AskedOption<never>, 'id' | 'chosen' | 'write'> & {
  readonly id: Id;
};

export type Count<Id extends string = string> = Omit<AskedFigure<never>, 'id' | 'write'> & {
  readonly id: Id;
};

/**
 * A wizard written as a run of questions: each answer decides what is asked next. An answer that is no longer
 * possible, because an earlier one was changed, counts as open; none is ever thrown away by going back.
 */
export interface Walk {
  /** Null while it is open: whatever depends on it is asked afterwards. */
  choose<Id extends string>(
    question: Asked & {
      readonly lead?: Phrase;
      readonly options: readonly Option<Id>[];
      /** What is prefilled. */
      readonly initial?: Id;
    },
  ): Id | null;
  /** `value` is what is prefilled. */
  count<Id extends string>(
    question: Asked & {
      readonly figures: readonly Count<Id>[];
      missing?(values: Readonly<Record<Id, number>>): Phrase | null;
    },
  ): Readonly<Record<Id, number>>;
  tick(
    question: Asked & {
      readonly lines: readonly ChecklistLine[];
      readonly ticked?: readonly string[];
      missing?(ticked: readonly string[]): Phrase | null;
    },
  ): readonly string[];
  tell(told: Asked & { readonly lines: readonly ToldLine[]; readonly missing?: Phrase | null }): void;
}

interface About {
  readonly id: string;
  readonly title: (state: State) => Phrase;
  readonly done?: Phrase;
  readonly quick?: boolean;
  /** What is answered already. */
  begin?(state: State): Partial<WalkDraft>;
  readonly actor?: Actor<State, WalkDraft>;
  /** The step that asks whose it is. */
  readonly who?: string;
  moment?(state: State): unknown;
  /** The command, once everything is answered. */
  walk(walk: Walk, state: State): RuledCommand | null;
}

export function walkWizard({ walk, begin, who, ...about }: About): Wizard<State, Command, WalkDraft> {
  const commandOf = (state: State, draft: WalkDraft) => walk(openWalk(draft), state);
  return {
    ...about,
    ...(who !== undefined && { actor: askedFor(who, about.actor) }),
    begin: (state, player) => ({
      answers: who !== undefined && player !== undefined ? { [who]: player } : {},
      figures: {},
      ticks: {},
      byHand: {},
      ...begin?.(state),
    }),
    readDraft,
    steps: (state, draft) => {
      const open = openWalk(draft);
      walk(open, state);
      return open.steps;
    },
    review: (state, draft) => {
      const command = commandOf(state, draft);
      return command ? reviewLines(state, command, draft.byHand, (byHand) => ({ ...draft, byHand })) : [];
    },
    commit: (state, draft) => {
      const command = commandOf(state, draft);
      return command ? ok(withTotals(command, draft.byHand)) : no('nothingChosen');
    },
  };
}

/** The one who was named, or who it falls to. */
function askedFor(step: string, otherwise: Actor<State, WalkDraft> | undefined): Actor<State, WalkDraft> {
  return {
    of: (state, draft) => {
      const named = Object.hasOwn(draft.answers, step) ? draft.answers[step] : undefined;
      return named !== undefined && playersOf(state).includes(named)
        ? named
        : (otherwise?.of(state, draft) ?? null);
    },
    others: playersOf,
  };
}

function openWalk(draft: WalkDraft): Walk & { readonly steps: WizardStep<WalkDraft>[] } {
  const steps: WizardStep<WalkDraft>[] = [];
  const said = <T>(all: Readonly<Record<string, T>>, id: string) =>
    Object.hasOwn(all, id) ? all[id] : undefined;
  return {
    steps,
    choose({ options, initial, ...question }) {
      const { id } = question;
      const open = (answer: string | undefined) =>
        options.find((option) => option.id === answer && !option.reason)?.id ?? null;
      const answer = open(said(draft.answers, id)) ?? open(initial);
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
    },
    count({ figures, missing, ...question }) {
      type Id = (typeof figures)[number]['id'];
      const values = Object.fromEntries(
        figures.map((figure) => [
          figure.id,
          within(figure, said(draft.figures, key(question.id, figure.id))),
        ]),
      ) as Record<Id, number>;
      const fault = missing?.(values);
      steps.push({
        kind: 'figures',
        ...question,
        figures: figures.map((figure) => ({
          ...figure,
          value: values[figure.id as Id],
          write: (to) => ({
            ...draft,
            figures: { ...draft.figures, [key(question.id, figure.id)]: to },
          }),
        })),
        ...(fault && { missing: fault }),
      });
      return values;
    },
    tick({ lines, ticked: prefilled = [], missing, ...question }) {
      const { id } = question;
      const ticked = (said(draft.ticks, id) ?? prefilled).filter((tick) =>
        lines.some((line) => line.id === tick),
      );
      const fault = missing?.(ticked);
      steps.push({
        kind: 'checklist',
        ...question,
        lines,
        ticked,
        write: (to) => ({ ...draft, ticks: { ...draft.ticks, [id]: to } }),
        ...(fault && { missing: fault }),
      });
      return ticked;
    },
    tell({ missing, ...told }) {
      steps.push({ kind: 'told', ...told, ...(missing && { missing }) });
    },
  };
}

function key(step: string, figure: string): string {
  return `${step} ${figure}`;
}

/** A figure that no longer fits (something was changed since) is begun anew. */
function within({ value, track }: Count, said: number | undefined): number {
  return said !== undefined && said >= track.min && said <= (track.max ?? Infinity) ? said : value;
}

function readDraft(at: At): WalkDraft {
  const all = <T>(name: string, reader: (at: At) => T) =>
    optional(
      field(at, name),
      (map) => Object.fromEntries(entries(map).map(([id, value]) => [id, reader(value)])),
      {},
    );
  return {
    answers: all('answers', text),
    figures: all('figures', (value) => whole(value, { min: -9999, max: 9999 })),
    ticks: all('ticks', (ticks) => list(ticks, text)),
    byHand: readByHand(field(at, 'byHand')),
  };
}
