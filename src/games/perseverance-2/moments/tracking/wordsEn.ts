import { levelEn } from '../../../perseverance/moments/tracking/wordsEn';

/** How much is followed, and what only a table with Essentials is asked, in English. */
export const en = {
  session: {
    trackingNote: {
      essentials: 'Followers, Votes, Valor, Officers, Perks, Leaders, Adventures, Breaches and the turn',
      full: 'Also goods, Soldiers, Dinos, Settlements, dice and the Cleared Areas',
    },
    unseen: {
      means: 'Cubes left {{cubes}} · Valor {{valor}}',
      off: 'Not tracked in Essentials',
      offText: 'Pieces on the board are tracked in Full. Turn it on under “More”.',
      people: 'Votes, Adventures, Perks',
      withoutApp: 'Anything that only moves goods and Soldiers you do without the app.',
      standing: 'How many Settlements of yours in {{zone}}?',
      standingHelp: 'Those there before this Effect. Each is worth 1 Follower.',
      besides: 'What else is in that Area?',
      attack: 'A Camp or an Outpost was used: its owner has a Dino Attack',
      underCamp: 'Breach token under the Camp that was used',
      onOutpost: 'Breach token onto the Outpost that was used',
      damage: 'Damage {{damage}} each',
      trial: '{{card}} counts pieces that are not tracked here: enter its Followers with the others.',
      conditions: 'What Officers count',
    },
    stock: {
      goods: 'Food, Scrap, Island Resources, Stories and Glowberries',
      soldiers: 'Soldiers and Adventure cards in hand',
      dinos: 'Dinos in the Enclosures',
      zones: 'Settlements and dice by Zone',
      areas: 'Cleared Areas and what is there',
      settlements: 'Settlements in City Zones',
      settlementsHelp:
        'Only your own, without those on Outposts. You need not place dice: the Assembly asks.',
      areasHelp: 'Add the missing Cleared Areas, and set what is on each.',
      recorded: '{{player}}, as recorded so far: {{pieces}}',
    },
    level: {
      ...levelEn,
      presenceAgain:
        'Filled in from the last Assembly, with Settlements, Camps and Outposts recorded since. Recount what has changed, above all dice and Leaders. Enter the Votes from before this Assembly.',
      presenceFirst:
        'Filled in from the set-up, with what was recorded since. Count Settlements, dice and Leaders in each City Zone, and Outposts, Camps, dice and Leaders in Discovery. Enter the Votes from before this Assembly.',
    },
  },
} as const;
