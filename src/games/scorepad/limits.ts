export const COUNTING = ['rounds', 'free'] as const;
export const BEST = ['highest', 'lowest'] as const;

/** Enough for any game, and few enough digits that the table stays readable. */
export const SCORE_LIMIT = 999_999;
export const NAME_LENGTH = 60;
export const PLAYERS = { min: 2, max: 8 };
