/** What both episodes say alike in the guide through a first game, the turn companion and the rule checks. */
export const introLessonEn = {
  begin: 'Learn by playing',
  beginLine:
    'Foothold sets up the recommended first game. A strip under the table explains each rule when you need it.',
} as const;

export const doingLessonEn = {
  setupChecklist: 'Set up the table',
} as const;

export const setupLessonEn = {
  title: 'Set up the table',
  line: 'Set up the table first: the list is made for exactly these players.',
} as const;

export const assemblyLessonEn = {
  title: 'The first Assembly',
  line: 'That was the last die: after this turn you hold an Assembly.',
} as const;

export const farewellLessonEn = {
  title: 'You know how a turn works',
  line: 'That’s a turn! Tap the compass to see what you can play; “?” opens a rule.',
} as const;

/** What a turn asks of everybody, alike in both episodes. */
export const priceLessonEn = {
  title: 'What a die costs',
  line: 'Your own and neutral dice are free. Another player’s die costs 2 Followers, another face 1 Story.',
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
