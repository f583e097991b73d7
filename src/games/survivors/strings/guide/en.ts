import type { StringTree } from '@/engine';

/** The first game, told while it is played. */
export const guide = {
  chapter: 'First turn: {{phase}}',
  intro: {
    story: 'One caravan',
    story1:
      'Your home is gone. You drive through the Wasteland together, three Hordes behind you, looking for a new one.',
    story2: 'Everybody leads a Faction. Survivors, Scrap, Herb, Resolve and Fuel belong to all of you.',
    turn: 'One Encounter a turn',
    turn1:
      'Drive to a tile next to you. The Hordes come closer. The tile asks for Combat, Civilized and Production.',
    turn2: 'Roll your Factions’ dice. The app counts what you need and says what happens.',
    end: 'A place to stay',
    end1: 'After any Encounter you may settle. A story says whether your home survives: you all win, or you all lose.',
    end2: 'You need the box, the Encounter Guide and about an hour.',
  },
  check: {
    encounter: 'Challenges against icons: what succeeds and what happens',
    successes: 'Successes, with the Aberrant Die and cards',
    loss: 'Resources the Threat takes',
    chances: 'How likely is it?',
    chancesNote: 'Dice against Challenges, exactly',
    dice: 'Dice for each Skill',
    answer: 'What the rules say',
  },
  setup: {
    title: 'Set up the table',
    first: 'Say where the three Hordes are: spread out they are easier to outrun.',
    second: 'The list below shows what goes where, for exactly this table. Tick it off or skip it.',
    way: 'Set up the table',
  },
  travel: {
    title: 'Drive',
    first: 'Choose a neighbour. It costs 1 Fuel, and you have seven.',
    second:
      'The board shows how many Hordes would reach you on each tile. Meeting one now is cheaper than meeting it at home.',
    way: 'Travel',
  },
  challenges: {
    title: 'What the tile asks for',
    first: 'Three icons meet at each corner of your tile. Matching icons make the corner harder.',
    second: 'Tap them once: the app remembers every tile. The highest Skill is the Threat.',
    way: 'Count Challenges',
  },
  encounter: {
    title: 'Roll',
    first: 'Read the Threat’s story in the Encounter Guide. Each Faction chooses a side of its tile.',
    second: 'A failed Threat costs Resources. The two Obstacles decide the Penalty or Reward.',
    way: 'Resolve Encounter',
  },
  decide: {
    title: 'Stay or go?',
    first: 'You may settle here, or pass the lead and drive on. Without Fuel you must stay.',
    second: 'Every Horde left on the map would take ten Resources. Look at the dials before you decide.',
    way: 'Travel on',
  },
  dice: {
    title: 'Your Factions',
    first: 'Each Faction tile says how many dice you roll. Tap your row on the table and enter them once.',
    second: 'You can also just roll: then the app only asks for the icons.',
  },
  horde: {
    title: 'A Horde is here',
    first: 'It adds three Challenges, split as the leader likes.',
    second: 'Then it is gone for good, whether you win or not.',
  },
} as const satisfies StringTree;
