import type { ByHand } from '@/engine';

/** Whether the table overrode this figure. */
export function isByHand({ byHand }: { readonly byHand?: ByHand }): boolean {
  return byHand !== undefined && byHand.value !== byHand.worked;
}
