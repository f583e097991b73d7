/**
 * What BoardGameGeek calls our games. Taken from public data and still to be confirmed on the site; a game that is not
 * here is passed on by its name only.
 */
export const BOARD_GAME_GEEK: Readonly<Record<string, number>> = {
  // Both Episodes lie in one box.
  'perseverance-1': 256997,
  'perseverance-2': 256997,
};
