import {
  added,
  listOf,
  mapOf,
  mapped,
  number,
  orElse,
  shape,
  shapeOf,
  text,
  type Read,
  type Shape,
} from '../shape';

/** Larger than any number of any game. */
const FIGURE = { min: -999_999, max: 999_999 } as const;

type All<T> = Readonly<Record<string, T>>;

const all = <T>(item: Shape<T>) => mapped(orElse(mapOf(item), {}), (map): All<T> => map);

/**
 * The whole draft of a wizard: what was tapped, counted, ticked and drawn so far, by the name of what was asked. What the
 * table shows is never in it, so no figure is older than the table; what is no longer asked is skipped.
 */
export const draftShape = shape({
  /** Who acts, if another player was named for it. */
  player: added(text),
  chosen: all(text),
  counted: all(number(FIGURE)),
  ticked: all(listOf(text)),
  /** What a widget of the game's own wrote; the step that asked for it knows its shape. */
  drawn: all(shapeOf((at) => at.value)),
  /** What the table set instead of what the rules computed. */
  overrides: all(number(FIGURE)),
});

export type Draft = Read<typeof draftShape>;

export const EMPTY_DRAFT: Draft = { chosen: {}, counted: {}, ticked: {}, drawn: {}, overrides: {} };

/** Own names only: a step may be called after a player, and a player may be called anything. */
export function said<T>(answers: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** What one tap answers, by kind and name; null takes an answer back. Plain JSON, like all that a screen sends. */
export interface TapAnswers {
  readonly chosen?: Readonly<Record<string, string | null>>;
  readonly counted?: Readonly<Record<string, number>>;
  readonly ticked?: Readonly<Record<string, readonly string[]>>;
  readonly drawn?: Readonly<Record<string, unknown>>;
  readonly overrides?: Readonly<Record<string, number | null>>;
}

export type AnswerKind = keyof TapAnswers;

export function withAnswer(draft: Draft, answer: TapAnswers): Draft {
  return {
    ...draft,
    chosen: withEntries(draft.chosen, answer.chosen),
    counted: withEntries(draft.counted, answer.counted),
    ticked: withEntries(draft.ticked, answer.ticked),
    drawn: withEntries(draft.drawn, answer.drawn),
    overrides: withEntries(draft.overrides, answer.overrides),
  };
}

/** `gone` are names of answers, as `kind/name`. */
export function withoutAnswers(draft: Draft, gone: readonly string[]): Draft {
  return gone.length === 0 ? draft : filtered(draft, (name) => !gone.includes(name));
}

/** Only these answers, by their names as `kind/name`. */
export function withAnswersOf(draft: Draft, names: readonly string[]): Draft {
  return filtered(draft, (name) => names.includes(name));
}

function filtered(draft: Draft, stays: (name: string) => boolean): Draft {
  const left = <K extends AnswerKind>(kind: K) =>
    Object.fromEntries(
      Object.entries(draft[kind]).filter(([name]) => stays(answerName(kind, name))),
    ) as Draft[K];
  return {
    ...draft,
    chosen: left('chosen'),
    counted: left('counted'),
    ticked: left('ticked'),
    drawn: left('drawn'),
    overrides: left('overrides'),
  };
}

/** What an answer is called among all those of a draft. */
export function answerName(kind: AnswerKind, name: string): string {
  return `${kind}/${name}`;
}

function withEntries<T>(answers: All<T>, more: Readonly<Record<string, T | null>> | undefined): All<T> {
  if (!more) return answers;
  const others = Object.entries(answers).filter(([name]) => !Object.hasOwn(more, name));
  const given = Object.entries(more).filter((entry): entry is [string, T & {}] => entry[1] !== null);
  return Object.fromEntries([...others, ...given]);
}
