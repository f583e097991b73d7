/** What both episodes say alike in the guide through a first game, the turn companion and the rule checks. */
export const introLessonEn = {
  begin: 'We play at once',
  begin1:
    'Foothold sets up what is recommended for a first game and tells each rule when you need it. One of you reads the cards out.',
  begin2: 'A card can be hidden and brought back, and the guide can be ended at any time.',
} as const;

export const chapterLessonEn = {
  setup: 'Before the first turn',
  first: '{{player}}, first turn',
  second: '{{player}}, second turn',
  moment: 'Something new',
  farewell: 'On your own',
  end: 'The last count',
  walk: 'Before you begin',
} as const;

export const doingLessonEn = {
  setupChecklist: 'Set up the table',
  takeDie: 'Take a die',
  effect: 'Note the effect',
  influence: 'Influence an Officer',
  dinoAttack: 'Begin the attack',
  assembly: 'Begin the Assembly',
  finalScoring: 'Begin the final scoring',
  nextTurn: 'Next turn: {{player}}',
} as const;

export const setupLessonEn = {
  title: 'Lay out the table',
  text: 'The list is for exactly your table: what goes where, and what everybody begins with. Tick it off together.',
} as const;

export const assemblyLessonEn = {
  title: 'The first Assembly',
  text1: 'The last die is placed: when this turn is done, everybody meets.',
  text2: 'It brings Followers for Votes and for cubes on Officers. Foothold asks for what it needs.',
} as const;

export const farewellLessonEn = {
  title: 'You know a turn now',
  text2:
    'Behind the compass at the top of the table stands what can be played now, and every “?” opens its rule.',
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
  outcome: 'So it is',
  result: 'What comes out',
  why: 'Why',
  nothing: 'nothing',
  whichOfficer: 'Which Officer?',
  onTrack: 'Cubes on the spaces before',
  placing: 'Cubes placed now',
  placer: 'Who places them?',
  trackFull: 'That many cubes would have filled the track before.',
  trackAfter: 'On the spaces afterwards',
  whichZone: 'Which Zone?',
  presence: 'Presence of everybody',
  settlements: 'Settlements in the Zone',
  tooFewPieces: 'There are more Settlements than pieces: count them in.',
  choice: 'What did the first one choose?',
  production: 'Production',
  votesChoice: 'Votes',
  cubes: 'Cubes of everybody',
} as const;
