/** The words of the game, and its tables. */
export const words = {
  caravan: {
    title: 'Caravan',
    text: ['It carries five Resources for everybody and is always in the middle of the board.'],
  },
  survivors: { title: 'Survivors', also: ['people'], text: ['The people you want to save.'] },
  scrap: { title: 'Scrap', also: ['metal'], text: ['Material for weapons and buildings.'] },
  herb: { title: 'Herb', also: ['food', 'medicine'], text: ['Food and medicine.'] },
  resolve: { title: 'Resolve', also: ['courage'], text: ['The will to go on.'] },
  fuel: {
    title: 'Fuel',
    also: ['petrol'],
    text: ['1 for each move. At zero after an Encounter you have to settle.'],
  },
  'caravan-leader': {
    title: 'Caravan Leader',
    also: ['first player', 'leader'],
    text: [
      'Rolls, moves Hordes, reads aloud, breaks ties. The app passes the lead clockwise; name somebody else if you like.',
    ],
  },
  faction: {
    title: 'Faction',
    also: ['Faction Leader', 'Morettis'],
    text: [
      'One for each player, each a different one. Its tile says how many dice and cards it has for this number of players.',
    ],
  },
  'dice-pool': {
    title: 'Dice pool',
    text: ['The dice of all chosen sides together, Skill by Skill. Pools shrink as more people play.'],
  },
  'primary-side': { title: 'Primary side', text: ['What a Faction is good at: the larger pool.'] },
  'secondary-side': {
    title: 'Secondary side',
    text: ['The smaller pool, for Encounters outside its strength.'],
  },
  'skill-die': {
    title: 'Skill die',
    text: [
      'Belongs to Combat, Civilized or Production. Count icons, not dice: a face may show more than one.',
    ],
  },
  combat: { title: 'Combat', text: ['Strength of arms.'] },
  civilized: { title: 'Civilized', text: ['Reason and talk.'] },
  production: { title: 'Production', text: ['Building and harvesting.'] },
  'aberrant-die': {
    title: 'Aberrant Die',
    also: ['wild die'],
    text: [
      'One for the whole roll. It adds or takes one success in the Skill it shows, by the number of players.',
    ],
  },
  board: {
    title: 'Board',
    also: ['map', 'hexes'],
    text: ['A middle tile and six around it. It never turns: north is up.'],
  },
  tile: {
    title: 'Tile',
    also: ['Wasteland tile'],
    text: ['A place in the Wasteland with an icon at each of its six corners.'],
  },
  'encounter-tile': { title: 'Encounter Tile', text: ['The tile in the middle, where the caravan is.'] },
  ring: { title: 'Ring', text: ['The six tiles around the Encounter Tile, counted clockwise from north.'] },
  location: { title: 'Location types', text: ['36 tiles of 12 types, three Encounters each: 108 stories.'] },
  'tile-stack': {
    title: 'Tile stack',
    text: [
      '29 tiles at the start, three a move. When it is too low, shuffle the removed tiles into a new one.',
    ],
  },
  corner: {
    title: 'Corner',
    text: [
      'Three icons meet there: the Encounter Tile’s and two neighbours’. Only the Encounter Tile’s Skill counts.',
    ],
  },
  'matching-icons': {
    title: 'Matching icons',
    text: [
      'A neighbour’s icon that is the same as the corner’s makes the corner worth more. Others count for nothing.',
    ],
  },
  challenge: { title: 'Challenge', text: ['How many successes a Skill needs this turn. Never below 0.'] },
  threat: {
    title: 'Threat',
    text: [
      'The highest Challenge. For each success it lacks you lose 1 Resource of the kind the Guide names.',
    ],
  },
  obstacle: {
    title: 'Obstacle',
    text: ['The other two Challenges. Both failed: Penalty. Both met: Reward.'],
  },
  success: {
    title: 'Success',
    text: ['An icon on a die, or one from a card or the Aberrant Die. Never fewer than 0.'],
  },
  horde: {
    title: 'Horde',
    text: ['Three at the start. They chase you, meet you, or wait for your settlement.'],
  },
  'horde-challenges': {
    title: 'A Horde on the tile',
    text: ['Adds three Challenges of the leader’s choice and is then out of the game, won or lost.'],
  },
  'horde-place': {
    title: 'New Hordes',
    text: [
      'An Encounter may add one: on an empty tile of the ring, the leader chooses. Without an empty tile none is added.',
    ],
  },
  toll: {
    title: 'The Hordes’ toll',
    text: ['Ten Resources for each Horde still on the map when you settle.'],
  },
  'ability-cards': {
    title: 'Ability Cards',
    also: ['Special Abilities'],
    text: ['They change the board, Challenges, dice or gains. The app counts them by player and deck.'],
  },
  ties: { title: 'Ties', text: ['The Caravan Leader decides.'] },
  'empty-resource': {
    title: 'A Resource at zero',
    text: [
      'The game continues; the Settlement story may ask for it. Only Fuel at zero forces you to settle.',
    ],
  },
  'no-debt': { title: 'No debts', text: ['What you cannot pay, you do not owe later.'] },
  chances: {
    title: 'Chances',
    also: ['odds', 'probability'],
    text: [
      'Count once how many faces of a Skill die show one icon and how many show two. The app then works out the exact chance of each Challenge, Aberrant Die included.',
      'It assumes six-sided dice whose faces are equally likely.',
    ],
  },
  'leader-rolls': {
    title: 'Variant: one rolls for all',
    text: ['The Caravan Leader rolls everybody’s dice.'],
  },
  penalty: { title: 'Penalty', text: ['Both Obstacles failed: what the Guide prints.'] },
  reward: { title: 'Reward', text: ['Both Obstacles met, even if the Threat failed.'] },
  bonus: { title: 'Bonus', text: ['Threat and both Obstacles met: on top of the Reward.'] },
  'card-decks': {
    title: 'Three decks',
    text: ['Combat, Civilized and Production. Faction tiles say how many you draw from which.'],
  },
  'card-before-threat': {
    title: 'Cards before the Threat',
    text: ['They change what is counted, and with it perhaps the Threat.'],
  },
  'card-after-threat': {
    title: 'Cards after the Threat',
    text: ['They change numbers only; the story stays.'],
  },
  'card-used': {
    title: 'Used cards',
    text: ['A played card leaves the game. New ones come with Rewards and Bonuses.'],
  },
  'symbol-survivors': { title: 'Survivors', text: ['People of the caravan.'] },
  'symbol-scrap': { title: 'Scrap', text: ['Metal and material.'] },
  'symbol-herb': { title: 'Herb', text: ['Food and medicine.'] },
  'symbol-resolve': { title: 'Resolve', text: ['Courage.'] },
  'symbol-fuel': { title: 'Fuel', text: ['For moves.'] },
  'symbol-combat': { title: 'Combat', text: ['Crossed blades.'] },
  'symbol-civilized': { title: 'Civilized', text: ['Two voices.'] },
  'symbol-production': { title: 'Production', text: ['A hammer.'] },
  'symbol-horde': { title: 'Horde', text: ['A skull on the tile.'] },
  'symbol-caravan': { title: 'Caravan', text: ['Always in the middle.'] },
  'table-start': {
    title: 'Start values',
    text: ['Survivors 8, Scrap 8, Herb 8, Resolve 8, Fuel 7. Three Hordes. Seven tiles, 29 in the stack.'],
  },
  'table-corner': {
    title: 'Worth of a corner',
    text: ['No match: 1. One match: 2. Both match: 4. So six corners give 6 to 24.'],
  },
  'table-aberrant': {
    title: 'Aberrant Die by players',
    text: ['1, 2 or 4 players: adds a success. 3: not used. 5: takes one away.'],
  },
  'table-consequences': {
    title: 'Table of consequences',
    text: [
      'Threat failed: 1 Resource for each missing success. No Obstacle met: Penalty. One: nothing. Both: Reward. All three: Reward and Bonus.',
    ],
  },
  'table-horde-moves': {
    title: 'How far a Horde comes',
    text: [
      'On the tile you go to, beside it, or on the one you left: it reaches you. Straight behind: it enters the tile you left. At the back on a side: its own side or the tile you left.',
    ],
  },
  'table-new-tiles': {
    title: 'Where new tiles go',
    text: ['Ahead of you and on both sides of that. The tile you left is now straight behind.'],
  },
};
