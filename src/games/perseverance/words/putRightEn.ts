/** Putting the table right, in the words of both episodes. */
export const putRightEn = {
  turn: 'Turn and round',
  whoseTurn: 'Whose turn it is',
  nextAssembly: 'The next Assembly',
  backToPlay: 'The last Assembly has been held. A number takes you back to the round before it.',
  dice: 'Dice',
  diceNote: 'In the pool, and in play altogether: pool plus board.',
  inPool: '{{owner}}: in the pool',
  inPlay: '{{owner}}: in play',
  zoneDice: 'Dice in the Zones',
  zoneDiceNote: 'A die in a Zone is not in the pool. To move one, remove it here and add it there.',
  zoneDie: '{{zone}}: {{owner}}',
  officers: 'Officers and their Zones',
  officersNote: 'Two Officers swap places. Cubes stay with their Officer.',
  officerOf: 'Officer of {{zone}}',
  cubes: 'Cubes on the Officers',
  dissenterVotes: 'Dissenters: Votes',
  leaving:
    'The rulebooks do not cover this. Here their pieces stay on the board and count as before, their dice leave the pool, turns skip them, the table chooses for them at Assemblies, and they come last in the result.',
  noLate:
    'Nobody can join late: dice, Settlements, Officers and scoring tiles are set up for the number of players at the start.',
  left: '{{player}} leaves the game',
  back: '{{player}} is back',
  leftNote: '{{leader}}, has left',
  officerMoved: '{{officer}} is in {{zone}}',
} as const;
