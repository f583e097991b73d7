import {
  assemblyLessonEn,
  checkLessonEn,
  doingLessonEn,
  farewellLessonEn,
  introLessonEn,
  priceLessonEn,
  setupLessonEn,
  turnLessonEn,
} from '../../../perseverance/words/guideEn';

/** The guide through a first game of Episode 2 and the turn companion, in English. */
export const lesson = {
  check: {
    ...checkLessonEn,
    title: {
      influence: 'Cubes and a Perk',
      zone: 'A Zone at the Assembly',
      combat: 'A Combat',
      attack: 'A Dino Attack',
    },
    note: {
      influence: 'A full row, its bonus, and whether you can gain the Perk',
      zone: 'A tie, the chosen reward and what second place gets',
      combat: 'Damage, Injuries, kills and captures',
      attack: 'Whether the defense holds, and what a Breach brings',
    },
    whichPerk: 'Which Perk?',
    noPerk: 'No Perk',
    before: 'What the player had',
    owned: 'Perks of this Officer before',
    perks: 'Perks that count here',
    second: 'What did second place choose?',
    followersChoice: '2 Followers',
    party: 'Who fights?',
    dinos: 'Against whom?',
    injuries: 'Who is hit?',
    injuriesOf: 'Injuries: {{what}}',
    saved: 'Saved with Valor: {{what}}',
    capture: 'Which are captured?',
    held: 'In the Enclosure before: {{what}}',
    captured: 'Captured: {{what}}',
    damage: 'Damage',
    ofNeeded: '{{damage}} of {{needed}}',
    enclosure: 'In the Enclosure afterwards',
    trigger: 'What was used?',
    there: 'In the Cleared Area, and on the card',
    threshold: 'Threshold of the card',
    spent: 'Valor spent',
    onCard: 'Dinos of a Breach on the card',
    holds: 'The defense holds',
    fails: 'A Breach',
    value: '{{value}} against {{threshold}}',
    inBreach: 'In the Breach',
  },
  intro: {
    ...introLessonEn,
    story: 'Out through the gate',
    storyLine:
      'The town is safe. Now each of you leads people into the wilderness, to clear it, settle it and capture dinosaurs. Most Followers wins.',
    evening: 'How a game goes',
    eveningLine:
      'A turn is a die on the board and a Secondary Action. Camps and Outposts rouse the dinosaurs. When the dice run out you hold an Assembly and score, two or three times.',
  },
  do: {
    ...doingLessonEn,
    perks: 'Show the Perks',
  },
  setup: setupLessonEn,
  perk: {
    title: 'Your first Perk',
    line: 'Everybody starts with one Perk: an ability for the whole game.',
  },
  die: {
    title: 'Choose a die',
    line: 'Put any die from the pool on a free space of a City Zone: one with its face, or else a plain one.',
  },
  effect: {
    title: 'The Effect',
    essentials: 'Pay what the space asks, then take what it gives. Here, enter only the numbers you see.',
    full: 'Pay what the space asks, then take what it gives. Tap that Effect and Foothold counts it.',
  },
  secondary: {
    title: 'Secondary Action',
    line: 'Then one Secondary Action: a cube on an Officer costs 1 Story and brings a Perk. Explore is free.',
  },
  price: priceLessonEn,
  helper: {
    title: 'The Leader helps',
    line: 'Your Leader can be the Secondary Action: on a free Leader space, one more Effect there.',
  },
  presence: {
    title: 'Presence',
    line: 'Dice, Settlements and Leaders in a Zone are your Presence. The most wins the Zone at the Assembly.',
  },
  outside: {
    title: 'Out into the wilderness',
    line: 'With Soldiers ready, go on an Adventure from any Camp. Its owner is attacked afterwards.',
  },
  rows: {
    title: 'Rows of Perks',
    line: 'One Perk of an Officer opens the second row, two open the third.',
  },
  adventure: {
    title: 'Your Adventure',
    line: 'A party is out: resolve its stage after everything else, before the turn ends.',
  },
  breach: {
    title: 'Your Breach',
    line: 'Every Dino in your Breach costs 1 Follower at the end of your turn. Only a Counterattack ends it.',
  },
  attack: {
    title: 'The first Dino Attack',
    line: 'A Camp or Outpost was used, so its owner is attacked: draw a card of that terrain.',
  },
  assembly: assemblyLessonEn,
  end: {
    title: 'The last things',
    line: 'The Assemblies are over. Captured Dinos and leftovers still score, then most Followers wins.',
  },
  endTurn: {
    title: 'The turn ends',
    line: 'Done? Stand toppled Soldiers up and tap “Next turn”. Foothold says if something is still due.',
  },
  farewell: farewellLessonEn,
  walk: {
    combat: 'How a Combat goes',
    combatLine:
      'Light Soldiers deal 1 Damage, Heavy ones and the Leader 2. A Shieldhead takes 2, the others 1.',
    dinoAttack: 'How an attack goes',
    dinoAttackLine: 'Reach the card’s Threshold: Camp and Outpost count 1 each, a Watchtower 2, a Valor 1.',
    breachTurn: 'What a Breach costs',
    breachTurnLine: '1 Follower for each Dino in it. With two or more, you choose one that leaves.',
    counterattack: 'How a Counterattack goes',
    counterattackLine:
      'A Combat against all Dinos of one Breach, anybody’s. Beat them all and you get the card’s Savior Bonus.',
    adventureBegin: 'How an Adventure begins',
    adventureBeginLine:
      'Play a card that fits the tile, with at least as many pieces as it asks for. They stay until it is completed.',
    adventureStage: 'How a stage goes',
    adventureStageLine:
      'Take what the stage shows. A Challenge card gives more, but a roll below its Threat costs a Soldier.',
    outpost: 'How an Outpost is used',
    outpostLine: 'Do what the tile says, no matter who owns it. Its owner then has a Dino Attack.',
    assembly: 'How an Assembly goes',
    assemblyLine:
      'A Zone’s sole leader chooses in secret: goods or Votes. Second place gets half of the rest.',
    finalScoring: 'How the final scoring goes',
    finalScoringLine: 'Sets of captured Dinos, then leftovers. You can change any number.',
  },
  turn: turnLessonEn,
} as const;
