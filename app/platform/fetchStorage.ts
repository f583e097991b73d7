/** SQLite is a part of the device's app. */
export function fetchStorage(): void {
  return;
}
