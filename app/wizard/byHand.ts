import type { ByHand } from '@/engine';

/** Whether the table set this figure otherwise than the rules say. */
export function isByHand({ byHand }: { readonly byHand?: ByHand }): boolean {
  return byHand !== undefined && byHand.value !== byHand.worked;
}
