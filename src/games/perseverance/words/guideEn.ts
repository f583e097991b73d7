/** What both episodes say alike in the guide through a first game, the turn companion and the rule checks. */
export const introLessonEn = {
  begin: 'Learn by playing',
  begin1:
    'Foothold sets up the recommended first game and explains each rule when you need it. One of you reads the cards aloud.',
  begin2: 'You can hide a card and bring it back, or turn the guide off at any time.',
} as const;

export const chapterLessonEn = {
  setup: 'Before the first turn',
  first: '{{player}}, first turn',
  second: '{{player}}, second turn',
  moment: 'Something new',
  farewell: 'On your own',
  end: 'Final scoring',
  walk: 'Before you start',
} as const;

export const doingLessonEn = {
  setupChecklist: 'Set up the table',
  takeDie: 'Take a die',
  effect: 'Record the effect',
  influence: 'Influence an Officer',
  dinoAttack: 'Start the attack',
  assembly: 'Start the Assembly',
  finalScoring: 'Start the final scoring',
  nextTurn: 'Next turn: {{player}}',
} as const;

export const setupLessonEn = {
  title: 'Set up the table',
  text: 'The list is for exactly your table: what goes where, and what everybody starts with. Tick it off together.',
} as const;

export const assemblyLessonEn = {
  title: 'The first Assembly',
  text1: 'The last die is placed: after this turn you hold an Assembly.',
  text2: 'You get Followers for Votes and for cubes on Officers. Foothold asks for what it needs.',
} as const;

export const farewellLessonEn = {
  title: 'You know how a turn works',
  text2: 'Tap the compass at the top of the table to see what you can play now; every “?” opens its rule.',
} as const;

export const turnLessonEn = {
  officers: 'Officers now',
  zones: 'Zones now',
  cubes: '{{cubes}}; {{spaces}} to the bonus',
  noCubes: 'no cubes; {{spaces}} to the bonus',
  holding: '{{player}} {{count}}',
  presence: '{{presence}}; Population {{population}}',
  noPresence: 'nobody; Population {{population}}',
} as const;

export const checkLessonEn = {
  outcome: 'Result',
  result: 'What happens',
  why: 'Why',
  nothing: 'nothing',
  whichOfficer: 'Which Officer?',
  onTrack: 'Cubes on the spaces before',
  placing: 'Cubes placed now',
  placer: 'Who places them?',
  trackFull: 'That many cubes would have filled the track before.',
  trackAfter: 'On the spaces afterwards',
  whichZone: 'Which Zone?',
  presence: 'Everybody’s Presence',
  settlements: 'Settlements in the Zone',
  tooFewPieces: 'There are more Settlements than pieces: include them in the pieces.',
  choice: 'What did the leader choose?',
  production: 'Production',
  votesChoice: 'Votes',
  cubes: 'Everybody’s cubes',
} as const;
