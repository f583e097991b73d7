import type { StringTree } from '@/engine';

/** The first game, told while it is played. */
export const lesson = {
  chapter: 'Your first game: round {{round}}',
  intro: {
    story: 'Stranded together',
    story1: 'Your ship is gone, and the island does not want you. You all win, or you all lose.',
    story2: 'A Scenario card says what you have to do and how many rounds you have for it.',
    round: 'Six phases a round',
    round1: 'Event, morale, production, actions, weather, night: always in this order. One button leads on.',
    round2: 'You read cards and roll dice. The app counts, remembers, and says why.',
    end: 'When it ends',
    end1: 'The goal is met: you win at once. Somebody dies, or the last round ends: you lose.',
    end2: 'You need the box and about two hours. Nothing has to be learnt before.',
  },
  check: {
    weather: 'Clouds, roof and stores: what goes, and who is hurt',
    fight: 'A beast against your weapon',
    figures: 'What lies there?',
    answer: 'What the rules say',
    result: 'Afterwards',
    why: 'Why',
    each: '{{wounds}} for each player',
  },
  setup: {
    title: 'Lay out the island',
    first: 'A list shows what goes where, for exactly this table. Tick it off or skip it.',
    second: 'Read the Scenario card aloud: it may change anything.',
    way: 'Set up the table',
  },
  event: {
    title: 'What the island throws at you',
    first: 'Draw an Event card and do what it says. Then it lies on the Threat field and waits.',
    second: 'A later card pushes it off, and its threat strikes. A Threat action gets rid of it before.',
    way: 'Event phase',
  },
  morale: {
    title: 'How the group feels',
    first: 'Good morale gives the first player Determination tokens, bad morale takes some away.',
    second: 'Tokens pay for skills. A player who has to give one and has none takes a wound.',
    way: 'Morale phase',
  },
  production: {
    title: 'What the camp gives',
    first: 'Every source on the camp tile brings one food or one wood, just like that.',
    second: 'The app asks once what the tile shows and suggests it every round.',
    way: 'Production phase',
  },
  plan: {
    title: 'Send your pawns',
    first: 'Everybody has two pawns, and you plan together. One pawn means dice, two mean a sure success.',
    second: 'A shelter comes first in most games: without one every night costs each of you a wound.',
    way: 'Plan the actions',
  },
  board: {
    title: 'Send your pawns',
    first: 'Plan, roll and take what the actions bring on the board, as the book says.',
    second: 'When the pawns are back, the app asks once what lies there now.',
    way: 'Actions on the board',
  },
  resolve: {
    title: 'One action after the other',
    first: 'Roll the three dice where the plan says so: a wound, a success, an adventure.',
    second: 'A failed action costs no resources and brings two Determination tokens.',
    way: 'Resolve the next action',
  },
  endActions: {
    title: 'All done',
    first: 'What the actions brought can be used from now on, and new items work.',
    second: 'Take your pawns back.',
    way: 'All actions are done',
  },
  weather: {
    title: 'Look at the sky',
    first: 'Roll the dice that the Scenario card names for this round. The roof keeps clouds off.',
    second: 'Every cloud too many costs wood and food. What is not there is a wound for everybody.',
    way: 'Weather phase',
  },
  night: {
    title: 'Eat and sleep',
    first: 'Everybody eats one food, or takes two wounds. Without a shelter there is one more.',
    second: 'Most food rots in the morning. Then the next round begins with the next first player.',
    way: 'Night phase',
  },
  helpers: {
    title: 'Somebody helps',
    first: 'Friday can take an action of his own. The Dog only goes along, to hunt or to explore.',
    second: 'Friday may die without ending the game. None of you may.',
  },
  skills: {
    title: 'Tokens are there to be used',
    first: 'Each character has four skills, each once a round. They stand behind the button Skills.',
    second: 'A die can be rolled again while its action is resolved: the app asks.',
  },
  wounds: {
    title: 'Wounds',
    first: 'A marker that passes a symbol on the life track lowers morale. The last space is death.',
    second: 'Rest heals. Every wound is in the timeline with its cause.',
  },
} as const satisfies StringTree;
