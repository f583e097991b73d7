/** An app has files of its own. */
export const isGuest: boolean = false;
