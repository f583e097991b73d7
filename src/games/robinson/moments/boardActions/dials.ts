/** What the Action phase can change on the board, beside wounds and tokens of the players. */
export const BOARD_DIALS = [
  'food',
  'nonPerishable',
  'wood',
  'fur',
  'weapon',
  'roof',
  'palisade',
  'shelter',
  'morale',
  'rainTokens',
  'winterTokens',
  'stormToken',
] as const;
export type BoardDial = (typeof BOARD_DIALS)[number];
