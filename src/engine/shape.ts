import {
  entries,
  fail,
  field,
  flag as readFlag,
  given,
  items,
  list,
  oneOf,
  optional,
  record,
  refuseDoubles,
  refuseForm,
  slug as readSlug,
  text as readText,
  whole as readWhole,
  type Cursor,
  type ListLimits,
} from './reader';
import type { Phrase } from './phrase';
import type { Refusal } from './refusal';
import type { Form } from './shapeForm';

/**
 * What a piece of JSON must look like, as a value. Calling it reads; its type follows from it (`Read`), and so does
 * what a caller may hand in, before what was left out is filled in (`Given`). Fields are read in the order in which
 * they are written here, and the first fault ends the reading.
 */
export interface Shape<Out, In = Out> {
  (at: Cursor): Out;
  /** What it asks for, as data: tests make up inputs from it. */
  readonly form: Form;
  /** For the compiler only. */
  readonly takes?: In;
}

/** What comes out of reading. */
export type Read<S> = S extends Shape<infer Out, unknown> ? Out : never;
/** What may be handed in. */
export type Given<S> = S extends Shape<unknown, infer In> ? In : never;

/** A shape with a reader of its own, for what the others cannot express. */
export function shapeOf<Out, In = Out>(
  read: (at: Cursor) => Out,
  form: Form = { kind: 'own' },
): Shape<Out, In> {
  // Something that is already a shape keeps its own form.
  const reader = 'form' in read ? (at: Cursor) => read(at) : read;
  return Object.assign(reader, { form });
}

export const flag = shapeOf(readFlag, { kind: 'flag' });
export const text = shapeOf(readText, { kind: 'text' });
/** An id as the co-operative games write it: `ana`, `card-7`. */
export const slug = shapeOf(readSlug, { kind: 'slug' });

/** A whole number, 0 or more unless the limits say otherwise. */
export function number(limits: { readonly min?: number; readonly max?: number } = {}): Shape<number> {
  return shapeOf((at) => readWhole(at, limits), { kind: 'number', min: 0, ...limits });
}

/** One of these words (or numbers). */
export function among<const T extends string | number>(words: readonly T[]): Shape<T> {
  return shapeOf((at) => oneOf(at, words), { kind: 'among', words });
}

export function listOf<Out, In>(
  item: Shape<Out, In>,
  limits: ListLimits = {},
): Shape<readonly Out[], readonly In[]> {
  return shapeOf((at) => list(at, (one) => item(one), limits), { kind: 'list', item: item.form, ...limits });
}

/** A list of exactly two, each with a shape of its own. */
export function pair<A, AIn, B, BIn>(
  first: Shape<A, AIn>,
  second: Shape<B, BIn>,
): Shape<readonly [A, B], readonly [AIn, BIn]> {
  return shapeOf(
    (at) => {
      const [a, b] = items(at, { min: 2, max: 2 });
      return [first(a ?? at), second(b ?? at)] as const;
    },
    { kind: 'pair', items: [first.form, second.form] },
  );
}

/** Every entry of a map with keys that only the table knows, such as players. */
export function mapOf<Out, In>(
  item: Shape<Out, In>,
): Shape<Readonly<Record<string, Out>>, Readonly<Record<string, In>>> {
  return shapeOf((at) => Object.fromEntries(entries(at).map(([key, value]) => [key, item(value)])), {
    kind: 'map',
    item: item.form,
  });
}

/** Nothing written, or `null`: then it is `absent`. */
export function orElse<Out, In, const D>(shape: Shape<Out, In>, absent: D): Optional<Out | D, In | null> {
  return leftOut(
    shapeOf<Out | D, In | null>((at) => optional(at, shape, absent), {
      kind: 'optional',
      of: shape.form,
      orNull: true,
    }),
  );
}

/** Nothing written, or `null`: then it is null. */
export function maybe<Out, In>(shape: Shape<Out, In>): Optional<Out | null, In | null> {
  return orElse(shape, null);
}

/** Only leaving it out means `absent`: `null` is refused like any wrong type. */
export function ifGiven<Out, In, const D>(shape: Shape<Out, In>, absent: D): Optional<Out | D, In> {
  return leftOut(
    shapeOf<Out | D, In>((at) => given(at, shape, absent), {
      kind: 'optional',
      of: shape.form,
      orNull: false,
    }),
  );
}

/** A field added in a later version: where it was not written, it is absent from what is read too. */
export function added<Out, In>(shape: Shape<Out, In>): Added<Out, In> {
  const optional = shapeOf<Out, In>(shape, { kind: 'optional', of: shape.form, orNull: false });
  return Object.assign(leftOut(optional), { added: true as const });
}

/** The same, also where `null` was written for it. */
export function addedOrNull<Out, In>(shape: Shape<Out, In>): Added<Out, In | null> {
  const read = (at: Cursor) => optional(at, shape, undefined) as Out;
  return Object.assign(
    leftOut(shapeOf<Out, In | null>(read, { kind: 'optional', of: shape.form, orNull: true })),
    { added: true as const },
  );
}

/** A flag that is written only where it is true. */
export const mark: Added<true, boolean | null> = added(
  shapeOf((at) => (optional(at, readFlag, false) || undefined) as true, { kind: 'among', words: [true] }),
);

/** A field that may be left out of what is handed in. */
export interface Optional<Out, In> extends Shape<Out, In> {
  readonly leftOut: true;
}

/** A field that may also be missing in what was read. */
export interface Added<Out, In> extends Optional<Out, In> {
  readonly added: true;
}

function leftOut<Out, In>(shape: Shape<Out, In>): Optional<Out, In> {
  return Object.assign(shape, { leftOut: true as const });
}

