import { useDeferredValue, type ReactNode } from 'react';

/** What a page shows further down: drawn once the top of it is there, so that a tap is answered by that first. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
