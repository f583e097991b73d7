/** The Action phase left to the board, in English. */
export const boardEn = {
  session: {
    board: {
      title: 'Actions on the board',
      done: 'Round done',
      now: 'On the board now',
      goods: 'Resources',
      levels: 'Camp',
      bodies: 'Players',
      keeps: 'Non-perishable',
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
      'What is there once the pawns are back and new items are turned. Tap to add one, hold to remove one.',
    boardBodies: 'Where the markers are now. The app counts the morale symbols that wounds pass.',
    boardShelter: 'Built by the players; the app asks for a found one when the camp moves there.',
    boardDealt: 'Cards a Threat action took off the Threat field.',
    boardBuilt: 'Their levels and cubes are counted above; the app needs to know what they do later.',
    boardSky: 'Adventures and events put tokens in the weather space.',
  },
  timeline: {
    boardCounted: 'Actions on the board',
  },
  sessionRefusal: {
    builtAlready: 'That is already built.',
  },
} as const;
