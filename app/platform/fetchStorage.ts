/** On a device SQLite is part of the app. */
export function fetchStorage(): void {
  return;
}
