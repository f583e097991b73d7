import type { Override } from '@/engine';

/** Whether the table overrode this figure. */
export function isOverridden({ byHand }: { readonly byHand?: Override }): boolean {
  return byHand !== undefined && byHand.value !== byHand.computed;
}
