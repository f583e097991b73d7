import { phrase, type Phrase } from './phrase';
import { refusal, type Refusal } from './refusal';
import { err, ok, type Result } from './result';

/**
 * Reads unknown JSON (a headless case, a stored row, an imported file) into typed values. The first fault
 * ends the reading with a refusal that names its path; nothing half-read ever gets out.
 */
export interface Cursor {
  readonly value: unknown;
  readonly path: string;
  /** Where values out of range are noted, if faults of form are to be found first. */
  readonly waiting?: Refusal[] | undefined;
  /** What holds wherever a reader has no limits of its own: see `readStored`. */
  readonly bounds?: Bounds | undefined;
}

export interface Bounds {
  readonly number: number;
  /** Characters. */
  readonly text: number;
  /** Items of a list, keys of a map. */
  readonly list: number;
}

/** Far beyond any table: anything longer is an attack on the app or a damaged file. */
const STORED: Bounds = { number: 100_000, text: 4000, list: 2000 };

/** Carries a refusal out of nested readers; it never leaves `read`. */
class Fault extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export function read<T>(raw: unknown, reader: (at: Cursor) => T, bounds?: Bounds): Result<T, Refusal> {
  try {
    return ok(reader({ value: raw, path: '', bounds }));
  } catch (thrown) {
    if (thrown instanceof Fault) return err(thrown.refusal);
    throw thrown;
  }
}

/** Input from a file, a hand-over, a row of the database or another phone: everything in it has a limit. */
export function readStored<T>(raw: unknown, reader: (at: Cursor) => T): Result<T, Refusal> {
  return read(raw, reader, STORED);
}

/**
 * Reads for contracts that rank their codes: a fault of form comes before a value out of range, wherever in the input
 * the two are.
 */
export function readFormFirst<T>(raw: unknown, reader: (at: Cursor) => T): Result<T, Refusal> {
  const waiting: Refusal[] = [];
  const result = read(raw, (at) => reader({ ...at, waiting }));
  const [first] = waiting;
  return result.ok && first ? err(first) : result;
}

/**
 * A fault of form that only several fields together have, such as a choice that the rules need and nobody made. It
 * counts only if the fields of `grounds` are sound: one that is out of range says nothing about the choice.
 */
export function refuseForm(at: Cursor, grounds: readonly string[], fault: Refusal | null): void {
  const unsound = grounds.some((key) => isOutOfRange(field(at, key)));
  if (fault && !unsound) throw new Fault(fault);
}

export function fail(path: string, code: string, message: Phrase): never {
  throw new Fault(refusal(code, message, path));
}

/** A value of the right form outside its limits. */
function failRange(at: Cursor, message: Phrase): void {
  if (!at.waiting) fail(at.path, 'out-of-range', message);
  at.waiting.push(refusal('out-of-range', message, at.path));
}

function isOutOfRange({ path, waiting = [] }: Cursor): boolean {
  return waiting.some(
    (fault) =>
      fault.path === path || fault.path?.startsWith(`${path}.`) || fault.path?.startsWith(`${path}[`),
  );
}

export function isAbsent(at: Cursor): boolean {
  return at.value === undefined || at.value === null;
}

export function field(at: Cursor, key: string): Cursor {
  const fields = record(at);
  // Own keys only: an input without `constructor` must not find the one every object inherits.
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return { value, path: at.path === '' ? key : `${at.path}.${key}`, waiting: at.waiting, bounds: at.bounds };
}

export function optional<T, D>(at: Cursor, reader: (at: Cursor) => T, absent: D): T | D {
  return isAbsent(at) ? absent : reader(at);
}

/** An optional field where only leaving it out means absent: `null` is read, and refused as any wrong type. */
export function given<T, D>(at: Cursor, reader: (at: Cursor) => T, absent: D): T | D {
  return at.value === undefined ? absent : reader(at);
}

export function record(at: Cursor): Readonly<Record<string, unknown>> {
  present(at);
  if (typeof at.value !== 'object' || Array.isArray(at.value))
    fail(at.path, 'invalid-input', phrase('input.object'));
  return at.value as Readonly<Record<string, unknown>>;
}

