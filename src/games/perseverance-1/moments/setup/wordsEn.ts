/** Setting up the table, and the pages before it, in English. */
export const setupRuleEn = {
  setup: {
    assets: 'Everybody begins with 10 Followers, 1 Food, 1 {{resource}}, 2 Stories and 1 Light Soldier.',
    chef: '{{player}} has Adelita, the Ship’s Chef: 1 more Food.',
    dice: 'The pool has {{dice}}: {{neutral}} neutral, {{players}} of players, {{dissenters}} of the Dissenters.',
    influenceSpaces: 'Each Officer has {{spaces}} for Influence.',
    firstSettlement: '{{player}}: first Settlement in {{zone}}, and one cube on its Officer.',
    dissenterSettlements: 'The Dissenters settle in both unused Zones, twice in {{zone}}.',
    dissenterCubes:
      'Dissenter Influence: {{drawn}} on the Officer of the drawn Zone, {{others}} on each other one.',
    trackers: 'Deterministic Threat: both tokens of everybody stand on 0.',
  },
} as const;

export const setupRuleRefusalEn = {
  leaderTwice: '{{leader}} leads only one player.',
  abilitiesAlways: 'In this edition the Leader abilities are always in use.',
  officerTwice: 'Each Officer belongs to one Zone.',
  zoneTwice: 'Two players begin in the same Zone.',
  dissenterZone: 'With two players the Zone drawn for the Dissenters is needed.',
  dissenterZoneTaken: '{{zone}} is taken: the Dissenters begin in a Zone that nobody uses.',
} as const;

