import type { Explanation } from './explanation';
import { once } from './onceForState';
import { read, readFormFirst } from './reader';
import type { Refusal } from './refusal';
import type { Result } from './result';
import type { Shape } from './shape';

/** What a procedure of the rulebook answers: its figures, and why they are what they are. */
export interface Outcome<T extends object = object> {
  readonly figures: T;
  readonly explanation: Explanation;
}

/** The rules' answer to an input: figures with their reasons, or why not. */
export type Ruling<Figures extends object = object> = Result<Outcome<Figures>, Refusal>;

/** A procedure of the rulebook behind one door: every input is held to its shape, no matter who asks. */
export interface Procedure<In, Figures extends object> extends HeadlessProcedure {
  headless(json: unknown): Ruling<Figures>;
  /** For the game at the table, whose compiler finds a mistyped field. */
  ask(input: In): Ruling<Figures>;
}

export interface HeadlessProcedure {
  /** For the command line: unknown JSON in, an outcome or a refusal with a path out. */
  headless(json: unknown): Ruling;
}

interface About<Out, In, Figures extends object> {
  readonly input: Shape<Out, In>;
  resolve(input: Out): Ruling<Figures>;
  /** For contracts that rank their codes: on the command line a fault of form is named before one of range. */
  readonly formFirst?: true;
}

export function procedure<Out, In, Figures extends object>({
  input,
  resolve,
  formFirst,
}: About<Out, In, Figures>): Procedure<In, Figures> {
  const through = (reading: typeof read, raw: unknown): Ruling<Figures> => {
    const given = reading(raw, input);
    return given.ok ? resolve(given.value) : given;
  };
  return {
    headless: (json) => through(formFirst ? readFormFirst : read, json),
    ask: remembering((given: In) => through(read, given)),
  };
}

/**
 * One tap in a wizard asks the same for its steps, for what can be chosen, for the review and for the act itself: it is
 * resolved once. An input is plain JSON, and the answer follows from nothing else.
 */
function remembering<In, Answer>(resolve: (given: In) => Answer): (given: In) => Answer {
  const kept = new Map<string, Answer>();
  return (given) => once(kept, JSON.stringify(given), () => resolve(given));
}

/** The half of a game that needs no screen. */
export interface RulesHalf {
  readonly procedures: Readonly<Record<string, HeadlessProcedure>>;
}

/** Strings of one language; keys with plural forms end in `_one`, `_few`, `_many`, `_other`. */
export interface StringTree {
  readonly [key: string]: string | StringTree;
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Stem}${PluralSuffix}` ? Stem : K;

/** Every key of a tree of strings, dotted, plural forms folded into one. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** What another language must bring: the same keys; plural forms as many as the language has. */
export type Translation<T> = {
  readonly [K in keyof T as K extends `${string}${PluralSuffix}` ? never : K]: T[K] extends string
    ? string
    : Translation<T[K]>;
} & StringTree;
