import type { Override } from '@/engine';

/** Whether the table overrode this figure. */
export function isOverridden({ override }: { readonly override?: Override }): boolean {
  return override !== undefined && override.value !== override.computed;
}
