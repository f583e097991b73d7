import { threatEn as familyEn } from '../../../perseverance/moments/threat/wordsEn';

/** Threats, in English. */
export const threatEn = {
  rule: {
    threat: {
      challenge: { light: 'Light Challenge', heavy: 'Heavy Challenge' },
      transition: 'On to the second stage',
      rollHolds: '{{check}}: {{roll}} against Threat {{threat}} holds.',
      rollFails: '{{check}}: {{roll}} against Threat {{threat}} is too low.',
      tokenMoves: '{{soldier}} token: {{from}} + {{threat}}, now on {{to}}.',
      tokenSkull: '{{soldier}} token: {{from}} + {{threat}} reaches the skull, now on {{to}}.',
      lost: 'Lost: one {{soldier}}.',
      left: 'Left on the card: {{soldiers}}.',
      advances: 'The Patrol goes on to its second stage.',
      endPenalty: 'The Heavy token stands on {{at}} at the end: 1 Follower to lose.',
    },
  },
  ruleRefusal: {
    transitionLast: 'The step to the second stage comes last.',
    tooManyChallenges: 'More Challenges than Soldiers of that kind.',
    nobodyLeft: 'Nobody is left to go on.',
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
        'A Challenge card threatens one Soldier of its own kind. The step to the second stage threatens anyone and comes last.',
      tokenHelp:
        'The whole Threat goes to one token. The published edition lets only a kind on the card be chosen.',
    },
  },
  event: {
    threatChecked: '{{player}}: Threat',
    threatCheckedNote: 'Lost: {{soldiers}}',
  },
} as const;
