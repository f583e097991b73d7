import {
  checkLessonEn,
  assemblyLessonEn,
  chapterLessonEn,
  doingLessonEn,
  farewellLessonEn,
  introLessonEn,
  setupLessonEn,
  turnLessonEn,
} from '../../../perseverance/words/guideEn';

/** The guide through a first game and the turn companion, in English. */
export const lesson = {
  check: {
    title: {
      influence: 'Cubes on an Officer',
      votes: 'A tie at the Assembly',
      zone: 'First and second in a Zone',
      breach: 'A breach',
      officers: 'What an Officer scores',
      threat: 'A Threat',
    },
    note: {
      influence: 'A full track, its bonus, and the cubes left over',
      votes: 'Followers for Votes when players are tied',
      zone: 'Presence, the chosen reward and what second place gets',
      breach: 'What the Dinos that broke through do',
      officers: 'Most cubes, second most, and halves',
      threat: 'Whether a Soldier is lost',
    },
    ...checkLessonEn,
    votes: 'Everybody’s Votes',
    tile: 'Followers by place on the tile',
    place: 'Place {{place}}',
    active: 'Whose turn was it?',
    through: 'Which Dinos broke through?',
    top: 'Settlement {{number}} from the top: whose?',
    noMore: 'There is none',
    counts: 'What the Officer counts',
    area: 'Pieces in the best area',
    patrols: 'Patrols',
    built: 'Walls and Traps',
    how: 'With a roll or without dice luck?',
    dice: 'Roll the Threat die',
    tokens: 'Tokens move on the track',
    threatOf: 'Whose Threat?',
    risk: 'At risk: {{soldier}}',
    threatFigures: 'The numbers',
    threat: 'Threat',
    roll: 'Rolled',
    token: 'Token is on',
    onCard: 'On the card: {{what}}',
    lost: 'Lost',
    survived: 'Nobody is lost',
  },
  intro: {
    ...introLessonEn,
    story: 'Stranded among dinosaurs',
    story1:
      'Your ship is wrecked on an island. Each of you leads some of the survivors and tries to build a town with them.',
    story2: 'Most Followers at the end wins.',
    evening: 'How a game goes',
    evening1: 'Each turn you place a die on the board. Each die lures dinosaurs.',
    evening2:
      'When a place is full of them, they attack. When the dice run out, you hold an Assembly and score. After two or three Assemblies the game is over.',
  },
  chapter: chapterLessonEn,
  do: {
    ...doingLessonEn,
    defense: 'Show the Defense areas',
    secondary: 'Soldiers or Leader',
    patrolStage: 'Resolve the stage',
  },
  setup: setupLessonEn,
  leader: {
    title: '{{player}} plays {{leader}}',
    text: 'Only this Leader can do this. {{ability}}.',
  },
  die: {
    title: '{{player}}, choose a die',
    first1:
      'Take any die from the pool and put it on a free space on the board. The space decides what you get.',
    first2:
      'If a free space of that effect shows the face of your die, it must go there. Plain spaces are for dice that match none.',
    again1: 'Same steps as before: a die, the Dinos it lures, its effect, and a Secondary Action.',
    again2: 'Neutral dice and your own are free. Another player’s die costs you 2 Followers.',
    second1:
      'No die with the face you want? For 1 Story you may change a die to any face before you place it.',
    second2: 'Everything you can play now, with its price, is under “What can I do?” on this card.',
  },
  dinos: {
    title: 'The die lures Dinos',
    first1: 'Your space shows who comes: certain Dinos, or a roll of the white Dino die.',
    first2:
      'Put them in the Defense area of the same Zone, along its arrows. If there is no room, don’t place it.',
  },
  effect: {
    title: 'Now its effect',
    title2: 'Dinos, then the effect',
    first1: 'Do what the space says: pay first, then take what it gives.',
    brief1: 'First the Dinos your space lures, then what the space says.',
    essentials:
      'Keep Food, Scrap, Stories and Soldiers in front of you. Here you only record what changes Followers, Votes, Safeguard or Valor.',
    full: 'Tell Foothold which effect it was: it pays, gives and keeps count.',
    second2:
      'Your dice and Settlements in a Zone are your Presence there. At the Assembly it matters who has the most.',
  },
  secondary: {
    title: 'Secondary Action',
    first1:
      'Every turn also has a Secondary Action. The simplest is one free cube on an Officer: cubes score at every Assembly.',
    first2: 'More cubes cost Stories; Foothold says how many.',
    again1: 'Another cube on an Officer, or your Leader this time.',
    again2:
      'In a Community area the Leader gives you one more effect, without Dinos. In a Defense area the Leader fights in the next attack there.',
    second1:
      'Or place 1 or 2 Soldiers in Defense areas: each earns 1 Valor in the top row, 1 Safeguard in the bottom row. After an attack these buy rewards.',
    second2: 'When all spaces of an Officer are full, a bonus is paid at once. Foothold says to whom.',
  },
  patrol: {
    title: 'Your Patrol',
    text: '{{player}} has Soldiers on Patrol. Resolve their stage now, after everything else and before the turn ends.',
  },
  attack: {
    title: 'Dino Attack: {{zone}}',
    text1: 'Every Dino space of this Zone is taken. When the turn ends, the Dinos attack.',
    text2: 'Everybody with pieces in that Defense area takes part. Foothold guides you step by step.',
  },
  assembly: assemblyLessonEn,
  end: {
    title: 'Three last things',
    text1:
      'The Assemblies are over. Figures, Walls and Traps in the Defense areas, and what you have left, still count.',
    text2: 'Then most Followers wins.',
  },
  endTurn: {
    title: 'The turn ends',
    essentials1:
      'First look at the board. Are all Dino spaces of one Zone taken? Then it is attacked now: “More”, “Dino Attack”.',
    full1: 'First Foothold checks whether a Dino Attack is due, and says so.',
    text2: 'If not, {{player}} is next.',
  },
  farewell: {
    ...farewellLessonEn,
    text1:
      'The guide stays quiet from here. It comes back for the first Dino Attack, the first Assembly and the end.',
  },
  walk: {
    setupChecklist: 'First the board',
    setupChecklist1:
      'Set up what the list says and tick it off. It is made for your number of players and your Leaders.',
    setupChecklist2: 'When everything is there, tap “The table is set”.',
    dinoAttack: 'How an attack goes',
    dinoAttack1:
      'Traps first, then Walls, then the fight: figures against the nearest Dinos in their column. Dinos that are left break through.',
    dinoAttack2: 'Show who is where and what you roll. Foothold works out the rest, and why.',
    assembly: 'How an Assembly goes',
    assembly1:
      'Dice, Settlements and a Leader in the Community area are your Presence in that Zone. A sole leader chooses there in secret: goods or Votes.',
    assembly2: 'Then Votes give Followers, and after them the Officers.',
    finalScoring: 'How the final scoring goes',
    finalScoring1:
      'Two majorities in the Defense areas, then leftovers. Foothold counts; you can change any number.',
    patrolBegin: 'How a Patrol goes',
    patrolBegin1:
      'Take one of the two open cards and put at least as many Soldiers on it as it asks for. They stay there until it is over.',
    patrolBegin2: 'Its first stage is resolved at the end of this turn.',
    patrolStage: 'How a stage goes',
    patrolStage1: 'Take what the stage shows. Challenge cards give more, but bring a Threat.',
    patrolStage2: 'A roll below the Threat costs a Soldier. Everybody else returns when the Patrol ends.',
  },
  turn: turnLessonEn,
} as const;
