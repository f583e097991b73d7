/** On a device a link brings its secret as a parameter of the screen it opens. */
export function linkedSecret(): string | null {
  return null;
}