type AnyShape = Shape<unknown>;

type Flat<T> = { [K in keyof T]: T[K] } & {};

export type ReadFields<F> = Flat<
  { readonly [K in keyof F as F[K] extends { readonly added: true } ? never : K]: Read<F[K]> } & {
    readonly [K in keyof F as F[K] extends { readonly added: true } ? K : never]?: Read<F[K]>;
  }
>;

export type GivenFields<F> = Flat<
  { readonly [K in keyof F as F[K] extends { readonly leftOut: true } ? never : K]: Given<F[K]> } & {
    readonly [K in keyof F as F[K] extends { readonly leftOut: true } ? K : never]?: Given<F[K]> | undefined;
  }
>;

/** An object with these fields; others are skipped. `nameOf`: what each is called in what is read. */
export function shape<F extends Readonly<Record<string, AnyShape>>>(
  fields: F,
  nameOf = (key: string) => key,
): Shape<ReadFields<F>, GivenFields<F>> {
  const parts = Object.entries(fields).map(([key, part]) => ({
    key,
    name: nameOf(key),
    part,
    isAdded: 'added' in part,
  }));
  return shapeOf(
    (at) => {
      const read: Record<string, unknown> = {};
      if (parts.length === 0) return read as ReadFields<F>;
      // Once for all fields: logs and lists of games are read through here.
      const { waiting, bounds } = at;
      const given = record(at);
      const prefix = at.path === '' ? '' : `${at.path}.`;
      for (const { key, name, part, isAdded } of parts) {
        const own = Object.hasOwn(given, name) ? given[name] : undefined;
        if (own === undefined && isAdded) continue;
        const value = part({ value: own, path: prefix + name, waiting, bounds });
        if (value !== undefined) read[key] = value;
      }
      return read as ReadFields<F>;
    },
    { kind: 'fields', fields: Object.fromEntries(parts.map(({ name, part }) => [name, part.form])) },
  );
}

/** The same for each of these keys, such as the Zones. */
export function each<const K extends string, Out, In>(
  keys: readonly K[],
  item: Shape<Out, In>,
): Shape<{ readonly [Key in K]: Out }, { readonly [Key in K]: In }> {
  return shape(Object.fromEntries(keys.map((key) => [key, item]))) as unknown as Shape<
    { readonly [Key in K]: Out },
    { readonly [Key in K]: In }
  >;
}

export type ReadKinds<Tag extends string, S> = {
  [K in keyof S]: Flat<{ readonly [T in Tag]: K } & Read<S[K]>>;
}[keyof S];

export type GivenKinds<Tag extends string, S> = {
  [K in keyof S]: Flat<{ readonly [T in Tag]: K } & Given<S[K]>>;
}[keyof S];

/** One of several kinds; the word under `tag` says which. */
export function kinds<const Tag extends string, S extends Readonly<Record<string, Shape<object, object>>>>(
  tag: Tag,
  of: S,
): Shape<ReadKinds<Tag, S>, GivenKinds<Tag, S>> {
  const words = Object.keys(of);
  return shapeOf(
    (at) => {
      const word = oneOf(field(at, tag), words);
      return { [tag]: word, ...of[word]?.(at) } as ReadKinds<Tag, S>;
    },
    {
      kind: 'kinds',
      tag,
      of: Object.fromEntries(Object.entries(of).map(([word, kind]) => [word, kind.form])),
    },
  );
}

/** What follows depends on what was read first, such as everybody who may own something. */
export function andThen<A extends object, AIn, B extends object, BIn>(
  first: Shape<A, AIn>,
  rest: (head: A) => Shape<B, BIn>,
): Shape<Flat<A & B>, Flat<AIn & BIn>> {
  return shapeOf((at) => {
    const head = first(at);
    return { ...head, ...rest(head)(at) } as Flat<A & B>;
  });
}

/** Turned into something else once it is read. */
export function mapped<A, In, B>(from: Shape<A, In>, turn: (value: A) => B): Shape<B, In> {
  return shapeOf((at) => turn(from(at)), from.form);
}

/** Refused where its parts do not go together. */
export function checked<Out, In>(
  from: Shape<Out, In>,
  check: (value: Out, at: Cursor) => void,
): Shape<Out, In> {
  return shapeOf((at) => {
    const value = from(at);
    check(value, at);
    return value;
  }, from.form);
}

/** The same for a fault of form, which counts only if its grounds are sound: see `refuseForm`. */
export function checkedForm<Out, In>(
  from: Shape<Out, In>,
  grounds: readonly string[],
  faultOf: (value: Out) => Refusal | null,
): Shape<Out, In> {
  return checked(from, (value, at) => refuseForm(at, grounds, faultOf(value)));
}

/** No two of a list are equal; of objects, this field must differ. */
export function distinct<T extends string | number, In>(
  from: Shape<readonly T[], In>,
): Shape<readonly T[], In>;
export function distinct<K extends string, T extends { readonly [Key in K]: string | number }, In>(
  from: Shape<readonly T[], In>,
  by: K,
): Shape<readonly T[], In>;
export function distinct(from: Shape<readonly unknown[], unknown>, by?: string) {
  return checked(from, (values, at) =>
    refuseDoubles(
      at,
      values.map((value) =>
        by === undefined ? (value as string) : ((value as Readonly<Record<string, string>>)[by] ?? ''),
      ),
      by === undefined ? '' : `.${by}`,
    ),
  );
}

/** A word that nobody may use here. */
export function except<In>(
  from: Shape<string, In>,
  words: readonly string[],
  why: (word: string) => Phrase,
): Shape<string, In> {
  return checked(from, (word, at) => {
    if (words.includes(word)) fail(at.path, 'invalid-input', why(word));
  });
}
