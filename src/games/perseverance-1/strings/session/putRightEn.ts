/** Putting the table right. */
export const putRightEn = {
  zones: 'Zones',
  dangerous: '{{zone}} is Dangerous',
  settlements: 'Settlements',
  defense: 'Walls, Traps, Soldiers and Dinos',
  breachTokens: 'Covered rewards',
  breachTokensNote: 'The three rewards whose Challenge cards were drawn as Breach tokens at your table.',
  leaders: 'Leaders on the board',
  leaderOf: 'Leader of {{player}}',
  atHome: 'On the player board',
  inDefense: 'In the Defense area: {{zone}}',
  patrolsNote: 'Soldiers on a Patrol card come from the supply. With none left on it the Patrol is over.',
  onPatrol: '{{player}}: {{soldier}} on Patrol',
  stageOf: 'Patrol stage of {{player}}',
  stage: 'Stage {{number}}',
  usedTraps: 'Used Traps',
  patrolSet: '{{player}}: Patrol set by hand',
} as const;
