import type { StringTree } from '@/engine';

/** The first game, told while it is played. */
export const guide = {
  chapter: 'First turn: {{phase}}',
  intro: {
    story: 'One caravan',
    story1:
      'Your home is gone. You drive through the Wasteland together, three Hordes behind you, and look for a new one.',
    story2: 'Everybody leads a Faction. Survivors, Scrap, Herb, Resolve and Fuel belong to all of you.',
    turn: 'One Encounter a turn',
    turn1:
      'Drive to a tile next to you. The Hordes come closer. The tile asks for Combat, Civilized and Production.',
    turn2: 'Roll the dice of your Factions. The app counts what you need and says what follows.',
    end: 'A place to stay',
    end1: 'After any Encounter you may settle. A story tells whether your home lives: you all win, or you all lose.',
    end2: 'You need the box, the Encounter Guide and about an hour.',
  },
  check: {
    encounter: 'Challenges against icons: what is met and what follows',
    successes: 'Successes, with the Aberrant Die and cards',
    loss: 'Resources that the Threat takes',
    chances: 'How likely is it?',
    chancesNote: 'Dice against Challenges, exactly',
    dice: 'Dice for each Skill',
    answer: 'What the rules say',
  },
  setup: {
    title: 'Lay out the table',
    first: 'Say where the three Hordes are: far apart is easier to outrun.',
    second: 'A list under it shows what goes where, for exactly this table. Tick it off or skip it.',
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
    first: 'Three icons meet at each corner of your tile. Same icons make the corner dearer.',
    second: 'Tap them once: the app remembers every tile it has seen. The highest Skill is the Threat.',
    way: 'Count Challenges',
  },
  encounter: {
    title: 'Roll',
    first: 'Read the story of the Threat from the Encounter Guide. Every Faction chooses a side of its tile.',
    second: 'A failed Threat costs Resources. The two Obstacles decide on Penalty or Reward.',
    way: 'Resolve Encounter',
  },
  decide: {
    title: 'Stay or go?',
    first: 'You may settle here, or pass the lead and drive on. Without Fuel you have to stay.',
    second: 'Every Horde still on the map would take ten Resources. Look at the dials before you decide.',
    way: 'Travel on',
  },
  dice: {
    title: 'Your Factions',
    first: 'Each Faction tile says how many dice you roll. Open your row on the table and enter them once.',
    second: 'You can also just roll: the app only asks for the icons.',
  },
  horde: {
    title: 'A Horde is here',
    first: 'It adds three Challenges, spread as the leader likes.',
    second: 'Then it is gone for good, whether you win or not.',
  },
} as const satisfies StringTree;
