/** The Leader, in English. */
export const en = {
  rule: {
    leader: {
      place: '{{player}} places the Leader in {{zone}}.',
      move: '{{player}} moves the Leader to {{zone}} for {{price}}.',
      stay: '{{player}} leaves the Leader in {{zone}} and pays as for a move: {{price}}.',
      friendly: '{{player}}, Friendly: the price includes a cube on the Officer of {{zone}}.',
    },
  },
  ruleRefusal: {
    leaderOnAdventure: 'The Leader stays on the Adventure until it is completed.',
    friendlyMove: 'Friendly works when the Leader moves from Zone to Zone.',
    leaderPrice: 'This costs {{price}}.',
  },
  ask: {
    leader: 'Where does the Leader go?',
    leaderHelp:
      'Free from the Player board; a move costs 2 Glowberries, less with Agile. Then resolve an Effect there.',
    leaderStays: 'Stays there',
    friendlyHelp: 'For 1 more Glowberry a cube goes on the Officer of the Zone reached.',
    noCube: 'No cube',
  },
  refusal: {
    leaderToppled: 'The Leader fought this turn and stands up when it ends.',
  },
} as const;
