/** The emblems stand in it, left of the double line. */
export const MARGIN_WIDTH = 60;
