import type { StringTree } from '@/engine';

/** The first game, told while it is played. */
export const lesson = {
  chapter: 'Your first game: round {{round}}',
  intro: {
    story: 'Stranded together',
    story1: 'Your ship is gone, and the island wants you gone too. You all win, or you all lose.',
    story2: 'A Scenario card says what you have to do, and in how many rounds.',
    round: 'Six phases a round',
    round1:
      'Event, morale, production, actions, weather, night: always in this order. One button leads you through.',
    round2: 'You read cards and roll dice. The app counts, remembers, and says why.',
    end: 'How it ends',
    end1: 'Meet the goal, and you win at once. If somebody dies, or the last round ends, you lose.',
    end2: 'You need the box and about two hours. No need to learn anything first.',
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
    first: 'A list shows what goes where, for exactly this table. Tick it off or skip it.',
    second: 'Read the Scenario card aloud: it may change anything.',
    way: 'Set up the table',
  },
  event: {
    title: 'What the island throws at you',
    first: 'Draw an Event card and do what it says. Then it goes on the Threat field and waits.',
    second: 'A later card pushes it off, and its threat strikes. A Threat action gets rid of it first.',
    way: 'Event phase',
  },
  morale: {
    title: 'How the group feels',
    first: 'Good morale gives the first player Determination tokens, bad morale takes some away.',
    second: 'Tokens pay for skills. If you must give one and have none, you take a wound.',
    way: 'Morale phase',
  },
  production: {
    title: 'What the camp gives',
    first: 'Every source on the camp tile gives one food or one wood, for free.',
    second: 'The app asks once what the tile shows and fills it in every round.',
    way: 'Production phase',
  },
  plan: {
    title: 'Send your pawns',
    first: 'Everybody has two pawns, and you plan together. One pawn means dice, two a certain success.',
    second: 'A shelter comes first in most games: without one every night costs each of you a wound.',
    way: 'Plan the actions',
  },
  board: {
    title: 'Send your pawns',
    first: 'Plan, roll and resolve the actions on the board, as in the rulebook.',
    second: 'When the pawns are back, the app asks once what is there now.',
    way: 'Actions on the board',
  },
  resolve: {
    title: 'One action at a time',
    first: 'Roll the three dice where the plan says so: wound, success, adventure.',
    second: 'A failed action costs no resources and brings two Determination tokens.',
    way: 'Resolve the next action',
  },
  endActions: {
    title: 'All done',
    first: 'You can use what the actions brought from now on, and new items work.',
    second: 'Take your pawns back.',
    way: 'All actions are done',
  },
  weather: {
    title: 'Look at the sky',
    first: 'Roll the dice the Scenario card names for this round. The roof stops clouds.',
    second: 'Every cloud beyond the roof costs wood and food. Each missing one is a wound for everybody.',
    way: 'Weather phase',
  },
  night: {
    title: 'Eat and sleep',
    first: 'Everybody eats one food, or takes two wounds. Without a shelter, one more.',
    second: 'Most food rots in the morning. Then the next round begins with the next first player.',
    way: 'Night phase',
  },
  helpers: {
    title: 'Helpers',
    first: 'Friday can take his own action. The Dog only supports, hunting or exploring.',
    second: 'If Friday dies, the game continues. If one of you dies, it is over.',
  },
  skills: {
    title: 'Use your tokens',
    first: 'Each character has four skills, each once a round. They are under Skills.',
    second: 'You can reroll a die while its action is resolved: the app asks.',
  },
  wounds: {
    title: 'Wounds',
    first: 'A marker that passes a symbol on the life track lowers morale. The last space is death.',
    second: 'Rest heals. Every wound is in the timeline with its cause.',
  },
} as const satisfies StringTree;
