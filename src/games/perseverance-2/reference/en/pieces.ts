export const pieces = {
  settlement: {
    title: 'Settlements',
    also: ['Settlement', 'house', 'huts', 'tents', 'building'],
    text: [
      '12 pieces, for Settlements in City Zones and for marking your Outposts. As a marker a piece is no Settlement.',
      'They are Presence for you and Population for the Zone.',
    ],
  },
  'settlement-bonus': {
    title: 'Bonus of a Settlement',
    also: ['Settlement bonus', 'placement bonus'],
    text: [
      'For every Settlement placed, either a cube on the Officer of that Zone, or a Perk of that Officer by the usual rules.',
      'Settlements of Builders’ Workshop bring none.',
    ],
  },
  camp: {
    title: 'Camps',
    also: ['Camp', 'tent outside', 'base camp'],
    text: [
      '6 pieces, one per Cleared Area. From Build for 1 Scrap and 1 Glowberry, or on an Adventure for 1 Island Resource.',
      'It gives what it covers: a cube on the Officer of Discovery, a Perk of that Officer, or Followers. Every Adventure sets out from a Camp, anybody’s.',
    ],
  },
  outpost: {
    title: 'Outposts',
    also: ['Outpost', 'Outpost tile', 'Outpost offer'],
    text: [
      'Twenty tiles, three on offer. Built on a Cleared Area with one of your Settlement pieces on it; gain what it covers, Valor or Followers.',
      'Anybody may use it; the Dino Attack falls to you.',
    ],
  },
  watchtower: {
    title: 'Watchtowers',
    also: ['Watchtower', 'tower'],
    text: [
      '3 for each player, one per Cleared Area. Built by releasing a Trampler. Adds 2 to the Defense there, for anybody who is attacked.',
      'The Captain counts them.',
    ],
  },
  'breach-token': {
    title: 'Breach token',
    also: ['Breach marker', 'blocked Camp', 'blocked Outpost'],
    text: [
      'One for each player. It lies under the Camp or on the Outpost that was overrun: no die, no Leader and no Adventure there until a Counterattack.',
      'The other structures of the Area stay in use.',
    ],
  },
  enclosure: {
    title: 'Enclosure',
    also: ['pen', 'cage', 'captured', 'capacity'],
    text: [
      'Holds 4 Dinos of one species. Herder allows a mix, Breeder nine.',
      'You may return Dinos to the supply to make room for another species.',
    ],
  },
  releasing: {
    title: 'Releasing Dinos',
    also: ['release', 'set free', 'spend a Dino'],
    text: [
      'A captured Dino pays for an option: a Shieldhead in Gather, a Raptor in Training, a Trampler in Build. It goes back to the supply.',
    ],
  },
  dino: {
    title: 'Dinos',
    also: ['Dino', 'dinosaur', 'dinosaurs', 'beast', 'wild Dino'],
    text: [
      'Three species: Tramplers, Raptors, Shieldheads. Wild ones are on the Map and in Breaches, captured ones in Enclosures.',
    ],
  },
  trampler: {
    title: 'Trampler',
    also: ['Tramplers', 'blue Dino'],
    text: [
      'Falls to 1 Damage and hurts nobody. Released for a Watchtower. A pair is worth 3 at the end, a triple 5.',
    ],
  },
  raptor: {
    title: 'Raptor',
    also: ['Raptors', 'green Dino'],
    text: [
      'Falls to 1 Damage and deals 1 Injury. Released in Training. A pair is worth 4 at the end, a triple 7.',
    ],
  },
  shieldhead: {
    title: 'Shieldhead',
    also: ['Shieldheads', 'purple Dino'],
    text: [
      'Falls to 2 Damage and deals 1 Injury. Released in Gather. A pair is worth 5 at the end, a triple 8.',
    ],
  },
  'attack-card': {
    title: 'Dino Attack card',
    also: ['attack deck', 'Success reward', 'Fail reward'],
    text: [
      'One deck for the Plains, one for the Canyon; the back of the top card hints at the Threshold. It shows the Threshold, both rewards, the Dinos of a Breach and the Savior Bonus.',
      'Reshuffle an empty deck.',
    ],
  },
  'adventure-card': {
    title: 'Adventure card',
    also: ['Adventure cards', 'Starter card', 'hand', 'offer of Adventures'],
    text: [
      'Starter, Plains, Canyon and Temple cards with one or two stages. Two of the Plains and two of the Canyon are on offer; those in hand are hidden.',
      'The number in the corner is how many pieces must go. Unplayed cards are worth 1 Follower each at the end.',
    ],
  },
  'challenge-card': {
    title: 'Challenge cards',
    also: ['Challenge card', 'Light Challenge', 'Heavy Challenge', 'Challenge deck'],
    text: [
      'Two decks of 8. One is drawn for each piece on the Adventure, Light for Light, Heavy for Heavy and for the Leader; you keep as many as the stage shows.',
      'Kept or not, all are shuffled back after the stage.',
    ],
  },
  leader: {
    title: 'Leader',
    also: ['leader figure', 'character', 'hero', 'leaders'],
    text: [
      'On your board, in a Zone, or on an Adventure card. In a Zone the Leader brings an Effect and is Presence until the Assembly.',
      'In Combat 2 Damage and up to 2 Injuries, and never lost. On an Adventure one of the pieces, able to ignore one Threat.',
    ],
  },
  officer: {
    title: 'Officers',
    also: ['Officer', 'council', 'crew', 'Officer tile'],
    text: [
      'Five, one beside each Zone. Each pays a bonus when its four spaces are full, scores at every Assembly, and has six Perks to teach.',
    ],
  },
  'officer-bonus': {
    title: 'Officer Bonus',
    also: ['bonus of an Officer', 'full row', 'bonus'],
    text: [
      'Paid when the fourth space is filled, to every player with at least 2 of the 4 cubes. Greedy takes it twice, the Dissenters never.',
    ],
  },
  influence: {
    title: 'Influence',
    also: ['cube', 'cubes', 'Influence cubes', 'marker'],
    text: [
      '25 cubes for the whole game, on Officers and on Perks together. They stay where they are unless an Outpost says otherwise.',
    ],
  },
  'influence-spaces': {
    title: 'Influence spaces and pool',
    also: ['row of an Officer', 'slots', 'Influence pool', 'overflow'],
    text: [
      'Four spaces on each Officer, filled from the left. A full row pays the bonus and slides into the pool; cubes left over begin a new row.',
      'Spaces and pool count together.',
    ],
  },
  perk: {
    title: 'Perks',
    also: ['Perk', 'abilities', 'skills', 'powers'],
    text: [
      'Thirty abilities, six of each Officer in three Tiers. One takes a cube, can be owned once and works from the next action on.',
      'From influencing an Officer, a Settlement, some Camps, Savant, Outposts and cards. Tier and cost hold however you come by it.',
    ],
  },
  'perk-tier': {
    title: 'Tiers of Perks',
    also: ['Tier', 'Tier 2', 'Tier 3', 'level of a Perk'],
    text: [
      'Tier 1 is open to all. Tier 2 needs one Perk of the same Officer, Tier 3 two; both may be of Tier 1.',
      'A Perk counts here as soon as you own it, though it works only after the Effect that gave it (our ruling).',
    ],
  },
  'perk-cost': {
    title: 'Additional cost of a Perk',
    also: ['exclamation mark', '!', 'cost of a Perk', 'price of a Perk'],
    text: [
      'Perks marked “!” cost 1 Story or 1 Valor more, whichever you like. If you cannot pay, take another one.',
    ],
  },
  'dice-pool': {
    title: 'Dice pool',
    also: ['pool', 'dice', 'draft', 'action dice'],
    text: [
      'The rolled dice for all: 13, 11 or 14 with 2, 3 or 4 players. When it is empty at the end of a turn, there is an Assembly.',
    ],
  },
  'die-faces': {
    title: 'Faces of the dice',
    also: ['icons of dice', 'die faces', 'matching icon'],
    text: [
      'A space with an icon takes a die of that face, and it has to be used if the chosen Effect has one free. Manager is paid for it.',
    ],
  },
  'neutral-die': {
    title: 'Neutral die',
    also: ['neutral dice'],
    text: ['Nobody’s: free to place, no Presence. Politics and Speaker’s Rock turn one into a die of yours.'],
  },
  'player-die': {
    title: 'Player die',
    also: ['own dice', 'my dice', 'coloured dice', 'player dice'],
    text: [
      '5 of your colour, one of them in the first pool. On the board it is your Presence, no matter who placed it.',
      'In play, board or pool, dice count for the Pub, Politics, the Chief Steward and some cards.',
    ],
  },
  'dissenter-die': {
    title: 'Dissenter die',
    also: ['Dissenter dice'],
    text: [
      'With two players 2 in the first pool, 4 after the first Assembly. Free to place, Presence for the Dissenters.',
    ],
  },
  dissenters: {
    title: 'Dissenters',
    also: ['Dissenter', 'third faction', 'neutral player', 'bot'],
    text: [
      'The third side when two play. Alone in front in a Zone they always take Votes; everything but Votes they ignore.',
      'They take up places by Votes and at Officers, so you score the lower one. They never score, never get a bonus and build no Camps.',
    ],
  },
  'assembly-reward-tile': {
    title: 'Assembly Reward tile',
    also: ['reward tile', 'tile of a Zone'],
    text: ['One for each of the five Zones, with Production on one side and Votes on the other.'],
  },
  'assembly-scoring-tile': {
    title: 'Assembly Scoring tile',
    also: ['scoring tile', 'place values'],
    text: [
      'What the places by Votes are worth. The leftmost is used and leaves; the later ones are worth more.',
    ],
  },
};
