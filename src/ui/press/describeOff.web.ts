/**
 * The web's Pressable drops aria-disabled unless it really is disabled, and then it could not say why when tapped.
 * So the attributes are written to the element itself.
 */
export function describeOff(view: unknown, off: boolean, hint: string | undefined): void {
  if (!(view instanceof HTMLElement)) return;
  if (off) view.setAttribute('aria-disabled', 'true');
  else view.removeAttribute('aria-disabled');
  if (hint === undefined) view.removeAttribute('aria-description');
  else view.setAttribute('aria-description', hint);
}
