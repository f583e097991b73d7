/** The dice: taking one, and the pool, in English. */
export const en = {
  rule: {
    dicePool: {
      unchanged: 'The dice stay as they are.',
      removed: 'Out of the neutral dice: {{dice}}.',
      added: 'More neutral dice: {{dice}}.',
      short: 'There are no more neutral dice to move.',
      dissentersAdded: 'Two players: {{dice}} more for the Dissenters.',
      dissenterCubes: 'Each Officer gets one Dissenter cube.',
      total: 'In the pool: {{dice}}.',
    },
    placeDie: {
      changeFace: '{{player}} turns the die for 1 Story.',
      opponent: '{{player}} takes another player’s die: {{followers}} to lose.',
      free: '{{player}} takes a die that costs nothing.',
      lobbyist: '{{player}}, Lobbyist: 1 Vote for the own die.',
      manager: '{{player}}, Manager: {{gain}} for the matching icon.',
    },
  },
  ruleRefusal: {
    changeFace: 'Turning the die costs 1 Story.',
    managerReward: 'Manager: a Glowberry or a Follower?',
  },
  ask: {
    dieHelp: 'Own, neutral and Dissenter dice cost nothing; a die of another player costs 2 Followers.',
    dieZoneHelp: 'Dice count as Presence where they lie. Do not say if it does not matter to you.',
    face: 'The face of the die',
    faceHelp:
      'A matching icon space must be used if one is free. For 1 Story the face may be changed before.',
    keepFace: 'As it was rolled',
    changeFace: 'Changed for 1 Story',
    match: 'Does the space show the icon of the die?',
    matchHelp: 'Manager rewards a matching icon with a Glowberry or a Follower.',
    noMatch: 'No',
  },
} as const;
