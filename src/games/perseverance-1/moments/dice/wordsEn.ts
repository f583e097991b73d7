/** Taking a die, and the Dinos it lures, in English. */
export const diceEn = {
  rule: {
    dicePool: {
      gameOver: 'That was the last Assembly: final scoring next.',
      neutralRemoved: 'Four players: one neutral die leaves the game.',
      dissentersAdded: 'Two players: {{dice}} more for the Dissenters.',
      dissenterCubes: 'Each Officer gets one Dissenter cube.',
      total: 'In the pool: {{dice}}.',
    },
  },
  ruleRefusal: {
    dissenterDice: 'The Dissenters have {{dice}} at this Assembly.',
    diceTotal: 'There must be {{expected}} dice altogether, not {{total}}.',
  },
  act: {
    dinos: 'Which Dinos come?',
    dinosHelp:
      'Follow the symbols on the die space from top to bottom. Dinos fill the Defense area along the arrows from the top left, also on Traps; if there is no room, don’t place them.',
    whiteDie: 'Safe: a die symbol is the white die.',
    yellowDie: 'Dangerous: a die symbol is the yellow die.',
    openDie: 'As the open die shows',
    normalShows: 'White die: {{dinos}}',
    dangerousShows: 'Yellow die: {{dinos}}',
    fireworks: 'Fireworks: send one of them elsewhere?',
    fireworksHelp:
      'Jack may put one of these Dinos into another Defense area that has two free spaces or more.',
    fireworksNone: 'All stay here',
    fireworksTo: '{{dino}} to {{zone}}',
  },
  wizard: {
    turnFace: 'Change its face first, for 1 Story',
    leaveFace: 'Keep its face',
    turned: 'For 1 Story its face is changed before it is placed.',
    normalDie: 'The white die shows',
    dangerousDie: 'The yellow die shows',
  },
  hint: {
    takeDie:
      'Own, neutral and Dissenter dice are free, another player’s die costs 2 Followers. A die that matches a free icon space of the effect has to go there.',
    takeDieZone: 'Dice count as Presence in their Zone at the Assembly.',
    dinoDie: 'Tap the Dinos on the open die; they come next, then the die is rolled again.',
  },
  event: {
    dinos: '{{zone}}: {{dinos}} arrive',
    fireworks: 'Fireworks: {{dinos}} to {{zone}}',
    noRoom: 'No room, left out: {{dinos}}',
    turned: 'turned for 1 Story',
    dinoDice: 'Dino dice set',
  },
  refusal: {
    noDinoRoom: '{{zone}} has no free Dino space. Dinos without room are not placed.',
    onlyJack: '{{player}} does not have Jack: only he has the Fireworks.',
    fireworks: 'Fireworks send one of the Dinos that came to another Zone.',
    fireworksRoom: '{{zone}} has fewer than two free Dino spaces. Choose another Zone.',
  },
} as const;
