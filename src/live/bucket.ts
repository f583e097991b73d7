export interface Bucket {
  /** Takes one, if there is one. */
  take(): boolean;
  /** Milliseconds until there is one again. */
  wait(): number;
}

/** So many a second, and so many at once after a rest. */
export function createBucket(perSecond: number, atOnce: number, now: () => number): Bucket {
  let left = atOnce;
  let at = now();

  function refill(): void {
    const time = now();
    // A clock that was put back gives nothing, and takes nothing.
    left = Math.min(atOnce, left + (Math.max(0, time - at) * perSecond) / 1000);
    at = time;
  }

  return {
    take: () => {
      refill();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    wait: () => {
      refill();
      return left >= 1 ? 0 : Math.ceil(((1 - left) * 1000) / perSecond);
    },
  };
}
