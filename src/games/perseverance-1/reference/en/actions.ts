export const actions = {
  rations: {
    title: 'Rations',
    also: ['get Food'],
    text: ['Sustenance. Take 2 Food.'],
  },
  patrol: {
    title: 'Patrol',
    also: ['take a Patrol', 'send Soldiers', 'start a Patrol', 'expedition'],
    text: [
      'Sustenance. Take one of the two open cards and put at least as many Soldiers from your board on it as it asks for, of either kind. They stay until the Patrol ends.',
      'One Patrol at a time. The first stage is resolved at the end of this turn.',
      'Published: 8 Soldiers at most.',
    ],
  },
  pub: {
    title: 'Pub',
    also: ['get Stories', 'tavern'],
    text: [
      'Sustenance. Take 1 Story, and 1 more for each of your dice in play, on the board or in the pool.',
    ],
  },
  training: {
    title: 'Training',
    also: ['recruit', 'train Soldiers', 'get Soldiers', 'convert'],
    text: [
      'Military. Up to 3 different options, in any order; what one gives you may use for the next.',
      '1 Light Soldier for free. 1 Light for 1 Food. 1 Heavy for 1 Scrap. For 1 Story: two Light on your board become Heavy. For 1 Story: place two Soldiers.',
      'The sixth gives 1 Story: free in the published edition, for 1 Follower in the beta.',
    ],
  },
  politics: {
    title: 'Politics',
    also: ['gain a die', 'swap a die', 'own dice'],
    text: [
      'Expansion. Swap a neutral die for one of yours with the same face; the neutral die is out of the game.',
      'In the pool: 1 Food, then 1 Follower per die of yours in play, the new one too. On the board: 1 Food and 1 Story, then 2 Followers.',
      'Not possible once all 5 of your dice are in play. The swap lures no Dinos and sets off no effect.',
    ],
  },
  supply: {
    title: 'Supply',
    also: ['Social Aid', 'get Scrap and Food'],
    text: ['Expansion. Take 1 Scrap and 1 Food. The beta calls it Social Aid.'],
  },
  settle: {
    title: 'Settle',
    also: ['build a Settlement', 'new Settlement', 'two Settlements'],
    text: [
      'Expansion. For 1 Food: a Settlement on any free space, with its bonus.',
      'For 1 Food, 1 Scrap and 1 Story: two in different Zones. Only the first brings its bonus; the other goes on the lowest free space of its Zone.',
    ],
  },
  salvage: {
    title: 'Salvage',
    also: ['get Scrap', 'get MR'],
    text: ['Protection. Take 2 Scrap.'],
  },
  fortifications: {
    title: 'Fortifications',
    also: ['build a Wall', 'set a Trap', 'fortify'],
    text: [
      'Protection. Up to 2 different options: a free Trap; a Trap and 1 Valor for 1 Food; a Wall for 1 Scrap; a Wall and 2 Followers for 1 Scrap and 1 Story.',
      'Traps go face down on Dino spaces that hold neither Dino nor Trap, Walls on free Wall spaces, in any Zones.',
    ],
  },
  'influence-officer': {
    title: 'Influencing an Officer',
    also: ['place cubes', 'Influence action'],
    text: [
      'Secondary Action. Put 1, 2 or 3 cubes on one Officer for 0, 2 or 4 Stories. All cubes of one placement go to the same Officer.',
      'If the spaces fill up on the way, the bonus is paid first, and the rest of your cubes start the emptied row.',
    ],
  },
  'place-soldiers': {
    title: 'Placing Soldiers',
    also: ['deploy', 'send Soldiers', 'Soldiers into the defence'],
    text: [
      'Secondary Action. Move 1 or 2 Soldiers from your board to free Soldier spaces, in one Zone or two.',
      'Each in the top row earns 1 Valor, each in the bottom row 1 Safeguard.',
    ],
  },
  'leader-community': {
    title: 'Leader into a Community area',
    also: ['Leader works', 'extra effect'],
    text: [
      'Secondary Action. If your Leader is not on the board and no Leader is in that area, place it there and resolve any effect of the Zone, without Dinos.',
      'It counts as Presence and comes back after the Assembly.',
    ],
  },
  'leader-defense': {
    title: 'Leader into a Defense area',
    also: ['Leader fights', 'Leader on a Soldier space'],
    text: [
      'Secondary Action. If your Leader is not on the board, place it on a free Soldier space: 1 Valor in the top row, 1 Safeguard in the bottom row.',
      'It comes back after the next attack on that Zone.',
    ],
  },
  'change-face': {
    title: 'Changing the face of a die',
    also: ['turn a die', 'flip a die', 'other face'],
    text: ['Pay 1 Story to turn a die to any face, before it is placed.'],
  },
  'anothers-die': {
    title: 'Using another player’s die',
    also: ['someone else’s die', 'foreign die', 'opponent die'],
    text: [
      'Allowed, for 2 Followers. With fewer than 2 you lose what you have. Neutral dice and Dissenter dice cost nothing.',
    ],
  },
};
