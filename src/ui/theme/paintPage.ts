import type { Palette, Scheme } from './tokens';

/** A device has no page around the app. */
export function paintPage(_colour: Palette, _scheme: Scheme): void {}
