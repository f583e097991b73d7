import { createContext, useContext } from 'react';

/** The table as it was, and why somebody looks at it. */
export interface Past {
  readonly title: string;
  /** What becomes of what is done here. */
  readonly text: string;
  readonly onLeave: () => void;
}

export const PastContext = createContext<Past | null>(null);

/** Null on the table as it is. */
export function usePast(): Past | null {
  return useContext(PastContext);
}
