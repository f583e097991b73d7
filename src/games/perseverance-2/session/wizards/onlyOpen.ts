import type { Phrase } from '@/engine';

/** Where one answer is possible it is taken. */
export function onlyOpen<Id extends string>(
  options: readonly { readonly id: Id; readonly reason?: Phrase }[],
): Id | null {
  const [only, ...others] = options.filter(({ reason }) => !reason);
  return only && others.length === 0 ? only.id : null;
}