/** Every entry of a keyed map, in the order it was written. */
export function entries(at: Cursor): readonly (readonly [key: string, at: Cursor])[] {
  const keys = Object.keys(record(at));
  if (at.bounds && keys.length > at.bounds.list)
    failRange(at, phrase('input.tooManyItems', { max: at.bounds.list, count: keys.length }));
  return keys.map((key) => [key, field(at, key)] as const);
}

export interface ListLimits {
  readonly min?: number;
  readonly max?: number;
}

export function list<T>(
  at: Cursor,
  reader: (at: Cursor, index: number) => T,
  limits: ListLimits = {},
): readonly T[] {
  return items(at, limits).map(reader);
}

/** The positions of a list, unread: for lists whose length is checked by a rule of its own. */
export function items(
  at: Cursor,
  { min = 0, max = at.bounds?.list ?? Number.POSITIVE_INFINITY }: ListLimits = {},
): readonly Cursor[] {
  present(at);
  if (!Array.isArray(at.value)) fail(at.path, 'invalid-input', phrase('input.list'));
  const values: readonly unknown[] = at.value;
  if (values.length < min) failRange(at, phrase('input.tooFewItems', { min, count: values.length }));
  if (values.length > max) failRange(at, phrase('input.tooManyItems', { max, count: values.length }));
  const positions: Cursor[] = [];
  // Not `map`: it would leave the holes of a sparse array unread.
  for (let i = 0; i < values.length; i++)
    positions.push({
      value: values[i],
      path: `${at.path}[${i}]`,
      waiting: at.waiting,
      bounds: at.bounds,
    });
  return positions;
}

/** A whole number; below 0 or outside the limits it is out of range, anything else is a fault of form. */
export function whole(
  at: Cursor,
  { min = 0, max = at.bounds?.number ?? Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number {
  present(at);
  if (typeof at.value !== 'number' || !Number.isInteger(at.value))
    fail(at.path, 'invalid-input', phrase('input.whole'));
  if (at.value < min) failRange(at, phrase('input.tooSmall', { min, value: at.value }));
  if (at.value > max) failRange(at, phrase('input.tooBig', { max, value: at.value }));
  // −0 would come back from storage as 0 and no longer equal itself.
  return at.value === 0 ? 0 : at.value;
}

export function flag(at: Cursor): boolean {
  present(at);
  if (typeof at.value !== 'boolean') fail(at.path, 'invalid-input', phrase('input.flag'));
  return at.value;
}

export function text(at: Cursor): string {
  present(at);
  if (typeof at.value !== 'string') fail(at.path, 'invalid-input', phrase('input.text'));
  if (at.value === '') fail(at.path, 'invalid-input', phrase('input.emptyText'));
  if (at.bounds && at.value.length > at.bounds.text)
    failRange(at, phrase('input.tooLong', { max: at.bounds.text, length: at.value.length }));
  return at.value;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An id as the co-operative games write it: `ana`, `card-7`. */
export function slug(at: Cursor): string {
  const id = text(at);
  if (!SLUG.test(id)) fail(at.path, 'invalid-input', phrase('input.slug'));
  return id;
}

/** Refuses the second of two equals in a list; `part` is the field that must differ, if its items are objects. */
export function refuseDoubles(at: Cursor, values: readonly (string | number)[], part = ''): void {
  const seen = new Set<string | number>();
  values.forEach((value, i) => {
    if (seen.has(value)) fail(`${at.path}[${i}]${part}`, 'invalid-input', phrase('input.twice', { value }));
    seen.add(value);
  });
}

export function oneOf<T extends string | number>(at: Cursor, allowed: readonly T[]): T {
  present(at);
  const found = allowed.find((word) => word === at.value);
  if (found === undefined)
    fail(at.path, 'invalid-input', phrase('input.oneOf', { allowed: allowed.join(', ') }));
  return found;
}

function present(at: Cursor): void {
  if (isAbsent(at)) fail(at.path, 'invalid-input', phrase('input.missing'));
}
