/** In plain Node nothing is drawn: what `plugin.ts` of a game joins to its rules is left out, as for the headless command. */
export const screens = {};
export const widgets = {};
