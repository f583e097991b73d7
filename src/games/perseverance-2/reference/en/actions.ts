export const actions = {
  adventure: {
    title: 'Adventure',
    also: ['Adventure Effect', 'go outside', 'expedition', 'set out'],
    text: [
      'Sustenance. Choose any Camp without a Breach token, also another player’s, as Rally point. Then up to two different options, in any order: Combat on one hex, clear an Area, build a Camp for 1 Island Resource.',
      'Targets are next to the Rally point; 2 Glowberries, paid once, widen both options by one Cleared Area.',
      'Afterwards the owner of that Camp has a Dino Attack.',
    ],
  },
  'clear-area': {
    title: 'Clearing an Area',
    also: ['Clear Area', 'start an Adventure', 'play an Adventure card', 'remove a tile'],
    text: [
      'Option of the Adventure Effect, on a tile without Dinos. Play a card of its terrain from your hand and put Soldiers on it, as many as it asks for and at most 8. Your Leader may be one, from your board.',
      'The tile leaves and a Cleared Area is left; the Temple stays. Everybody on the card stays until it is completed.',
      'Not while you are on another Adventure.',
    ],
  },
  gather: {
    title: 'Gather',
    also: ['get Glowberries', 'get Food'],
    text: [
      'Sustenance. One or both: 2 Glowberries with 1 Food or 1 Island Resource; release a Shieldhead for 2 Glowberries and 1 Food.',
    ],
  },
  pub: {
    title: 'Pub',
    also: ['get Stories', 'tavern'],
    text: ['Sustenance. 1 Story, and 1 more for each die of yours on the board or in the pool.'],
  },
  training: {
    title: 'Training',
    also: ['recruit', 'train Soldiers', 'get Soldiers', 'convert'],
    text: [
      'Military. Up to three different options, in any order; one may pay for the next.',
      '1 Light Soldier. 1 Light for 1 Food. 1 Heavy for 1 Island Resource. For 1 Story up to two Light on your board become Heavy.',
      '1 Story or 1 Valor. Release a Raptor: 1 Light and 1 Heavy. For 1 Valor an offered Adventure card.',
    ],
  },
  marketplace: {
    title: 'Marketplace',
    also: ['market', 'trade', 'swap goods', 'exchange'],
    text: [
      'Expansion. One or both: 1 Glowberry for any two of Food, Scrap and Island Resource; swap these three for each other, one for one, as often as you like.',
    ],
  },
  politics: {
    title: 'Politics',
    also: ['gain a die', 'swap a die', 'own dice'],
    text: [
      'Expansion. One option. 2 Food: a neutral die of the pool becomes yours, and you gain 1 Follower per die of yours in play. 1 Food and 1 Story: the same with a neutral die on the board, for 2 Followers.',
      '2 Valor: 2 Permanent Votes and 1 Vote, so the Vote marker moves 3.',
      'The new die keeps its face and sets off no Effect. It needs a die left in your supply.',
    ],
  },
  settle: {
    title: 'Settle',
    also: ['build a Settlement', 'new Settlement', 'two Settlements'],
    text: [
      'Expansion. Two different options, in any order: a Settlement for 1 Scrap and 1 Food; a Settlement for 1 Island Resource and 1 Story; Followers equal to your Settlements in one City Zone.',
      'Settlements of one Effect go to different City Zones. Each brings its bonus.',
    ],
  },
  build: {
    title: 'Build',
    also: ['build an Outpost', 'build a Watchtower', 'build a Camp', 'structures'],
    text: [
      'Construction. Up to two different: an offered Outpost for 1 Scrap and 1 Island Resource; a Watchtower by releasing a Trampler; a Camp for 1 Scrap and 1 Glowberry.',
      'Each goes on a Cleared Area without one of its kind. Outpost and Camp give what they cover; with a Watchtower you may take an offered Adventure card.',
    ],
  },
  salvage: {
    title: 'Salvage',
    also: ['get Scrap'],
    text: ['Construction. 2 Scrap.'],
  },
  'outpost-effect': {
    title: 'Using an Outpost',
    also: ['Outpost Effect', 'activate an Outpost', 'Discovery die'],
    text: [
      'A die goes on the tile, or your Leader on the space of Discovery. Anybody may use any Outpost without a Breach token.',
      'Resolve what the tile says. Then its owner has a Dino Attack of that terrain.',
    ],
  },
  'influence-officer': {
    title: 'Influencing an Officer',
    also: ['place cubes', 'Influence action', 'gain a Perk'],
    text: [
      'Secondary Action. 1, 2 or 3 cubes on one Officer for as many Stories, then one Perk of that Officer, which takes one cube more.',
      'At least 1 Story. If no Perk can be had, the cubes are placed without one.',
    ],
  },
  'place-leader': {
    title: 'Placing the Leader',
    also: ['Leader into a Zone', 'extra Effect', 'Leader works'],
    text: [
      'Secondary Action. From your board to a free Leader space; then one Effect of that Zone, in Discovery one Outpost with its Dino Attack.',
      'The Leader is Presence there and comes back after the Assembly.',
    ],
  },
  'move-leader': {
    title: 'Moving the Leader',
    also: ['Leader moves', 'second Leader action'],
    text: [
      'Secondary Action. 2 Glowberries: from one Zone to the free Leader space of another, then one Effect there. Never to or from an Adventure card.',
    ],
  },
  explore: {
    title: 'Explore',
    also: ['draw an Adventure card', 'take a card', 'scout'],
    text: [
      'Secondary Action. One of the offered Adventure cards, and 2 Glowberries, 1 Story or 1 Valor. It costs nothing and is always possible.',
    ],
  },
  counterattack: {
    title: 'Counterattack',
    also: ['counter attack', 'end a Breach', 'rescue', 'free a Camp'],
    text: [
      'Secondary Action. A Combat against all Dinos of one Breach, your own or another player’s; without Damage enough for all it cannot be done.',
      'The token goes back to its owner, the card is discarded, and you take its Savior Bonus.',
    ],
  },
  'change-face': {
    title: 'Changing the face of a die',
    also: ['change the face', 'flip a die', 'other face'],
    text: ['For 1 Story a die shows any face you like, before it is placed.'],
  },
  'anothers-die': {
    title: 'The die of another player',
    also: ['someone else’s die', 'foreign die', 'opponent die'],
    text: ['Allowed, for 2 Followers. It stays its owner’s Presence. Neutral and Dissenter dice are free.'],
  },
};
