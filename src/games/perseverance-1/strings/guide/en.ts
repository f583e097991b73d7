import {
  checkLessonEn,
  assemblyLessonEn,
  doingLessonEn,
  farewellLessonEn,
  introLessonEn,
  priceLessonEn,
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
    storyLine:
      'You are shipwrecked on an island. Each of you leads some of the survivors. Most Followers at the end wins.',
    evening: 'How a game goes',
    eveningLine:
      'Place a die each turn; every die lures dinosaurs, and a full Zone is attacked. When the dice run out you hold an Assembly and score, two or three times.',
  },
  do: doingLessonEn,
  setup: setupLessonEn,
  leader: {
    title: '{{player}} plays {{leader}}',
    line: 'Only {{leader}} can do this: {{ability}}.',
  },
  die: {
    title: 'Choose a die',
    line: 'Put any die from the pool on a free space: one with its face, or else a plain one.',
  },
  dinos: {
    title: 'The die lures Dinos',
    line: 'The space shows which Dinos come. They go into the same Zone’s Defense area, along the arrows.',
  },
  effect: {
    title: 'The effect',
    essentials: 'Pay what the space asks, then take what it gives. Here, enter only the numbers you see.',
    full: 'Pay what the space asks, then take what it gives. Tap that effect and Foothold counts it.',
  },
  secondary: {
    title: 'Secondary Action',
    line: 'Then one Secondary Action. The simplest: a free cube on an Officer. Cubes score at every Assembly.',
  },
  price: priceLessonEn,
  helper: {
    title: 'The Leader helps',
    line: 'Your Leader can be the Secondary Action: one more effect without Dinos, or a fighter in a Defense area.',
  },
  presence: {
    title: 'Presence',
    line: 'Your dice and Settlements in a Zone are your Presence. The most wins the Zone at the Assembly.',
  },
  soldiers: {
    title: 'Soldiers',
    line: 'Place 1 or 2 Soldiers: the top row earns Valor, the bottom row Safeguard. Both buy rewards after an attack.',
  },
  bonus: {
    title: 'A full Officer',
    line: 'When an Officer’s last space is filled, a bonus is paid at once. Foothold says to whom.',
  },
  patrol: {
    title: 'Your Patrol',
    line: 'Soldiers on Patrol: resolve their stage after everything else, before the turn ends.',
  },
  attack: {
    title: 'Dino Attack: {{zone}}',
    line: 'Every Dino space of this Zone is taken: the Dinos attack when the turn ends.',
  },
  assembly: assemblyLessonEn,
  end: {
    title: 'The last things',
    line: 'The Assemblies are over. Your Defense areas and leftovers still score, then most Followers wins.',
  },
  endTurn: {
    title: 'The turn ends',
    line: 'Done? Tap “Next turn”. But if all Dino spaces of a Zone are taken, they attack first.',
  },
  farewell: farewellLessonEn,
  walk: {
    dinoAttack: 'How an attack goes',
    dinoAttackLine:
      'Traps, Walls, then figures strike the nearest Dinos in their column. Those left break through.',
    assembly: 'How an Assembly goes',
    assemblyLine: 'A Zone’s sole leader chooses in secret: goods or Votes. Then Votes and Officers score.',
    finalScoring: 'How the final scoring goes',
    finalScoringLine: 'Two majorities in the Defense areas, then leftovers. You can change any number.',
    patrolBegin: 'How a Patrol goes',
    patrolBeginLine:
      'Take an open card and put at least as many Soldiers on it as it asks for. They stay until it is over.',
    patrolStage: 'How a stage goes',
    patrolStageLine:
      'Take what the stage shows. A Challenge card gives more, but a roll below its Threat costs a Soldier.',
  },
  turn: turnLessonEn,
} as const;
