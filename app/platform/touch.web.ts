let touched = false;

function release(): void {
  touched = false;
}

window.addEventListener('pointerdown', () => (touched = true), { capture: true });
// What a release brings about (a click) comes before anybody who waits for it.
for (const event of ['pointerup', 'pointercancel'])
  window.addEventListener(event, () => setTimeout(release), { capture: true });

/** Calls back when no finger lies on the page: at once, or when it is lifted. Answers how to stop it. */
export function whenUntouched(then: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (touched) frame = requestAnimationFrame(look);
    else then();
  };
  look();
  return () => cancelAnimationFrame(frame);
}
