export const counting = {
  'breach-token': {
    title: 'Breach tokens',
    also: ['Breach token', 'covered rewards', 'blocked rewards', 'damage token'],
    text: [
      'Three tokens are beside three of the eight Combat Rewards, drawn or agreed at set-up.',
      'Beta: these rewards are blocked for the whole game. Published: they cannot be picked after an attack in which a Dino broke through.',
    ],
  },
  'combat-contribution': {
    title: 'Combat Contribution',
    also: ['Contribution', 'share', 'part in the defence'],
    text: [
      'The number of your pieces in the attacked Defense area: Traps, Walls, Soldiers, also the fallen, and your Leader.',
      'It says how many Combat Rewards you may pick.',
    ],
  },
  picks: {
    title: 'Number of picks',
    also: ['picks', 'how many rewards', 'pick'],
    text: [
      'Contribution 0 gives none, 1 gives one. Published: one more at 2, 4, 6 and 8. Beta: one more at 3, 5 and 7.',
      'You may give up a pick; one you cannot pay is lost.',
    ],
  },
  'repeat-pick': {
    title: 'Picking a reward twice',
    also: ['repeat', 'same reward', 'double pick', 'highest Contribution'],
    text: [
      'The highest Contribution (all who tie) may take one reward a second time and pay for it again. It uses up a pick like any other.',
    ],
  },
  production: {
    title: 'Production',
    also: ['produce', 'income', 'yield of a Zone'],
    text: [
      'What a Zone makes: Sustenance Food, Military a Light Soldier, Expansion a Story, Protection a Scrap.',
      'You get it from Settlement spaces 5 and 7, at the Assembly and as a Combat Reward.',
    ],
  },
  population: {
    title: 'Population',
    also: ['inhabitants', 'number of Votes'],
    text: [
      '2, plus 1 for every Settlement in the Zone, no matter who owns it. It is the number of Votes the Zone is worth at an Assembly.',
    ],
  },
  presence: {
    title: 'Presence',
    also: ['pieces in a Zone', 'present'],
    text: [
      'The number of your pieces in a Community area: dice, Settlements and your Leader. The Defense area does not count.',
    ],
  },
  majority: {
    title: 'Majority',
    also: ['majorities', 'most', 'first place'],
    text: [
      'Having more than everybody else: Presence in a Zone, cubes on an Officer, Soldiers or Walls and Traps at the end.',
      'Presence or cubes of 0 never make a majority.',
    ],
  },
  'second-place': {
    title: 'Second place',
    also: ['second most', 'runner-up', 'half reward'],
    text: [
      'Zone: alone in second place you get half of the side that was not chosen. Tied there, or when nobody took the tile: nothing.',
      'Officer: all with the second most cubes score half.',
    ],
  },
  'assembly-reward-tile': {
    title: 'Assembly Reward tile',
    also: ['reward tile', 'tile of a Zone'],
    text: [
      'One for each Zone: on one side its Production, on the other its Votes. Won by the most Presence; the side is chosen in secret.',
    ],
  },
  'assembly-scoring-tile': {
    title: 'Assembly Scoring tile',
    also: ['scoring tile', 'place values'],
    text: [
      'Says how many Followers each place by Votes is worth. The leftmost one is used and then goes back into the box; later ones are worth more.',
    ],
  },
};
