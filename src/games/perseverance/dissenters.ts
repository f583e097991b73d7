/** The passive third faction of a two-player game, in both episodes. No player may be called so. */
export const DISSENTERS = 'dissenters';
