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
      votes: 'A tie in the Assembly',
      zone: 'First and second in a Zone',
      breach: 'A breach',
      officers: 'What an Officer pays',
      threat: 'A Threat',
    },
    note: {
      influence: 'A full track, its bonus, and the cubes that are left over',
      votes: 'Followers for Votes when some have the same',
      zone: 'Presence, the chosen reward and what second place gets',
      breach: 'What the Dinos do that got through',
      officers: 'Most cubes, second most, and halves',
      threat: 'Whether a Soldier is lost',
    },
    ...checkLessonEn,
    votes: 'Votes of everybody',
    tile: 'Followers by place on the tile',
    place: 'Place {{place}}',
    active: 'Whose turn was it?',
    through: 'Which Dinos got through?',
    top: 'Settlement {{number}} from the top: whose?',
    noMore: 'There is none',
    counts: 'What the Officer looks at',
    area: 'Pieces in the best area',
    patrols: 'Patrols',
    built: 'Walls and Traps',
    how: 'With a roll or without luck?',
    dice: 'The Threat die is rolled',
    tokens: 'Tokens move on the track',
    threatOf: 'Whose Threat?',
    risk: 'At risk: {{soldier}}',
    threatFigures: 'The figures',
    threat: 'Threat',
    roll: 'Rolled',
    token: 'Token stands on',
    onCard: 'On the card: {{what}}',
    lost: 'Lost',
    survived: 'Nobody is lost',
  },
  intro: {
    ...introLessonEn,
    story: 'Stranded among dinosaurs',
    story1:
      'Your ship lies wrecked on an island. Each of you leads some of the survivors and tries to make a town out of them.',
    story2: 'Whoever has the most Followers at the end wins.',
    evening: 'How the evening goes',
    evening1: 'Turn by turn dice go to work on the board. Each of them lures dinosaurs.',
    evening2:
      'When a place is full of them, they attack. When the dice run out, everybody meets and counts. Two or three such meetings, and the game is over.',
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
    text: 'What only this Leader can do. {{ability}}.',
  },
  die: {
    title: '{{player}}, choose a die',
    first1:
      'Take any die of the pool and put it on a free space on the board. The space decides what you get.',
    first2:
      'Where a free space of that effect shows the face of your die, it goes there. Plain spaces are for dice that match none.',
    again1: 'The same steps as before: a die, the Dinos it lures, its effect, and one smaller action.',
    again2: 'Neutral dice and your own cost nothing. The die of somebody else costs you 2 Followers.',
    second1:
      'No die shows the face you want? Before you place a die you may turn it to any face for 1 Story.',
    second2:
      'Whatever you can play now, with its price, stands behind the button “What can I do?” on this card.',
  },
  dinos: {
    title: 'The die lures Dinos',
    first1: 'Your space shows who comes: certain Dinos, or a roll of the white Dino die.',
    first2:
      'Put them into the Defense area of the same Zone, along its arrows. Whoever finds no room stays away.',
  },
  effect: {
    title: 'Now its effect',
    title2: 'Dinos, then the effect',
    first1: 'Do what the space says: pay first, then take what it gives.',
    brief1: 'First the Dinos that your space lures, then what the space says.',
    essentials:
      'Food, Scrap, Stories and Soldiers you keep in front of you. Only what changes Followers, Votes, Safeguard or Valor has to be noted here.',
    full: 'Tell Foothold which effect it was: it pays, gives and keeps count.',
    second2:
      'Your dice and Settlements in a Zone are your Presence there. At the Assembly it matters who has the most.',
  },
  secondary: {
    title: 'One smaller action',
    first1:
      'Every turn has a Secondary Action too. The simplest is one free cube on an Officer: cubes are counted at every Assembly.',
    first2: 'More cubes cost Stories; Foothold says how many.',
    again1: 'Again a cube on an Officer, or your Leader this time.',
    again2:
      'In a Community area the Leader brings you one more effect, without Dinos. In a Defense area the Leader fights in the next attack there.',
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
    text1: 'Every Dino space of this Zone is taken. When the turn is done, the Dinos attack.',
    text2: 'Everybody with pieces in that Defense area takes part. Foothold leads you through, step by step.',
  },
  assembly: assemblyLessonEn,
  end: {
    title: 'Three last things',
    text1:
      'The Assemblies are over. Figures in the defence, Walls and Traps, and what you have left still count.',
    text2: 'After that the most Followers win.',
  },
  endTurn: {
    title: 'The turn ends',
    essentials1:
      'Before it does, look at the board. Are all Dino spaces of one Zone taken? Then it is attacked now: “More”, “Dino Attack”.',
    full1: 'Before it does, Foothold looks whether a Dino Attack is due; it says so.',
    text2: 'If not, {{player}} is next.',
  },
  farewell: {
    ...farewellLessonEn,
    text1:
      'From here on the guide keeps quiet. It comes back for the first Dino Attack, the first Assembly and the end.',
  },
  walk: {
    setupChecklist: 'First the board',
    setupChecklist1:
      'Lay out what the list says and tick it off. It is made for your number of players and your Leaders.',
    setupChecklist2: 'When everything lies there, tap “The table is set”.',
    dinoAttack: 'How an attack goes',
    dinoAttack1:
      'Traps first, then Walls, then the fight: figures against the nearest Dinos of their column. Who is left breaks through.',
    dinoAttack2: 'Show who stands where and what you roll. Foothold works out the rest, and why.',
    assembly: 'How an Assembly goes',
    assembly1:
      'Dice, Settlements and Leader in a Community area are your Presence in that Zone. Whoever alone has the most may choose there, unseen: goods or Votes.',
    assembly2: 'Then Votes bring Followers, and after them the Officers do.',
    finalScoring: 'How the end is counted',
    finalScoring1:
      'Two majorities in the Defense areas, then leftovers. Foothold counts; you can set any number otherwise.',
    patrolBegin: 'How a Patrol goes',
    patrolBegin1:
      'Take one of the two open cards and put at least as many Soldiers on it as it asks for. They stay there until it is over.',
    patrolBegin2: 'Its first stage is resolved at the end of this very turn.',
    patrolStage: 'How a stage goes',
    patrolStage1: 'Take what the stage shows. Challenge cards bring more, and a Threat with it.',
    patrolStage2: 'A roll below the Threat costs a Soldier. Everybody else comes home when the Patrol ends.',
  },
  turn: turnLessonEn,
} as const;
