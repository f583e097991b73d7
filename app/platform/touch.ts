export function watchTouch(): () => void {
  return () => undefined;
}

/** On a device nothing replaces a screen while it is touched. */
export function whenUntouched(then: () => void): () => void {
  then();
  return () => undefined;
}
