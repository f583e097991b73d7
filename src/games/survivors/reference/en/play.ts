/** What the game is about, its turn, and what people decide. */
export const play = {
  overview: {
    title: 'What it is about',
    also: ['goal', 'summary'],
    text: [
      'One caravan flees through a Wasteland of seven hexes, three Hordes behind it. Every turn brings one Encounter. After any of them you may settle, and a story says whether your new home survives.',
    ],
  },
  cooperative: {
    title: 'Together',
    also: ['cooperative'],
    text: [
      'Everybody wins or loses as one. Each player leads a Faction; the caravan and its Resources belong to all.',
    ],
  },
  hordes: {
    title: 'The three Hordes',
    also: ['zombies', 'undead'],
    text: [
      'They take one step towards you each turn. Meet them on your way and they make an Encounter harder, then they are gone. Leave them, and they come along when you settle.',
    ],
  },
  skills: {
    title: 'The three Skills',
    text: ['Combat, Civilized and Production. Tiles ask for them, dice answer.'],
  },
  'when-to-fight': {
    title: 'When to meet a Horde',
    also: ['strategy'],
    text: ['A Horde met costs three Challenges once. A Horde left behind costs ten Resources at the end.'],
  },
  winning: {
    title: 'Winning and losing',
    also: ['end', 'fate', 'score'],
    text: [
      'The Settlement story of your tile decides. It looks at the Hordes left, at your Resources and at the tile. The app records how it ended; the Survivors left are kept as the score.',
    ],
  },
  rulebook: {
    title: 'Rulebook',
    text: [
      'Survivors: A Dystopia Rising Story has one edition. Its pages carry no numbers, so chapters are named instead.',
    ],
  },
  'encounter-guide': {
    title: 'Encounter Guide',
    also: ['story book'],
    text: [
      'A page for every tile: three stories, what each Threat takes, Penalty, Reward, Bonus, and the Settlement story. The app does not know them; you enter what they say.',
    ],
  },
  'app-rulings': {
    title: 'Where the book is silent',
    also: ['rulings', 'unclear'],
    text: [
      'A Horde’s three Challenges may be split. A loss stops at zero. Two Hordes on the tile both count. The Horde straight behind moves first. When the tiles run out, the removed ones make a new stack.',
      'Play it another way if you like: you can change every number.',
    ],
  },
  setup: {
    title: 'Set-up',
    text: [
      'Choose Factions, take dice and Ability Cards as their tiles say. Lay seven tiles: the middle, then north, then clockwise. Put three Hordes on three tiles and mark the start values.',
    ],
  },
  'first-hordes': {
    title: 'Where Hordes begin',
    text: ['On three different tiles of your choice. The middle is allowed: that Horde follows at once.'],
  },
  turn: {
    title: 'A turn',
    also: ['round', 'order'],
    text: [
      'Travel. Hordes advance. The map moves. Count the Challenges. Read the Encounter. Roll. Take the consequences. Settle, or pass the lead and travel on.',
    ],
  },
  travel: {
    title: 'Travel',
    also: ['move', 'drive'],
    text: [
      'The caravan goes to one of the six neighbours and burns 1 Fuel. That tile is the new Encounter Tile.',
    ],
  },
  'horde-moves': {
    title: 'Hordes advance',
    also: ['chase'],
    text: [
      'Every Horde takes one step closer and enters the Encounter Tile whenever it can. Those who reach you go first, then the one straight behind, then the sides.',
      'Two never share a tile, except where the caravan is.',
    ],
  },
  'map-moves': {
    title: 'The map moves',
    also: ['new tiles'],
    text: [
      'The three tiles that no longer touch you go away. Three new ones fill the gaps, north first, then clockwise.',
    ],
  },
  'counting-challenges': {
    title: 'Counting Challenges',
    text: [
      'Every corner of the Encounter Tile adds to its own Skill. Then Hordes on the tile add three each, then cards. The highest is the Threat.',
      'A card that changes tiles after the count: count again and enter the new totals. The Threat stays the one whose story is being read.',
    ],
  },
  encounter: {
    title: 'Encounter',
    text: [
      'The Threat picks the story of the tile. Everybody rolls, successes meet Challenges, and the Guide says what follows.',
    ],
  },
  rolling: {
    title: 'Rolling',
    text: [
      'Each Faction chooses a side of its tile and rolls that side’s dice for all three Skills. Add the Aberrant Die if your table has one.',
    ],
  },
  successes: {
    title: 'Counting successes',
    text: [
      'Each icon of a Skill is a success for it; a face may show two. Reach or exceed the Challenge and it is met.',
    ],
  },
  consequences: {
    title: 'Consequences',
    text: [
      'The Threat and the Obstacles are judged apart: a failed Threat costs Resources, the Obstacles decide on Penalty or Reward.',
    ],
  },
  'settle-or-travel': {
    title: 'Settle or travel',
    text: [
      'After each Encounter you may settle. Without Fuel you have to. Fuel from a Reward counts: then you may drive on.',
    ],
  },
  settling: {
    title: 'Settling',
    text: [
      'Only after an Encounter, on that tile. The Hordes on the map take their toll first, then the story is read.',
    ],
  },
  'settlement-story': {
    title: 'Settlement story',
    text: [
      'At the foot of the tile’s page. It looks at what is left after the toll. Not every settlement survives.',
    ],
  },
  'choose-direction': {
    title: 'Choosing where to go',
    text: [
      'The group decides together. The app shows on every neighbour how many Hordes would reach you there.',
    ],
  },
  'move-horde': {
    title: 'A Horde with two ways',
    text: [
      'If two steps are equally good the leader chooses. Unless you change it, the app takes the Horde’s own side, which surrounds you.',
    ],
  },
  'split-horde': {
    title: 'Spreading a Horde’s Challenges',
    text: ['Three for each Horde on the tile, on any Skills the leader likes.'],
  },
  'choose-threat': {
    title: 'Naming the Threat',
    text: ['The highest Challenge. With a tie the leader chooses, and that story is read.'],
  },
  'choose-side': {
    title: 'Choosing a side',
    text: ['For every roll: primary or secondary, all three Skills of it.'],
  },
  'play-card': {
    title: 'Playing a card',
    text: ['When its text allows it, in any step. Then it leaves the game.'],
  },
  'give-up-resources': {
    title: 'Giving up Resources',
    text: ['The leader picks which ones the Hordes take. Fuel and Survivors count too.'],
  },
  'edit-board': {
    title: 'Changing the board',
    text: [
      'Open the board at any time: pick a Horde up with one tap and put it down with the next, or set the icons of tiles.',
    ],
  },
};
