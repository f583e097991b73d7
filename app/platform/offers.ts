import { createStore } from 'zustand';

/** What a browser can do for the app besides showing it. On a device the store does these things. */
export interface Offers {
  /** Every file of the app is on this device. */
  readonly offline: boolean;
  /** Puts the app among the device's own. */
  readonly install: (() => void) | null;
  /** Goes on with a newer version, on the same screen. */
  readonly update: (() => void) | null;
  /** Newer code has replaced what runs here: parts that are not loaded yet may be gone. */
  readonly replaced: boolean;
}

export const offers = createStore<Offers>(() => ({
  offline: false,
  install: null,
  update: null,
  replaced: false,
}));
