/** Taking a die, and the Dinos it lures, in English. */
export const diceEn = {
  rule: {
    dicePool: {
      gameOver: 'That was the last Assembly: final scoring follows.',
      neutralRemoved: 'Four players: one neutral die leaves the game.',
      dissentersAdded: 'Two players: {{dice}} more for the Dissenters.',
      dissenterCubes: 'Each Officer gets one Dissenter cube.',
      total: 'In the pool: {{dice}}.',
    },
  },
  ruleRefusal: {
    dissenterDice: 'The Dissenters have {{dice}} at this Assembly.',
    diceTotal: 'There must be {{expected}} dice in all, not {{total}}.',
  },
  act: {
    dinos: 'Which Dinos come?',
    dinosHelp:
      'Follow the symbols of the die space from top to bottom. Dinos fill the Defense area along the arrows from the top left, also on Traps; without room they are left out.',
    whiteDie: 'Safe: a die symbol means the white die.',
    yellowDie: 'Dangerous: a die symbol means the yellow die.',
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
    turnFace: 'Turn its face first, for 1 Story',
    leaveFace: 'Leave its face as it is',
    turned: 'For 1 Story its face is changed before it is placed.',
    normalDie: 'The white die shows',
    dangerousDie: 'The yellow die shows',
  },
  hint: {
    takeDie:
      'Own, neutral and Dissenter dice are free, a die of another player costs 2 Followers. A die that matches a free icon space of the effect has to go there.',
    takeDieZone: 'Where the die lies counts as Presence at the Assembly.',
    dinoDie: 'Tap the Dinos on the die that lies open; they come next, and the die is rolled again.',
  },
  event: {
    dinos: '{{zone}}: {{dinos}} arrive',
    fireworks: 'Fireworks: {{dinos}} to {{zone}}',
    noRoom: 'Without room, left out: {{dinos}}',
    turned: 'turned for 1 Story',
    dinoDice: 'Dino dice set',
  },
  refusal: {
    noDinoRoom: '{{zone}} has no free Dino space. Dinos without room are left out.',
    onlyJack: '{{player}} does not lead Jack: only he has the Fireworks.',
    fireworks: 'The Fireworks send one of the Dinos that came, and into another Zone.',
    fireworksRoom: '{{zone}} has fewer than two free Dino spaces. Choose another Zone.',
  },
} as const;
