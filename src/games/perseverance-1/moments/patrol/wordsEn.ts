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
    cardChoice: 'Card {{card}} leaves a choice: say which.',
    wrongDraw: 'One card per Soldier: {{light}} of the Light deck, {{heavy}} of the Heavy deck.',
    notDrawn: 'Card {{card}} was not drawn.',
    tooManyCards: 'Too many: this stage lets you keep {{cards}}.',
    mustKeep: 'This stage makes you keep {{cards}}.',
  },
  session: {
    stage: {
      ...stageEn,
      rewardsHelp:
        'Tap what is printed on the stage, and the Challenge cards that are kept: the others that were drawn do nothing. A Threat is asked for once, then the app knows the card. Pieces are placed by hand.',
      gives: 'The stage gives',
      gained: '+{{count}} {{what}}',
      oneMore: '{{what}}: one more',
      oneLess: '{{what}}: one less',
      kept: {
        light: 'Light Challenge cards that are kept',
        heavy: 'Heavy Challenge cards that are kept',
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
      choiceHelp: 'This card leaves a choice.',
      or: '{{first}} or {{rest}}',
      fixedAndChoice: '{{fixed}}, and {{choice}}',
      then: 'Does the Patrol go on?',
      thenHelp:
        'Going on is a risk: the Threat between the stages can cost a Soldier. Those who are left resolve the second stage next turn.',
      end: 'End the Patrol',
      endNote: 'Everybody comes home, the card counts',
      onBoard: 'On the board: {{count}}',
      comesHome: 'The Patrol is over. Back to the Player board: {{soldiers}}.',
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
    card: 'The reward of one Challenge card by itself. Within a Patrol the stage asks for its cards.',
    patrol:
      'Take one of the two open cards and open another one. At least as many Soldiers as the card asks for, Light and Heavy mixed as you like. They stay until the Patrol ends.',
  },
  event: {
    card: '{{player}}: Challenge card {{card}}',
    patrolBegun: '{{player}} begins a Patrol',
    patrolBegunNote: 'On the card: {{soldiers}}',
    stage: '{{player}}: Patrol stage {{stage}}',
    patrolEnded: '{{player}} ends the Patrol',
    patrolEndedNote: 'Home: {{soldiers}}',
  },
  refusal: {
    onPatrol: '{{player}} is on a Patrol already. End it first.',
    noPatrol: '{{player}} has no Patrol under way. Begin one first.',
    patrolNeeds_one: 'This Patrol needs at least {{count}} Soldier.',
    patrolNeeds_other: 'This Patrol needs at least {{count}} Soldiers.',
    patrolLimit_one: 'At most {{count}} Soldier goes on one Patrol.',
    patrolLimit_other: 'At most {{count}} Soldiers go on one Patrol.',
    soldiersOnBoard: '{{player}}: {{kind}}, only {{count}} on the board. Send fewer, or recruit first.',
    stageDone: 'This stage is resolved already. Go on to the next one, or end the Patrol.',
    lastStage: 'This Patrol is on its last stage. End it.',
  },
} as const;
