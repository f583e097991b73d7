/** What a procedure answers: a value, or a refusal that is a value too. `throw` is for our own bugs. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** For places where a refusal would be our own bug (a value that was checked before). */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected refusal: ${JSON.stringify(result.error)}`);
}
