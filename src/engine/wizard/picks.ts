import type { Phrase } from '../phrase';

/** What of the picks is possible, one after the other, each as it was offered. */
export function picksIn<Id extends string, Offered extends { readonly id: Id; readonly reason?: Phrase }>(
  wanted: readonly string[],
  options: (picked: readonly Id[]) => readonly Offered[],
  most: number,
  repeats: boolean,
): readonly Offered[] {
  const picks: Offered[] = [];
  for (const id of wanted) {
    const picked = picks.map((pick) => pick.id);
    const offered = options(picked).find((option) => option.id === id);
    const again = !repeats && offered !== undefined && picked.includes(offered.id);
    if (offered && !offered.reason && !again && picks.length < most) picks.push(offered);
  }
  return picks;
}

/** As they were listed first, wherever the taps have put them. */
export function inOrderOf<T extends { readonly id: string }>(
  first: readonly T[],
  all: readonly T[],
): readonly T[] {
  const place = ({ id }: T) => first.findIndex((one) => one.id === id);
  return [...all].sort((a, b) => place(a) - place(b));
}
