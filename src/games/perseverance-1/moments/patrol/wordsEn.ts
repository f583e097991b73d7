import { stageEn } from '../../../perseverance/moments/threat/wordsEn';

/** Patrols and Challenge cards, in English. */
export const patrolEn = {
  rule: {
    patrol: {
      stage: '{{player}}, stage reward: {{asset}} +{{by}}.',
      card: '{{player}}, Challenge card {{card}}: {{asset}} +{{by}}.',
      nothing: '{{player}}: this stage gives nothing.',
    },
  },
  ruleRefusal: {
    patrolLimit: 'At most {{max}} Soldiers go on one Patrol.',
    emptyPatrol: 'A Patrol needs at least one Soldier.',
    cardTwice: 'There is only one card {{card}}.',
    cardChoice: 'Card {{card}} offers a choice: say which.',
    wrongDraw: 'One card per Soldier: {{light}} of the Light deck, {{heavy}} of the Heavy deck.',
    notDrawn: 'Card {{card}} was not drawn.',
    tooManyCards: 'Too many: this stage lets you keep {{cards}}.',
    mustKeep: 'This stage makes you keep {{cards}}.',
  },
  session: {
    stage: {
      ...stageEn,
      rewardsHelp:
        'Tap what is printed on the stage, and the Challenge cards you keep: the others drawn do nothing. The app asks for each Threat once, then knows the card. Place pieces on the board yourselves.',
      gives: 'The stage gives',
      gained: '+{{count}} {{what}}',
      oneMore: '{{what}}: one more',
      oneLess: '{{what}}: one less',
      kept: {
        light: 'Light Challenge cards kept',
        heavy: 'Heavy Challenge cards kept',
      },
      noMoreCards: 'One card per Soldier: {{cards}}.',
      cardGives: 'Card {{card}}: {{gives}}',
      choiceOf: 'Card {{card}} gives',
      threatOf: '{{what}}: Threat',
      threatKnown: '{{what}}: Threat, as last time',
      threatIs: '{{what}}: Threat {{threat}}',
      rollOf: '{{what}}: roll',
      rollIs: '{{what}}: rolled {{roll}}',
      noThreat: 'None',
      app: 'App rolls',
      appRolls: '{{what}}: the app rolls',
      choice: 'Card {{card}}: what does it give?',
      choiceHelp: 'This card offers a choice.',
      or: '{{first}} or {{rest}}',
      fixedAndChoice: '{{fixed}}, and {{choice}}',
      then: 'Does the Patrol continue?',
      thenHelp:
        'That is a risk: the Threat between the stages can cost a Soldier. Those left resolve the second stage next turn.',
      end: 'End the Patrol',
      endNote: 'Everybody returns, the card counts',
      onBoard: 'On the board: {{count}}',
      comesHome: 'The Patrol is over. Back on the Player board: {{soldiers}}.',
    },
  },
  wizard: {
    card: 'Which card?',
    cardName: 'Card {{card}}',
    cardChoice: 'What does it give?',
    patrolCard: 'The Patrol card',
    requirement: 'Soldiers needed',
    stages: 'Stages',
    light: 'Light Soldiers',
    heavy: 'Heavy Soldiers',
  },
  hint: {
    card: 'The reward of a single Challenge card. During a Patrol the stage asks for its cards.',
    patrol:
      'Take one of the two open cards and open another. Put at least as many Soldiers on it as it asks for, Light and Heavy mixed as you like. They stay until the Patrol ends.',
  },
  event: {
    card: '{{player}}: Challenge card {{card}}',
    patrolBegun: '{{player}} begins a Patrol',
    patrolBegunNote: 'On the card: {{soldiers}}',
    stage: '{{player}}: Patrol stage {{stage}}',
    patrolEnded: '{{player}} ends the Patrol',
    patrolEndedNote: 'Back home: {{soldiers}}',
  },
  refusal: {
    onPatrol: '{{player}} is already on a Patrol. End it first.',
    noPatrol: '{{player}} is not on a Patrol. Begin one first.',
    patrolNeeds_one: 'This Patrol needs at least {{count}} Soldier.',
    patrolNeeds_other: 'This Patrol needs at least {{count}} Soldiers.',
    patrolLimit_one: '{{count}} Soldier at most goes on a Patrol.',
    patrolLimit_other: '{{count}} Soldiers at most go on a Patrol.',
    soldiersOnBoard: '{{player}}: {{kind}}, only {{count}} on the board. Send fewer, or recruit first.',
    stageDone: 'This stage is already resolved. Go to the next one, or end the Patrol.',
    lastStage: 'This Patrol is on its last stage. End it.',
  },
} as const;
