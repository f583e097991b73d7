/** Influence and Perks, in English. */
export const en = {
  rule: {
    influence: {
      pay: '{{player}} pays {{price}} for a cube.',
      place: '{{player}} places a cube on the {{officer}}.',
      full: '{{officer}}: all four spaces are full, the cubes slide into the pool. Bonus: {{winners}}.',
      bonus: '{{player}}, Officer Bonus: {{gain}}.',
      bonusAgain: '{{player}}, Officer Bonus ×{{times}} (Greedy): {{gain}}.',
    },
    perkGain: {
      gained: '{{player}} gains {{perk}}, Tier {{tier}} of the {{officer}}.',
      moved: '{{player}} moves a cube from {{from}} to {{perk}} for free.',
      cost: '{{player}} pays the additional cost: {{price}}.',
      dino: '{{player}}, Capturer: a {{dino}} from the supply.',
    },
  },
  ruleRefusal: {
    dissentersAct: 'The Dissenters always place cubes for free.',
    cubesLeft: '{{player}} has too few cubes: {{cubes}} left.',
    cubePrice: 'Each cube costs {{price}}.',
    perkOwned: '{{perk}} is already owned.',
    perkNotOwned: '{{perk}} is not owned: no cube to move.',
    tier: '{{perk}} needs other Perks of the {{officer}}: {{needed}}.',
    perkPrice: 'The additional cost is {{price}}.',
  },
  ask: {
    perk: 'Which Perk?',
    perkHelp:
      'Tier 1 is open, Tier 2 needs one other Perk of the Officer, Tier 3 two. “!” costs 1 more Story or Valor.',
    tier: 'Tier {{tier}}. {{does}}',
    tierCost: 'Tier {{tier}}, for 1 more Story or Valor. {{does}}',
    noPerk: 'No Perk',
    pay: 'The additional cost',
    payHelp: 'A Perk marked with “!” costs one of these two.',
    for: 'For {{price}}',
    officerHelp: 'Cubes count for the Officer’s majority; a full row of four pays the Officer Bonus.',
    cubesHelp: 'One Story per cube, three at most. A Perk of the same Officer may follow.',
  },
  event: {
    bonus: 'Row full, bonus: {{winners}}',
    perk: '{{player}} gains {{perk}}',
  },
  refusal: {
    noPerkForFree: 'Only the Secondary Action gives a Perk with the cubes.',
    otherOfficer: '{{perk}} is not a Perk of the {{officer}}.',
  },
} as const;
