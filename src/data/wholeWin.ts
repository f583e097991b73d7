/** A win in parts that every shared win is a whole number of: at most twelve share one. Whole numbers add up exactly. */
export const WHOLE_WIN = 27_720;
