/** The local day, as 2026-11-16. */
export function writeDay(time: number): string {
  const date = new Date(time);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When that day begins here; null for anything that is not a day since 1900. */
export function parseDay(typed: string): number | null {
  const found = /^\s*(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})\s*$/.exec(typed);
  if (!found) return null;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  // To a Date the 31st of June is the 1st of July; to us it is not a day.
  if (year < 1900 || date.getMonth() !== month - 1 || date.getDate() !== day) return null;
  return date.getTime();
}
