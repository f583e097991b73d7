import type { ReactNode } from 'react';

/** The guide and the foot of a page: upright one over the other; on its side the foot is at the right edge. */
export function underPage(low: boolean, guide: ReactNode, foot: ReactNode) {
  if (low) return { bar: foot, footer: guide };
  const footer = (
    <>
      {guide}
      {foot}
    </>
  );
  return { footer };
}