export const setupSessionEn = {
  editionNote: {
    'beta-2020': 'The English rulebook of October 2020: ties are shared out, abilities always on.',
    'published-2021':
      'The box in the shops: ties are friendly, abilities optional, some values on tiles only.',
  },
  trackingNote: {
    essentials: 'Followers, Votes, Safeguard, Valor, officers and the turn',
    full: 'Also resources, Soldiers, Settlements, dice, Walls, Traps and Dinos',
  },
  module: {
    dinoPlacement: 'Dinos without luck',
    walls: 'Walls without luck',
    traps: 'Traps without luck',
    threat: 'Threat without luck',
  },
  moduleNote: {
    dinoPlacement: 'Both Dino dice lie open; the next face is always known',
    walls: 'A Wall gives 1 Safeguard and helps the figure nearest to it',
    traps: 'A Trap of the right type kills and pays 3 Followers',
    threat: 'Two tokens move along a track instead of a roll',
  },
  breachRule: { always: 'Always blocked', 'on-breach': 'Blocked after a breach only' },
  setup: {
    leader: 'Leader',
    edition: 'Edition',
    differences: 'What differs between the editions',
    variants: 'Variants',
    tracking: 'What shall the app follow?',
    abilities: 'Leader abilities',
    abilitiesNote: 'Side B of the player boards; leave them out for a first game',
    officers: 'Officers',
    officersDefault: 'As in a first game',
    officersDrawn: 'By the app; the first Settlements are chosen afterwards',
    entered: 'As they lie',
    officersEntered: 'Drawn on the table: say which lies where',
    drawn: 'Drawn',
    chosen: 'Chosen',
    tokensDrawn: 'By the app',
    tokensChosen: 'By agreement, or drawn with Challenge cards',
    breachTokens: 'Breach tokens',
    breachToken: 'Breach token {{number}} covers',
    dissenterZone: 'Zone of the extra Dissenter Settlement',
    placement: 'First Settlement: {{player}}',
    recommended: 'As recommended for the Leader',
    box: 'Check with your box',
    boxNote:
      'These values are on tiles or unclear in the books. They are prefilled; correct what your box shows.',
    tile: 'Assembly {{number}}: Followers by place',
    scale: 'Final majorities: Followers by place',
    picks: 'Rewards for Contribution 0, 1, 2…',
    picksHint: 'Empty: as the rules count',
    listHint: 'Numbers with commas',
    breachRule: 'Covered rewards',
    engineer: 'Bonus of the Chief Engineer',
    engineerNote: 'Safeguard printed on the tile',
    dinoSpaces: 'Dino spaces by column in a Dangerous Zone',
  },
  checklist: {
    smallBoard: 'Main board: the side with three columns',
    largeBoard: 'Main board: the side with four columns',
    covers: 'Cover the third Dino row and Settlement spaces 7–10 in every Zone',
    pool: 'Dice pool: {{dice}}',
    poolNote: 'Neutral {{neutral}}, one of each player; roll them all',
    poolNoteDissenters: 'Neutral {{neutral}}, one of each player, Dissenters {{dissenters}}; roll them all',
    tiles: 'Assembly Scoring tiles for {{players}} players: {{count}} in a row',
    rewards: 'Combat Rewards board and its Breach tokens beside the Main board',
    assemblyBoard2: 'Assembly board beside it: the side for two players',
    assemblyBoard34: 'Assembly board beside it: the side for three and four players',
    rewardTiles: 'The four Assembly Reward tiles beside the Assembly board',
    supply: 'Beside the board: Dinos, Food, {{resource}}, Stories, the Dino, Wall, Trap and Threat dice',
    stayInBox: 'Stays in the box: {{dice}}',
    boxed: { walls: 'Wall die', traps: 'Trap die', threat: 'Threat die' },
    officerSide2: 'Officer tiles under the Main board: the side for two players',
    officerSide34: 'Officer tiles under the Main board: the side for three and four players',
    officer: '{{officer}} beside {{zone}}',
    breach: 'Breach token beside “{{reward}}”',
    patrols: 'Open two Patrol cards with one stage, shuffle the others',
    patrolsNote: 'From the cards numbered 1–9',
    challenges: 'Shuffle the Light and the Heavy Challenge cards',
    boards: 'Player boards, side {{side}}',
    boardPlayer: '{{player}}: {{leader}}',
    pieces:
      'Everybody, in one colour: Leader, 12 Settlements, 7 Walls, 8 Traps, 15 cubes, 5 Light and 5 Heavy Soldiers, dice, Patrol stage marker',
    piecesNote: '10 cubes of each colour stay in the box for Episode 2',
    traps: 'Traps face down; only their owner may look',
    tracks: 'Votes, Safeguard and Valor of everybody on 0',
    assets: 'Everybody: 10 Followers, 1 Food, 1 {{resource}}, 2 Stories, 1 Light Soldier',
    assetsNote: 'Adelita begins with 1 Food more',
    first: '{{player}}: Settlement on the lowest space of {{zone}}, cube on the {{officer}}',
    firstNote: 'From the last player backwards',
    dissenters: 'Dissenters: one Settlement in each unused Zone, a second one in {{zone}}',
    dissenterCubes: 'Dissenter cubes: 2 on the {{officer}}, 1 on each other Officer',
    dinoDice: 'Roll both Dino dice and leave them open',
    threat: 'Threat tracks: both tokens of everybody on 0',
    starts: '{{player}} begins, then clockwise',
    startsNote: 'Whoever was on a boat last begins: change the seats if that is somebody else',
  },
} as const;

export const setupActEn = {
  settledBy: '{{player}} settles there.',
} as const;

export const setupHintEn = {
  firstSettlement:
    'The last player settles first, on the lowest space of a Zone that is still free, and puts a cube on its Officer.',
  dissenterZone: 'Draw one of the two Zones that nobody uses: there the Dissenters have a second Settlement.',
  checklist: 'Tick off what lies on the table. Everything can be skipped, and found again behind “more”.',
} as const;

export const setupRefusalEn = {
  players: 'Episode 1 needs {{min}} to {{max}} players. Add or remove somebody.',
  zoneTwice: '{{zone}} is taken by another player. Choose another Zone.',
  dissenterZone: '{{zone}} is taken by a player. Choose a free Zone, or draw.',
  scale: 'Enter 1 to {{count}} numbers, with commas.',
  picksTable: 'Enter up to {{count}} numbers, with commas, or leave it empty.',
  dinoSpaces: 'Enter {{count}} numbers, each 2 or 3.',
  engineerBonus: 'The bonus is 1 or 2.',
  officerTwice: '{{officer}} lies in two Zones. Choose another Officer for one of them.',
} as const;
