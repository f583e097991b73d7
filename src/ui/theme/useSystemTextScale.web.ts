import { useState } from 'react';

/** A browser gives its text size through the root font size: 16 px is 100 %. */
export function useSystemTextScale(): number {
  const [scale] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
  return scale;
}
