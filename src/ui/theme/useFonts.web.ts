import { useEffect } from 'react';

const HREF = '/fonts/fonts.css';

/** The page's own <link> is the fast way; this adds it where the page has none. Text shows at once either way. */
export function useFonts(): boolean {
  useEffect(() => {
    if (document.querySelector(`link[href$="${HREF}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = HREF;
    document.head.append(link);
  }, []);
  return true;
}
