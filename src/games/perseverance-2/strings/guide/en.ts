import {
  assemblyLessonEn,
  chapterLessonEn,
  checkLessonEn,
  doingLessonEn,
  farewellLessonEn,
  introLessonEn,
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
    story1:
      'The town has its wall and its peace. Now each of you leads people into the wilderness, to clear it, settle it and capture what lives there.',
    story2: 'Most Followers at the end wins.',
    evening: 'How a game goes',
    evening1:
      'A turn is a die on the board and a Secondary Action. Officers teach you Perks: abilities you keep.',
    evening2:
      'Using a Camp or an Outpost rouses the dinosaurs against its owner. When the dice run out, you hold an Assembly and score, two or three times.',
  },
  chapter: chapterLessonEn,
  do: {
    ...doingLessonEn,
    explore: 'Explore',
    leader: 'Send the Leader',
    adventureStage: 'Resolve the stage',
    breachTurn: 'Pay for the Breach',
    perks: 'Show the Perks',
  },
  setup: setupLessonEn,
  perk: {
    title: '{{player}} starts with {{perk}}',
    text1: '{{note}}.',
    text2: 'This Perk is yours for the whole game. Officers, Settlements and Camps give you more.',
  },
  die: {
    title: '{{player}}, choose a die',
    first1:
      'Take any die from the pool and choose an Effect of a City Zone. If one of its free spaces shows the die’s face, it goes there, otherwise on a plain one.',
    first2: 'Another player’s die costs 2 Followers; all others are free.',
    again1: 'As before: a die, its Effect, then a Secondary Action.',
    again2: 'For 1 Story you may change the die to another face before you place it.',
    second1: 'Your dice stay on the board as your Presence, and so do Settlements and your Leader.',
    second2: 'Every price and reward is under “What can I do?” on this card.',
  },
  effect: {
    title: 'Now the Effect',
    essentials:
      'Do what the space says. Keep goods and Soldiers in front of you; tell Foothold what changes Followers, Votes, Valor, cubes or Perks.',
    first1:
      'Do what the space says: pay first, then take. Tell Foothold which Effect it was, and it keeps count.',
    first2:
      'A good start: Gather for goods, Training for Soldiers, or Settle, whose Settlement gives a cube or a Perk.',
    again1: 'Tell Foothold the Effect and what you pick. Options you can’t take say why.',
    again2: 'Adventure leads outside: fight on a hex next to a Camp, clear it, or build a Camp of your own.',
    second1: 'With Soldiers ready you can go on an Adventure from any Camp, also another player’s.',
    second2: 'That Camp’s owner has a Dino Attack afterwards, so think about whose it is.',
  },
  secondary: {
    title: 'Secondary Action',
    first1:
      'Every turn has exactly one. Influence an Officer: a cube for 1 Story, plus a Perk of that Officer.',
    first2: 'No Story to spare? Explore is free: an Adventure card and a small gift.',
    again1: 'Influence, Explore, or your Leader this time.',
    again2:
      'The Leader goes to a free Leader space and resolves one more Effect there. Moving on later costs 2 Glowberries.',
    second1: 'The second row of Perks opens with one Perk of the same Officer, the third with two.',
    second2: '“!” means 1 more Story or Valor. Four cubes on an Officer pay a bonus at once.',
  },
  adventure: {
    title: 'Your Adventure',
    text: '{{player}} has a party out on a card. Resolve its stage now, after everything else and before the turn ends.',
  },
  breach: {
    title: 'Your Breach',
    text1: '{{player}} has Dinos in the Camp or Outpost. At the end of the turn each costs 1 Follower.',
    text2: 'Then one of them leaves, but never the last. Only a Counterattack ends it, by anybody.',
  },
  attack: {
    title: 'The first Dino Attack',
    text1: 'Somebody used a Camp or an Outpost. Its owner now draws a card of that terrain and must hold it.',
    text2: 'What is built there helps, and so does Valor. Foothold counts, and says what happens.',
  },
  assembly: assemblyLessonEn,
  end: {
    title: 'Two last things',
    text1:
      'The Assemblies are over. Captured Dinos score in pairs and triples, then everything you have left.',
    text2: 'Then most Followers wins; ties: most Perks.',
  },
  endTurn: {
    title: 'The turn ends',
    text1:
      'Toppled Soldiers stand up. Foothold reminds you of an Adventure, a Breach or an Assembly that is due.',
    text2: 'If nothing is due, {{player}} is next.',
  },
  farewell: {
    ...farewellLessonEn,
    text1:
      'The guide stays quiet from here. It comes back for the first Combat, the first Dino Attack, the first Assembly and the end.',
  },
  walk: {
    setupChecklist: 'First the board',
    setupChecklist1: 'Set up what the list says and tick it off. It is made for your number of players.',
    setupChecklist2: 'When everything is there, tap “The table is set”.',
    combat: 'How a Combat goes',
    combat1:
      'Choose who fights and whom. Light Soldiers deal 1 Damage, Heavy ones and the Leader 2; a Shieldhead needs 2, the others 1.',
    combat2: 'Raptors and Shieldheads hit back. Then kill each Dino for a Follower, or capture one.',
    dinoAttack: 'How an attack goes',
    dinoAttack1:
      'Enter the Threshold of the card. Camp and Outpost count 1 each, a Watchtower 2, and each Valor you spend 1.',
    dinoAttack2: 'Enough: the upper reward. Too little: the lower one, and Dinos move in.',
    breachTurn: 'What a Breach costs',
    breachTurn1: '1 Follower for each Dino in it. With two or more, you choose one that leaves.',
    counterattack: 'How a Counterattack goes',
    counterattack1:
      'A Combat against all Dinos of one Breach, yours or another player’s. You must be able to beat them all.',
    counterattack2: 'It frees the place and gives you the Savior Bonus on the card.',
    adventureBegin: 'How an Adventure begins',
    adventureBegin1:
      'Play a card that fits the tile, and put at least as many pieces on it as it asks for, your Leader too if you like.',
    adventureBegin2: 'They stay there until it is completed. Its first stage comes this turn.',
    adventureStage: 'How a stage goes',
    adventureStage1: 'Take what the stage shows. Challenge cards give more, but bring a Threat.',
    adventureStage2: 'A roll below the Threat costs a Soldier. A Leader on the card may ignore one.',
    outpost: 'How an Outpost is used',
    outpost1: 'Do what the tile says, no matter who owns it. Its owner then has a Dino Attack.',
    assembly: 'How an Assembly goes',
    assembly1:
      'The sole leader of a Zone chooses there in secret: goods with 2 Followers, or Votes. Second place gets half of the rest.',
    assembly2: 'Then Votes give Followers, and after them the Officers.',
    finalScoring: 'How the final scoring goes',
    finalScoring1: 'Sets of captured Dinos, then leftovers. Foothold counts; you can change any number.',
  },
  turn: turnLessonEn,
} as const;
