import type { Explanation } from './explanation';
import type { Phrase } from './phrase';
import type { Refusal } from './refusal';
import type { Result } from './result';

/** What every event of these games has: which fact it is, what it changed and, where a rule computed it, why. */
export interface Fact<Type, Change> {
  readonly type: Type;
  readonly v: 1;
  readonly changes: readonly Change[];
  readonly why?: Explanation;
}

/** A fact with its figures. `Facts` lists by kind what the timeline says of each. */
export type FactOf<Facts, Change, T extends keyof Facts> = Fact<T, Change> & Facts[T];

export type EventOf<Facts, Change> = { [T in keyof Facts]: FactOf<Facts, Change, T> }[keyof Facts];

export type Decided<E> = Result<readonly E[], Refusal>;

/** Why a command would be refused, for the option that offers it. */
export function reasonIn(decided: Result<unknown, Refusal>): { readonly reason?: Phrase } {
  return decided.ok ? {} : { reason: decided.error.message };
}

/** The one place where events are made, so that all have the same form. */
export function factOf<const T extends string, const F extends object, const Ch>(
  type: T,
  facts: F,
  changes: readonly Ch[],
  why?: Explanation,
): F & Fact<T, Ch> {
  const event = { ...facts, type, v: 1 as const, changes };
  return why === undefined ? event : { ...event, why };
}

type Happened<Facts, Change> = <T extends keyof Facts & string>(
  type: T,
  facts: Facts[T],
  changes: readonly Change[],
  why?: Explanation,
) => EventOf<Facts, Change>;

/** `factOf` for the facts of one game. */
export function factsOf<Facts, Change>(): Happened<Facts, Change> {
  return (type, facts, changes, why) =>
    factOf(type, facts as object, changes, why) as unknown as EventOf<Facts, Change>;
}
