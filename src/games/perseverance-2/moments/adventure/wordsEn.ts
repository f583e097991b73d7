import { stageEn, threatEn } from '../../../perseverance/moments/threat/wordsEn';

/** A stage of an Adventure and its Threats, step by step, in English. */
export const adventureEn = {
  threat: {
    ...threatEn,
    ignored: '{{what}}: ignored by the Leader',
    tokenHelp:
      'The whole Threat goes to one token, of a kind that is on the card. The Leader moves the Heavy one only when he is alone.',
  },
  stage: {
    ...stageEn,
    trial: '{{card}}: what it counts',
    trialHelp: 'A Temple Adventure counts what you have now. A wrong number is mended on the table.',
    lodge: 'Do the Threats count?',
    lodgeHelp: 'The Adventurers’ Lodge resolves the stage with every Threat ignored.',
    threatsCount: 'Yes, as always',
    threatsIgnored: 'No, at the Adventurers’ Lodge',
    rewardsHelp:
      'Enter what is printed on this stage, and how many Challenge cards are kept. What is not printed stays at 0.',
    shown: 'Challenge cards kept',
    drawn: 'Draw the Challenge cards',
    drawnHelp: 'One for each piece on the card. Keep as many as the stage shows; all go back afterwards.',
    deck: {
      light: 'From the Light deck',
      heavy: 'From the Heavy deck',
    },
    keep: 'Kept of them',
    kind: 'Kept card {{number}}: from which deck?',
    kindHelp: 'Light cards threaten Light Soldiers, Heavy cards threaten Heavy ones.',
    card: 'Kept card {{number}}: what does it give?',
    cardHelp: 'As printed on the card. Where it leaves a choice, enter what was chosen.',
    challenge: '{{kind}}, card {{number}}',
    leader: 'Does the Leader ignore a Heavy card?',
    leaderHelp:
      'Once for each Adventure, said before the first roll. If he ignores none, he takes care of the way to the second stage.',
    leaderNone: 'None: he waits for the second stage',
    savantIfLost: 'For the case that the last Soldier is lost: the Adventure is completed then too.',
    then: 'Does the Adventure go on?',
    thenHelp:
      'The Threat between the stages can cost a Soldier. Whoever is left resolves the second stage next turn.',
    end: 'Complete the Adventure',
    endNote: 'Everybody returns, the card counts for the Chief of Security',
    onCard: { light: 'Light on the card', heavy: 'Heavy on the card', leader: 'Leader on the card' },
    tidy: 'With the pieces',
    tidyLost: 'Soldiers lost go back to the supply',
    tidyCards: 'Challenge cards, kept ones too, are shuffled back',
    tidyOn: 'The Stage marker moves on',
    tidyEnd: 'The party returns to the Player board, the card lies face down',
  },
} as const;
