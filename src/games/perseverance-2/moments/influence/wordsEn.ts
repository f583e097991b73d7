/** Influence and Perks, in English. */
export const en = {
  rule: {
    influence: {
      pay: '{{player}} pays {{price}} for a cube.',
      place: '{{player}} places a cube on the {{officer}}.',
      full: '{{officer}}: all four spaces are full, the cubes slide into the pool. Bonus: {{winners}}.',
      bonus: '{{player}}, Officer Bonus: {{gain}}.',
      bonusAgain: '{{player}}, Officer Bonus ×{{times}} for being Greedy: {{gain}}.',
    },
    perkGain: {
      gained: '{{player}} gains {{perk}}, Tier {{tier}} of the {{officer}}.',
      moved: '{{player}} moves a cube from {{from}} to {{perk}}, free of charge.',
      cost: '{{player}} pays the additional cost: {{price}}.',
      dino: '{{player}}, Capturer: a {{dino}} from the supply.',
    },
  },
  ruleRefusal: {
    dissentersAct: 'The Dissenters only ever place cubes for free.',
    cubesLeft: '{{player}} has too few cubes: {{cubes}} left.',
    cubePrice: 'Each cube costs {{price}}.',
    perkOwned: '{{perk}} is owned already.',
    perkNotOwned: '{{perk}} is not owned: no cube to move.',
    tier: '{{perk}} needs other Perks of the {{officer}}: {{needed}}.',
    perkPrice: 'The additional cost is {{price}}.',
  },
  ask: {
    perk: 'Which Perk?',
    perkHelp:
      'Tier 1 is open, Tier 2 needs one other Perk of the Officer, Tier 3 two. “!” costs 1 Story or 1 Valor more.',
    tier: 'Tier {{tier}}. {{does}}',
    tierCost: 'Tier {{tier}}, for 1 Story or 1 Valor more. {{does}}',
    noPerk: 'No Perk',
    pay: 'The additional cost',
    payHelp: 'A Perk marked with “!” costs one of these two.',
    for: 'For {{price}}',
    officerHelp: 'Cubes count for the majority of the Officer; a full row of four pays the Officer Bonus.',
    cubesHelp: 'One Story for each cube, three at the most. A Perk of the same Officer may follow.',
  },
  event: {
    bonus: 'Row full, bonus: {{winners}}',
    perk: '{{player}} gains {{perk}}',
  },
  refusal: {
    noPerkForFree: 'Only the Secondary Action gives a Perk with the cubes.',
    otherOfficer: '{{perk}} is no Perk of the {{officer}}.',
  },
} as const;
