/** On a device the storage is open before there is anything to see. */
export function isFirstVisit(): boolean {
  return false;
}

export function markVisit(): void {
  return;
}
