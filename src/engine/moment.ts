import { number } from './shape';

/** The last millisecond of the year 9999: every clock and calendar here can still write it. */
export const LATEST_MOMENT = 253_402_300_799_999;

/** A wall-clock time in milliseconds, as it is stored. */
export const moment = number({ min: 0, max: LATEST_MOMENT });
