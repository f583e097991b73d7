import { threatEn } from '../../../perseverance/moments/threat/wordsEn';

/** Threats, in English. */
export const en = {
  rule: {
    threat: {
      check: {
        light: 'Light Challenge',
        heavy: 'Heavy Challenge',
        transition: 'Continue to the next stage',
      },
      ignored: '{{check}}: {{player}}’s Leader ignores the Threat.',
      survivalist: '{{player}}, Survivalist: {{by}} in the party’s favour.',
      rollHolds: '{{check}}: {{value}} against Threat {{threat}} holds.',
      rollFails: '{{check}}: {{value}} against Threat {{threat}} is too low.',
      tokenMoves: '{{check}}, {{soldier}} token: {{from}} + {{steps}}, now on {{to}}.',
      tokenSkull: '{{check}}, {{soldier}} token: {{from}} + {{steps}} passes the skull, now on {{to}}.',
      lost: '{{player}} loses one {{soldier}}.',
      leaderUnharmed: 'Only the Leader could be hit, and he is never lost.',
      goesOn: 'The Adventure continues to its next stage.',
      ends: 'The Adventure ends here.',
      left: 'Left on the card: {{party}}.',
    },
  },
  ruleRefusal: {
    emptyParty: 'Nobody is on the card.',
    leaderSpent: 'The Leader has already ignored a Threat on this card.',
    leaderLight: 'The Leader does not help in a Light Challenge.',
    roll: 'What was rolled?',
    whichSoldier: 'Light or Heavy? Both are on the card.',
  },
  session: {
    threat: {
      ...threatEn,
      ignored: '{{what}}: ignored by the Leader',
      tokenHelp:
        'The whole Threat goes to one token, of a kind on the card. The Leader moves the Heavy one only when alone.',
    },
  },
} as const;
