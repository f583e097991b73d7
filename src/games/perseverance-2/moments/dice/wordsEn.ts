/** The dice: taking one, and the pool, in English. */
export const en = {
  rule: {
    dicePool: {
      unchanged: 'The dice stay as they are.',
      removed: 'Neutral dice that leave the game: {{dice}}.',
      added: 'More neutral dice: {{dice}}.',
      short: 'There are no more neutral dice to move.',
      dissentersAdded: 'Two players: {{dice}} more for the Dissenters.',
      dissenterCubes: 'Each Officer gets one Dissenter cube.',
      total: 'In the pool: {{dice}}.',
    },
    placeDie: {
      changeFace: '{{player}} changes the die’s face for 1 Story.',
      opponent: '{{player}} takes another player’s die: {{followers}} lost.',
      free: '{{player}} takes a die that costs nothing.',
      lobbyist: '{{player}}, Lobbyist: 1 Vote for their own die.',
      manager: '{{player}}, Manager: {{gain}} for the matching icon.',
    },
  },
  ruleRefusal: {
    changeFace: 'Changing the face costs 1 Story.',
    managerReward: 'Manager: a Glowberry or a Follower?',
  },
  ask: {
    dieHelp: 'Own, neutral and Dissenter dice are free; another player’s die costs 2 Followers.',
    dieZoneHelp: 'Dice count as Presence where they are. Choose “Don’t say” if you don’t mind.',
    face: 'The face of the die',
    faceHelp: 'A matching icon space must be used if one is free. For 1 Story you may change the face first.',
    keepFace: 'As rolled',
    changeFace: 'Changed for 1 Story',
    match: 'Does the space show the die’s icon?',
    matchHelp: 'Manager rewards a matching icon with a Glowberry or a Follower.',
    noMatch: 'No',
  },
} as const;
