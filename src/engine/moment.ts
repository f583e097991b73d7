import { whole, type At } from './reader';

/** The last millisecond of the year 9999: every clock and calendar here can put it into words. */
export const LATEST_MOMENT = 253_402_300_799_999;

/** A wall-clock time in milliseconds, as it is stored. */
export function moment(at: At): number {
  return whole(at, { min: 0, max: LATEST_MOMENT });
}
