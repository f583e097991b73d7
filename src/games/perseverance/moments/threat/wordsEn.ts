/** Threats, and the way from stage to stage, as both episodes tell them, in English. */
export const threatEn = {
  held: 'holds',
  lost: 'lost: {{soldier}}',
  rolled: '{{what}}: {{roll}} against {{threat}}, {{outcome}}',
  moved: '{{what}}: token {{threat}} on, {{outcome}}',
  value: '{{what}}: which Threat?',
  valueHelp: 'The number beside the skull. Without a Threat nobody is at risk.',
  none: 'No Threat',
  token: 'Token from {{from}} to {{to}}',
  tokenSkull: 'Token from {{from}} past the skull to {{to}}: one is lost',
  roll: '{{what}}: roll against {{threat}}',
  rollHelp:
    'Roll the Threat die and tap the number: the Threat or higher holds. If the app rolls, it rolls once, when you save.',
  holds: 'Holds',
  tooLow: 'Too low: one is lost',
  appRolls: 'Let the app roll',
  appRollsNote: 'A fair die, rolled once when you save',
  whoIsLost: 'Which Soldier is lost?',
  whoRisks: 'Which Soldier is at risk?',
  whoHelp: 'Between the stages the player chooses whether a Light or a Heavy Soldier is at risk.',
  whichToken: 'Which token moves?',
  pending: 'Rolled when you save',
  pendingHelp:
    'The app makes these rolls, once. The results are shown at the table and kept in the timeline.',
  pendingLine: '{{what}}, Threat {{threat}}',
} as const;

export const stageEn = {
  rewards: 'What does stage {{stage}} give?',
  goOn: 'Continue to the second stage',
  goOnNote: 'Now on the card: {{soldiers}}',
  later: 'See the rolls first',
  laterNote: 'Save now and decide afterwards',
} as const;
