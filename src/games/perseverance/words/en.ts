/** What both episodes say alike around a table, in English; each takes it into its own strings. */
export const counterEn = {
  threatLight: 'Threat, Light',
  threatHeavy: 'Threat, Heavy',
  dice: 'Dice in play',
  poolDice: 'Dice in the pool',
  assembly: 'Assembly',
  cubes: 'Cubes',
} as const;

export const tableEn = {
  assembly: 'Assembly {{number}} of {{of}}',
  diceLeft_one: '{{count}} die left',
  diceLeft_other: '{{count}} dice left',
  finished: 'Final result',
  finalScoring: 'Final scoring',
  place: '{{leader}}, place {{rank}}',
  nextTurn: 'Next turn',
  note: 'Note',
  noteTitle: 'A note for this game',
  finish: 'Finish',
  finishNote: 'Without final scoring: places by Followers as they stand',
  reopen: 'Reopen',
} as const;

/** Before the turn ends, or before an Assembly that may be early. */
export const reminderEn = {
  die: '{{player}} has not taken a die this turn.',
  secondary: '{{player}} still owes a Secondary Action.',
  diceLeft_one: '{{count}} die is still in the pool. The Assembly comes when it is empty.',
  diceLeft_other: '{{count}} dice are still in the pool. The Assembly comes when it is empty.',
} as const;

export const eventEn = {
  playBegan: 'The table is set',
  counted: '{{player}}: {{what}}',
  lost: 'Limit reached, not counted: {{count}}',
  set: '{{player}}: {{what}} set to {{to}}',
  tableSet: '{{what}} set to {{to}}',
  setNote: 'Corrected by hand, was {{from}}',
  turn: 'Turn of {{player}}',
  ownDie: '{{player}} takes an own die',
  die: '{{player}} takes a die: {{owner}}',
  note: 'Note',
  noteText: '{{words}}',
  influence: '{{player}}: {{cubes}} on the {{officer}}',
  gain: '{{what}} {{by}}',
  playerGain: '{{player}} {{by}}',
  leaderOut: '{{player}}: Leader to {{zone}}',
  leaderHome: '{{player}}: Leader back',
  officerSet: '{{officer}}: cubes set by hand',
  owner: '{{player}}',
  zoneDice: '{{zone}}, {{owner}}: {{dice}}',
  assembly: 'Assembly {{number}}',
  officers: 'Officers, Assembly {{number}}',
  roundEnded: 'Round {{number}} is over',
  finalScored: 'Final scoring',
  finished: 'Game finished',
  finishedNote: '{{winners}}, {{followers}}',
  reopened: 'Game reopened',
} as const;

export const refusalEn = {
  finished: 'This game is finished. Reopen it to go on.',
  notFinished: 'This game is not finished.',
  alreadyBegun: 'The game has begun already.',
  unknownPlayer: 'Nobody of that name sits at this table.',
  derived: 'This follows from what is on the table: change it there.',
  noChange: 'Nothing would change.',
  isFull: '{{what}} is full at {{at}}.',
  atFloor: '{{what}} is at {{at}} and cannot go lower.',
  noSoldierLeft: '{{player}} has none left in the supply ({{what}}). Bring some home first.',
  outside: '{{what}}: from {{min}} to {{max}}.',
  noSuchDice: 'There are no such dice in this game.',
  noDieLeft: 'No such die is left in the pool ({{owner}}). Take another one, or hold the Assembly.',
  trackFull: 'A track holds fewer than {{count}} cubes: a full one is emptied at once.',
  tooManyCubes: '{{player}} owns {{count}} cubes in all.',
  diceOnBoard: '{{owner}}: {{count}} at most, the others are in the pool or in other Zones.',
  lastAssemblyHeld: 'The last Assembly is over. Final scoring is next.',
  emptyNote: 'The note is empty.',
  noteTooLong: 'A note has at most {{max}} characters.',
  playerTwice: 'The same player sits here twice.',
  colourTwice: 'Two players have the same colour. Give one of them another.',
  leaderTwice: '{{leader}} is led by {{player}} already. Choose another Leader, or draw.',
  notTracked: '{{what}}: followed in Full tracking only. Switch it on under “more”.',
  stockPieces: '{{player}} has more pieces than the box holds. Count again.',
  nothingChosen: 'Choose first.',
  tooFewLeft: 'Without {{player}} only one would be left: finish the game instead.',
  turnIsOver: 'The turn of {{player}} is over already.',
} as const;

export const wizardEn = {
  number: '{{value}}',
  officer: 'Which Officer?',
  officerNote: '{{spaces}} free, {{player}} has {{cubes}} here',
  cubes: 'How many cubes?',
  whoseDie: 'Whose die?',
  ownDie: 'Own die',
  losesTwo: 'Costs 2 Followers',
  where: 'Where is it placed?',
  notSaid: 'Do not say',
  checklist: 'On the table',
  tableSet: 'The table is set',
} as const;

/** The page of the player on turn. */
export const turnEn = {
  title: '{{player}}’s turn',
  effect: 'Place a die: which Effect?',
  die: '{{owner}}: {{count}}',
  ownDie: 'Own: {{count}}',
  anothersDie: '{{player}}: {{count}}, for 2 Followers',
  face: 'Its face',
  faceKept: 'As rolled',
  faceTurned: 'Changed, for 1 Story',
  again: 'Place another die',
  mark: {
    die: 'Die',
    effect: 'Effect',
    secondary: 'Secondary Action',
    attack: 'Dino Attack',
    assembly: 'Assembly',
  },
} as const;
