/** A longer silence was a meal, or another day. */
const LONGEST_PAUSE = 45 * 60_000;

/** How long a game was really played, in minutes: the time between its moments, without the long pauses. */
export function playTime(startedAt: number, moments: readonly number[]): number {
  let played = 0;
  let last = startedAt;
  for (const at of moments) {
    const gap = at - last;
    // A clock that was set back says nothing about the time in between.
    if (gap > 0 && gap <= LONGEST_PAUSE) played += gap;
    last = at;
  }
  return Math.round(played / 60_000);
}
