import type { StringTree } from '@/engine';

/** The first game, told while it is played. */
export const guide = {
  intro: {
    story: 'One caravan',
    storyLine:
      'Your home is gone. Drive through the Wasteland together, three Hordes behind you, and find a new one.',
    turn: 'One Encounter a turn',
    turnLine:
      'Drive to the next tile; the Hordes follow. It asks for Combat, Civilized and Production: roll your dice, the app counts.',
    end: 'A place to stay',
    endLine:
      'After any Encounter you may settle. A story says whether your home survives: you all win, or you all lose.',
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
    line: 'Tap the tiles of the three Hordes. Spread out, they are easier to outrun.',
  },
  travel: {
    title: 'Drive',
    line: 'Drive to a neighbouring tile for 1 Fuel. The board shows which Hordes would reach you there.',
  },
  challenges: {
    title: 'What the tile asks for',
    line: 'Three icons meet at each corner of your tile; matching ones make it harder. The highest Skill is the Threat.',
  },
  encounter: {
    title: 'Roll',
    line: 'Read the Threat’s story and roll. A failed Threat costs Resources; the Obstacles decide Penalty or Reward.',
  },
  decide: {
    title: 'Stay or go?',
    line: 'Settle here, or pass the lead and drive on. Every Horde left on the map would take ten Resources.',
  },
  dice: {
    title: 'Your Factions',
    line: 'Your Faction tile says how many dice you roll: tap your row and enter them once.',
  },
  horde: {
    title: 'A Horde is here',
    line: 'A Horde adds three Challenges, split as the leader likes. Then it is gone for good.',
  },
} as const satisfies StringTree;
