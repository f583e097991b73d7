import type { Explanation } from './explanation';
import { read, readFormFirst, type At } from './reader';
import type { Refusal } from './refusal';
import type { Result } from './result';

/** What a procedure of the rulebook answers: its figures, and why they are what they are. */
export interface Outcome<T extends object = object> {
  readonly figures: T;
  readonly explanation: Explanation;
}

/** A procedure as the headless command calls it: unknown JSON in, an outcome or a refusal with a path out. */
export type Procedure = (input: unknown) => Result<Outcome, Refusal>;

type Reading = <T>(raw: unknown, reader: (at: At) => T) => Result<T, Refusal>;

/** A typed procedure behind a reader of unknown JSON. */
export const procedure = join(read);

/** The same for contracts that rank their codes: a fault of form is named before one of range. */
export const formFirstProcedure = join(readFormFirst);

function join(reading: Reading) {
  return <Input, Figures extends object>(
      reader: (at: At) => Input,
      resolve: (input: Input) => Result<Outcome<Figures>, Refusal>,
    ): Procedure =>
    (raw) => {
      const input = reading(raw, reader);
      return input.ok ? resolve(input.value) : input;
    };
}

/** The half of a game that needs no screen. */
export interface RulesHalf {
  readonly procedures: Readonly<Record<string, Procedure>>;
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
