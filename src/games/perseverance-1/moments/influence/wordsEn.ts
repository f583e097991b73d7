/** Cubes on Officers, in English. */
export const influenceEn = {
  rule: {
    influence: {
      place: '{{player}} places {{cubes}} on the {{officer}}.',
      payStories: '{{player}} pays {{stories}}.',
      payFood: '{{player}}, Ship’s Chef: {{food}} for as many pairs of Stories.',
      full: '{{officer}}: all spaces are full, the cubes slide onto the tile. Bonus: {{winners}}.',
      bonus: '{{player}}: {{asset}} +{{amount}}.',
      overflow: '{{cubes}} left over: on the emptied track.',
    },
  },
  ruleRefusal: {
    dissentersAct: 'The Dissenters always place cubes for free.',
    trackFull: 'The track has {{spaces}}: a full one is emptied at once.',
    oneFreeCube: 'Exactly one cube is free.',
    cubesLeft: 'Not enough cubes: only {{cubes}} left.',
    onlyAdelita: 'Only Adelita pays with Food.',
    foodForPairs: 'At most {{food}} can be used here.',
    stories: 'This costs {{stories}}.',
    food: 'This costs {{food}}.',
  },
  wizard: {
    free: 'Free',
    costs: 'For {{stories}}',
    costsFood: 'For {{food}}',
    costsBoth: 'For {{stories}} and {{food}}',
  },
  hint: {
    influence: 'The first cube is free, each more costs 2 Stories. A full track pays its bonus at once.',
    influenceCount: 'One to three cubes, all on this Officer. If you can’t pay, it says so.',
  },
  event: {
    bonus: 'Track full, bonus: {{winners}}',
    bonusOf: '{{player}} {{asset}} +{{amount}}',
  },
} as const;
