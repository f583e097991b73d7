import type { StringTree } from '@/engine';

/** The first game, told while it is played. */
export const lesson = {
  intro: {
    story: 'Stranded together',
    storyLine:
      'Your ship is gone, and the island wants you gone too. A Scenario card says what to do, and in how many rounds.',
    round: 'Six phases a round',
    roundLine:
      'Event, morale, production, actions, weather, night. One button leads you through: you read cards and roll, the app counts.',
    end: 'How it ends',
    endLine: 'Reach the goal and you all win. If one of you dies or the last round ends, you all lose.',
  },
  check: {
    weather: 'Clouds, roof and stores: what is lost, and who is hurt',
    fight: 'A beast against your weapon',
    figures: 'What is there?',
    answer: 'What the rules say',
    result: 'Afterwards',
    why: 'Why',
    each: '{{wounds}} for each player',
  },
  setup: {
    title: 'Set up the island',
    line: 'Set up the island by the list, and read the Scenario card aloud: it may change anything.',
  },
  event: {
    title: 'The Event card',
    line: 'Draw an Event card, do what it says, and put it on the Threat field. A later card pushes it off: then its threat strikes.',
  },
  morale: {
    title: 'Morale',
    line: 'Good morale gives the first player Determination tokens, bad morale takes some. Owe one and have none: take a wound.',
  },
  production: {
    title: 'Production',
    line: 'Every source on the camp tile gives one food or one wood, for free.',
  },
  plan: {
    title: 'Send your pawns',
    line: 'You plan together, two pawns each. One pawn on an action must roll, two are a sure success.',
  },
  board: {
    title: 'Send your pawns',
    line: 'Plan, roll and resolve the actions on the board. Then the app asks once what you have.',
  },
  resolve: {
    title: 'One action at a time',
    line: 'Roll three dice: wound, success, adventure. A failure costs no resources and brings two Determination tokens.',
  },
  endActions: {
    title: 'After the actions',
    line: 'Take your pawns back. From now on you can use what the actions brought.',
  },
  weather: {
    title: 'Weather',
    line: 'Roll the Scenario card’s dice. Every cloud beyond the roof costs wood and food; each one missing wounds everybody.',
  },
  night: {
    title: 'Night',
    line: 'Everybody eats one food or takes two wounds; without a shelter, one more. Most food rots in the morning.',
  },
  helpers: {
    title: 'Helpers',
    line: 'Friday can act on his own. The Dog only helps you hunt or explore. If Friday dies, the game continues.',
  },
  skills: {
    title: 'Use your tokens',
    line: 'Determination tokens pay for skills: each character has four, each once a round.',
  },
  wounds: {
    title: 'Wounds',
    line: 'Passing a symbol on the life track lowers morale; the last space is death. Rest heals.',
  },
} as const satisfies StringTree;
