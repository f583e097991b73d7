/** A phone ends an app without asking it. */
export function endedWell(): boolean {
  return false;
}
