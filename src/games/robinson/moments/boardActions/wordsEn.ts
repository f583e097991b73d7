/** The Action phase left to the board, in English. */
export const boardEn = {
  session: {
    board: {
      title: 'Actions on the board',
      done: 'That is the round',
      now: 'On the board now',
      goods: 'Resources',
      levels: 'Camp',
      bodies: 'Players',
      keeps: 'Keeps',
      weapon: 'Weapon',
      shelter: 'Shelter built',
      no: 'No',
      yes: 'Yes',
      dealt: 'Threats dealt with',
      dealtWith: 'Dealt with: {{card}}',
      any: 'Item built',
      built: 'Which one?',
      sky: 'New weather token',
      skyTokens: 'In the weather space',
      why: 'Counted on the board: {{what}}.',
      change: '{{what}} {{by}}',
    },
  },
  help: {
    boardCount:
      'What lies there once the pawns are back and new items are turned. A tap is one more, a long press one less.',
    boardBodies: 'As the markers are now. Morale symbols that wounds pass are counted for you.',
    boardShelter: 'Built by the players; one found on a tile is asked for when the camp moves there.',
    boardDealt: 'Cards that a Threat action took off the Threat field.',
    boardBuilt: 'Their levels and cubes are counted above; the app needs to know what they do later.',
    boardSky: 'Adventures and events put tokens into the weather space.',
  },
  timeline: {
    boardCounted: 'Actions on the board',
  },
  sessionRefusal: {
    builtAlready: 'That is built already.',
  },
} as const;
