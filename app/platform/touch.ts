export function watchTouch(): () => void {
  return () => undefined;
}

/** On a device nothing takes the place of a screen while it is touched. */
export function whenUntouched(then: () => void): () => void {
  then();
  return () => undefined;
}
