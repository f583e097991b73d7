import { threatEn as familyEn } from '../../../perseverance/moments/threat/wordsEn';

/** Threats, in English. */
export const threatEn = {
  rule: {
    threat: {
      challenge: { light: 'Light Challenge', heavy: 'Heavy Challenge' },
      transition: 'Continue to the second stage',
      rollHolds: '{{check}}: {{roll}} against Threat {{threat}} holds.',
      rollFails: '{{check}}: {{roll}} against Threat {{threat}} is too low.',
      tokenMoves: '{{soldier}} token: {{from}} + {{threat}}, now on {{to}}.',
      tokenSkull: '{{soldier}} token: {{from}} + {{threat}} reaches the skull, now on {{to}}.',
      lost: 'Lost: one {{soldier}}.',
      left: 'Left on the card: {{soldiers}}.',
      advances: 'The Patrol continues to its second stage.',
      endPenalty: 'The Heavy token ends on {{at}}: 1 Follower lost.',
    },
  },
  ruleRefusal: {
    transitionLast: 'Continuing to the second stage comes last.',
    tooManyChallenges: 'More Challenges than Soldiers of that kind.',
    nobodyLeft: 'Nobody is left to continue.',
    whichSoldier: 'Light or Heavy? Both kinds are on the card.',
    notOnCard: 'Not on the card: {{soldier}}.',
  },
  session: {
    threat: {
      ...familyEn,
      then: '{{first}}; {{rest}}',
      from: 'Whose Threat?',
      fromMore: 'One more Threat?',
      fromHelp:
        'A Challenge card threatens a Soldier of its own kind. Continuing to the second stage threatens anyone and comes last.',
      tokenHelp: 'The whole Threat goes to one token. In the published edition only to a kind on the card.',
    },
  },
  event: {
    threatChecked: '{{player}}: Threat',
    threatCheckedNote: 'Lost: {{soldiers}}',
  },
} as const;
