export const terms = {
  followers: {
    title: 'Followers',
    also: ['points', 'victory points', 'score', 'VP'],
    text: [
      'The points of the game. Everybody begins with 10 and shows them on a dial.',
      'You may lose some on the way, but never go below 0.',
    ],
  },
  votes: {
    title: 'Votes',
    also: ['ballots', 'voting'],
    text: [
      'They decide the places at the next Assembly and are wiped out after it. There is no limit.',
      'They come from Settlement spaces 2 and 6 and from the Zones at the Assembly itself.',
    ],
  },
  food: {
    title: 'Food',
    also: ['resource', 'fish'],
    text: [
      'Resource without limit, the Production of Sustenance. Rations and Supply bring it, and so does the bonus of the Chief Mate.',
      'Spent on Settlements, own dice, Light Soldiers and Traps with Valor.',
    ],
  },
  scrap: {
    title: 'Scrap',
    also: ['MR', 'Modern Resource', 'metal', 'resource', 'material'],
    text: [
      'Resource without limit, the Production of Protection. The beta calls it Modern Resource, MR for short.',
      'Salvage and Supply bring it, and so does the bonus of the Chief Steward. Spent on Walls, Heavy Soldiers and a second Settlement.',
    ],
  },
  story: {
    title: 'Stories',
    also: ['Story', 'tale', 'resource'],
    text: [
      'Resource without limit, the Production of Expansion. The Pub is the place to get them.',
      'Spent on more Influence, on turning a die, in Training, for a second Settlement, for Walls with Followers and for a die swapped on the board.',
    ],
  },
  soldiers: {
    title: 'Soldiers',
    also: ['troops', 'army', 'units', 'Soldier'],
    text: [
      'You have 5 Light and 5 Heavy. They wait in your personal supply, are recruited to your board, and go from there to a Defense area or on Patrol.',
      'Survivors come back to the board, the fallen to the supply. If the supply of a kind is empty, you cannot gain more.',
    ],
  },
  'light-soldier': {
    title: 'Light Soldier',
    also: ['light troops', 'infantry'],
    text: [
      'Fights the nearest Dino of its column and kills it; falls if that was a Raptor.',
      'The Production of the Military Zone. You have 5.',
    ],
  },
  'heavy-soldier': {
    title: 'Heavy Soldier',
    also: ['heavy troops', 'veteran'],
    text: [
      'Fights the two nearest Dinos of its column and kills both; falls if at least one was a Raptor.',
      'Trained for 1 Scrap, or turned from a Light Soldier. You have 5.',
    ],
  },
  safeguard: {
    title: 'Safeguard',
    also: ['shield', 'protection points', 'defence points'],
    text: [
      'A track from 0 to 6 that pays for Combat Rewards. A gain beyond 6 is lost.',
      'From the bottom row of Soldier spaces, Walls in an attack, Settlement space 8, the Chief Engineer and cards.',
      'A leftover pair of Safeguard and Valor is worth 1 Follower at the end, 2 in the beta.',
    ],
  },
  valor: {
    title: 'Valor',
    also: ['Valour', 'courage', 'bravery', 'star'],
    text: [
      'A track from 0 to 6 that pays for Combat Rewards. A gain beyond 6 is lost.',
      'From the top row of Soldier spaces, Traps bought with Food, the Chief of Security and cards.',
      'A leftover pair of Safeguard and Valor is worth 1 Follower at the end, 2 in the beta.',
    ],
  },
  'personal-supply': {
    title: 'Personal supply',
    also: ['stock', 'reserve', 'supply of a player'],
    text: [
      'All pieces of your colour that are not in play lie beside your board. Soldiers are recruited from here and return here when they fall.',
    ],
  },
  zone: {
    title: 'Zones',
    also: ['Zone', 'board', 'district', 'map', 'regions'],
    text: [
      'Four, from left to right: Sustenance, Military, Expansion, Protection. The lower half of each is a Community area, the upper half a Defense area.',
      'Each has one Production and one Officer below it.',
    ],
  },
  sustenance: {
    title: 'Sustenance Zone',
    also: ['Sustenance', 'first Zone'],
    text: ['Effects: Rations, Patrol, Pub. Production: Food.'],
  },
  military: {
    title: 'Military Zone',
    also: ['Military', 'Training Zone', 'second Zone'],
    text: ['Effect: Training. Production: Light Soldier. The beta sometimes names the whole Zone Training.'],
  },
  expansion: {
    title: 'Expansion Zone',
    also: ['Expansion', 'third Zone'],
    text: ['Effects: Politics, Supply (Social Aid in the beta), Settle. Production: Story.'],
  },
  protection: {
    title: 'Protection Zone',
    also: ['Protection', 'fourth Zone'],
    text: ['Effects: Salvage, Fortifications. Production: Scrap.'],
  },
  'community-area': {
    title: 'Community area',
    also: ['town', 'lower half'],
    text: [
      'The lower half of a Zone: spaces for dice with their effects, Settlement spaces 1–10 and one place for a Leader. Everything here counts as Presence.',
    ],
  },
  'defense-area': {
    title: 'Defense area',
    also: ['defence area', 'upper half', 'border', 'defense', 'defence'],
    text: [
      'The upper half of a Zone. On top two rows of Dino spaces, three once it is Dangerous; then the Wall spaces; below them two rows for Soldiers and Leaders.',
      'Traps lie on Dino spaces.',
    ],
  },
  column: {
    title: 'Columns and the nearest Dino',
    also: ['column', 'closest Dino', 'row', 'nearest'],
    text: [
      'A Defense area has 3 columns with 2 or 3 players and 4 with 4. Each has one Wall space and two Soldier spaces.',
      'The nearest Dino is the one in the row next to the Wall; when it is gone, the next one behind it. Figures never reach into another column.',
    ],
  },
  effect: {
    title: 'Effects',
    also: ['effect', 'primary actions', 'actions of a Zone', 'spaces'],
    text: [
      'What a die in a Community area lets you do. There are nine: Rations, Patrol, Pub, Training, Politics, Supply, Settle, Salvage and Fortifications.',
      'A Leader placed there resolves one of its Zone as well.',
    ],
  },
  settlement: {
    title: 'Settlements',
    also: ['Settlement', 'house', 'huts', 'tents', 'building'],
    text: [
      'You have 12. Each space of a Zone takes one, of any colour, and most pay a bonus when you build there.',
      'They count as Presence for you and as Population for the Zone. The highest are the first to go in a breach.',
    ],
  },
  'dangerous-zone': {
    title: 'Dangerous Zone',
    also: ['danger', 'Dangerous', 'Safe Zone', 'Safe'],
    text: [
      'A Zone is Safe until its first Dino Attack is over, and Dangerous ever after.',
      'Then it has a third row of Dino spaces and Settlement spaces 7–10, and its Dinos come from the yellow die.',
    ],
  },
  covers: {
    title: 'Cover tiles',
    also: ['covers', 'cover tile', 'covered spaces'],
    text: [
      'Two for each Zone: one hides the third Dino row, one Settlement spaces 7–10. Both come off after the first attack there.',
    ],
  },
  'active-player': {
    title: 'Active player',
    also: ['current player', 'whose turn'],
    text: [
      'The player whose turn it is. If that turn sets off an attack and Dinos break through, this player pays 2 Followers for each of them.',
    ],
  },
};
