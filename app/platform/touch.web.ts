import { flushSync } from 'react-dom';

let touched = false;

const touch = () => {
  touched = true;
};
// What a release causes (a click) comes before anything that waits for it.
const release = () =>
  setTimeout(() => {
    touched = false;
  });

const FOLLOWED = [
  ['pointerdown', touch],
  ['pointerup', release],
  ['pointercancel', release],
] as const;

/** Follows the finger, for as long as somebody may want to wait for it. Returns how to stop it. */
export function watchTouch(): () => void {
  for (const [event, follow] of FOLLOWED) window.addEventListener(event, follow, { capture: true });
  return () => {
    for (const [event, follow] of FOLLOWED) window.removeEventListener(event, follow, { capture: true });
  };
}

/**
 * Calls back when no finger is on the page: at once, or when it is lifted. What `then` changes is drawn before the next
 * finger can come: one that came in between would press what is gone by the time it is lifted. Returns how to stop it.
 */
export function whenUntouched(then: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (touched) frame = requestAnimationFrame(look);
    else flushSync(then);
  };
  // Not inside an effect: React draws at once only where it is not drawing already.
  const soon = setTimeout(look);
  return () => {
    clearTimeout(soon);
    cancelAnimationFrame(frame);
  };
}
