export const terms = {
  followers: {
    title: 'Followers',
    also: ['points', 'victory points', 'score', 'VP'],
    text: ['What you play for: 10 at the start, open to all, never below 0.'],
  },
  votes: {
    title: 'Votes',
    also: ['ballots', 'voting'],
    text: [
      'They decide the places at the next Assembly and then fall back to your Permanent Votes. No limit.',
      'From the Zones at the Assembly, Politics, Lobbyist and some Outposts and cards.',
    ],
  },
  'permanent-votes': {
    title: 'Permanent Votes',
    also: ['Permanent Vote', 'lasting Votes', 'base of Votes'],
    text: [
      'Never lost and never spent. Each one you gain also moves your Votes by 1, and after an Assembly your Votes fall back to this number, not to 0.',
      'From Politics for 2 Valor and from Hidden Paradise.',
    ],
  },
  food: {
    title: 'Food',
    also: ['resource', 'fish'],
    text: [
      'Production of Sustenance; also from Gather and the Chief Mate.',
      'Spent on Settlements, own dice and Light Soldiers.',
    ],
  },
  scrap: {
    title: 'Scrap',
    also: ['Scraps', 'metal', 'resource', 'material'],
    text: [
      'Production of Construction; also from Salvage and the Chief Steward.',
      'Spent on Settlements, Outposts and Camps.',
    ],
  },
  'island-resource': {
    title: 'Island Resources',
    also: ['Island Resource', 'wood', 'bones', 'resource', 'IR'],
    text: [
      'Production of Discovery; also from Gather, the Captain and Skinner.',
      'Spent on Outposts, Settlements, Heavy Soldiers, and on a Camp during an Adventure.',
    ],
  },
  story: {
    title: 'Stories',
    also: ['Story', 'tale', 'resource'],
    text: [
      'Production of Expansion; above all from the Pub, also from Training and Explore.',
      'Spent on Influence, Perks marked “!”, turning a die, Settlements, better Soldiers and a die on the board.',
    ],
  },
  glowberry: {
    title: 'Glowberries',
    also: ['Glowberry', 'berries', 'berry', 'resource'],
    text: [
      'From Gather, Explore, the Chief Engineer and attacks.',
      'Spent on moving the Leader, reaching further on an Adventure, Camps, the Marketplace and some Outposts. Two are worth 1 Follower at the end.',
    ],
  },
  valor: {
    title: 'Valor',
    also: ['Valour', 'courage', 'bravery', 'star'],
    text: [
      'A track from 0 to 6, beginning at 1; more is lost. From Training, Explore, Warrior and cards.',
      'Spent on Defense, on saving hit Soldiers, on Perks marked “!”, on an Adventure card in Training and on Permanent Votes.',
    ],
  },
  soldiers: {
    title: 'Soldiers',
    also: ['troops', 'army', 'units', 'Soldier', 'in play'],
    text: [
      'You have 5 Light and 5 Heavy. Trained ones are on your board and fight or go on an Adventure; lost ones return to the supply at once.',
      'In play are those on your board and on an unfinished Adventure, toppled or not. The Leader is no Soldier.',
    ],
  },
  'light-soldier': {
    title: 'Light Soldier',
    also: ['light troops', 'infantry'],
    text: [
      '1 Damage. Takes 1 Injury and is then lost, unless 1 Valor cancels it. Production of the Military Zone.',
    ],
  },
  'heavy-soldier': {
    title: 'Heavy Soldier',
    also: ['heavy troops', 'veteran'],
    text: [
      '2 Damage. Takes up to 2 Injuries and is lost with the first; Valor helps only with Medic Training.',
    ],
  },
  toppled: {
    title: 'Toppled',
    also: ['topple', 'lying down', 'used Soldiers', 'exhausted'],
    text: [
      'Pieces that fought lie on their side and can do nothing more this turn. At its end they all stand up again.',
    ],
  },
  damage: {
    title: 'Damage',
    also: ['strength', 'attack strength', 'hit points'],
    text: [
      'A Light Soldier deals 1, a Heavy Soldier and the Leader 2 each, all added up.',
      'Needed: 1 for a Trampler or a Raptor, 2 for a Shieldhead.',
    ],
  },
  zone: {
    title: 'Zones',
    also: ['Zone', 'board', 'district', 'City Zones', 'regions'],
    text: [
      'Four City Zones, from left to right: Sustenance, Military, Expansion, Construction. Outside the wall Discovery, with the Map.',
      'Each has one Production and one Officer beside it.',
    ],
  },
  sustenance: {
    title: 'Sustenance Zone',
    also: ['Sustenance', 'first Zone'],
    text: ['Effects: Adventure, Gather, Pub. Production: Food.'],
  },
  military: {
    title: 'Military Zone',
    also: ['Military', 'second Zone'],
    text: ['Effect: Training. Production: Light Soldier.'],
  },
  expansion: {
    title: 'Expansion Zone',
    also: ['Expansion', 'third Zone'],
    text: ['Effects: Marketplace, Politics, Settle. Production: Story.'],
  },
  construction: {
    title: 'Construction Zone',
    also: ['Construction', 'fourth Zone'],
    text: ['Effects: Build, Salvage. Production: Scrap.'],
  },
  discovery: {
    title: 'Discovery Zone',
    also: ['Discovery', 'fifth Zone', 'outside the wall', 'wilderness'],
    text: [
      'The Map outside the wall. It has no Effects until somebody builds an Outpost. Production: Island Resource.',
      'Its Population is 2 and all Outposts; Camps count for Presence only.',
    ],
  },
  effect: {
    title: 'Effects',
    also: ['effect', 'primary actions', 'actions of a Zone', 'spaces'],
    text: [
      'What a die or a Leader in a Zone lets you do. Nine in the City: Adventure, Gather, Pub, Training, Marketplace, Politics, Settle, Build, Salvage. In Discovery each Outpost is one.',
    ],
  },
  map: {
    title: 'Map',
    also: ['hex', 'hexes', 'Map tiles', 'Plains', 'Canyon', 'terrain'],
    text: [
      'Hex tiles of Plains and Canyon, with printed hexes at the edge. Side A of a tile is easier than side B.',
      'Canyon attacks are harder and pay better. If two Temples show, one of the tiles is turned over.',
    ],
  },
  'cleared-area': {
    title: 'Cleared Area',
    also: ['Cleared Areas', 'cleared land', 'empty hex'],
    text: [
      'Where a Map tile was removed; two are there from the start. It holds one Camp, one Outpost and one Watchtower, of any owners.',
    ],
  },
  'dangerous-space': {
    title: 'Dangerous space',
    also: ['Dangerous', 'danger', 'Dangerous Dino space'],
    text: ['A marked Dino space on a hex. In a Breach next to it, Dinos from such spaces may join.'],
  },
  temple: {
    title: 'Temple',
    also: ['Temple tile', 'Temple Adventure', 'Trials'],
    text: [
      'A tile of the Map that is never removed. Clearing it plays a Temple card, one of six Trials; everybody has one from the start.',
      'Each stage pays Followers for something you have.',
    ],
  },
  'rally-point': {
    title: 'Rally point',
    also: ['Rally marker', 'rally', 'reach', 'how far'],
    text: [
      'The Camp or Outpost that is used; the marker lies there until its Dino Attack is over.',
      'An Adventure aims at hexes next to it, for 2 Glowberries also one Cleared Area further. Paid once, that holds for the whole Effect (our ruling).',
    ],
  },
};
