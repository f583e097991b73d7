export const outposts = {
  'adventurers-lodge': {
    title: 'Adventurers’ Lodge',
    text: [
      'Your Adventure resolves its stage now; no Threat counts, not even between the stages.',
      'The tile counts as used, so its owner has a Dino Attack afterwards (our ruling).',
    ],
  },
  'builders-workshop': {
    title: 'Builders’ Workshop',
    text: ['1 Scrap and 1 Food: two Settlements in different City Zones, without their bonus.'],
  },
  'command-center': {
    title: 'Command Center',
    text: ['One Effect of your Leader’s Zone; then the Leader returns to your board.'],
  },
  'crash-site': { title: 'Crash Site', text: ['3 Scrap.'] },
  'dinosaur-boneyard': { title: 'Dinosaur Boneyard', text: ['3 Island Resources.'] },
  'dinosaur-trap': {
    title: 'Dinosaur Trap',
    text: ['A Dino of your choice into the Enclosure, within its limits; for 1 Food a second one.'],
  },
  'forward-barracks': { title: 'Forward Barracks', text: ['2 Heavy Soldiers.'] },
  'glowberry-patch': { title: 'Glowberry Patch', text: ['6 Glowberries.'] },
  'hidden-paradise': {
    title: 'Hidden Paradise',
    text: ['2 Permanent Votes, which move your Votes by 2 as well, and 2 Followers.'],
  },
  'mushroom-farm': { title: 'Mushroom Farm', text: ['3 Food.'] },
  'officers-lodge': {
    title: 'Officers’ Lodge',
    text: [
      'One Perk. Then up to two of your cubes may move from Perk to Perk: Tiers hold, “!” costs nothing, and the moved cube does not count for the Tier of its new place.',
    ],
  },
  'patrol-hub': {
    title: 'Patrol Hub',
    text: [
      'Draw Challenge cards for the Soldiers on your board and resolve up to four of them, Threat included.',
    ],
  },
  'pioneer-base': {
    title: 'Pioneer Base',
    text: [
      'Clear an Area without a card: its Dinos and the tile go away. 1 Valor and 1 Follower for each Dino.',
    ],
  },
  'proving-grounds': {
    title: 'Proving Grounds',
    text: [
      'Up to twice: give up a Light Soldier of your board for a cube on an Officer and a Perk of that Officer.',
    ],
  },
  'rendezvous-point': {
    title: 'Rendezvous Point',
    text: ['Up to three times: 1 Glowberry for any Perk, with the usual Tier and cost.'],
  },
  'secret-meeting-place': {
    title: 'Secret Meeting Place',
    text: ['Up to five times: 1 Glowberry for a cube on any Officer.'],
  },
  'speakers-rock': {
    title: 'Speaker’s Rock',
    text: ['A neutral die on the board becomes a die of yours, and you gain 1 Vote.'],
  },
  'staging-ground': {
    title: 'Staging Ground',
    text: [
      'A Counterattack whose Savior Bonus you take twice.',
      'The tile counts as used, so its owner has a Dino Attack afterwards (our ruling).',
    ],
  },
  'tranquil-meadow': {
    title: 'Tranquil Meadow',
    text: ['3 Stories, and 1 Glowberry for each die of yours in play.'],
  },
  'underground-passage': {
    title: 'Underground Passage',
    text: ['Swap two dice on the board, turning them if you like, and resolve one of the two Effects.'],
  },
};
