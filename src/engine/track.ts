/** A number with a floor and, sometimes, a cap: Valor 0–6, Followers 0 and up. */
export interface Track {
  readonly min: number;
  readonly max?: number;
}

export interface TrackMove {
  /** The number afterwards. */
  readonly value: number;
  /** What really happened to it. */
  readonly change: number;
  /** What the cap or the floor swallowed, always 0 or more. */
  readonly lost: number;
  /** Which limit bit, if one did. */
  readonly limit: 'cap' | 'floor' | null;
}

/** Moves a number along its track and says what the limits took, so that nothing is lost silently. */
export function moveOnTrack(track: Track, value: number, by: number): TrackMove {
  const wanted = value + by;
  const max = track.max ?? Number.POSITIVE_INFINITY;
  // A number that is already outside (an old correction) is never pushed further, nor pulled back by surprise.
  const reached =
    by >= 0 ? Math.max(value, Math.min(wanted, max)) : Math.min(value, Math.max(wanted, track.min));
  const lost = Math.abs(wanted - reached);
  return {
    value: reached,
    change: reached - value,
    lost,
    limit: lost === 0 ? null : by > 0 ? 'cap' : 'floor',
  };
}
