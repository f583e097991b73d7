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
      off: 'Not followed in Essentials',
      offText: 'Pieces on the board are followed in Full tracking. Switch it on under “More”.',
      people: 'Votes, Adventures, Perks',
      withoutApp: 'What only moves goods and Soldiers is taken without the app.',
      standing: 'How many own Settlements in {{zone}}?',
      standingHelp: 'Those that stood there before this Effect. Each is worth 1 Follower.',
      besides: 'What else stands in that Area?',
      attack: 'A Camp or an Outpost was used: its owner has a Dino Attack',
      underCamp: 'Breach token under the Camp that was used',
      onOutpost: 'Breach token onto the Outpost that was used',
      damage: 'Damage {{damage}} each',
      trial: '{{card}} counts pieces that nobody follows here: enter its Followers with the others.',
      conditions: 'What the Officers look at',
    },
    stock: {
      goods: 'Food, Scrap, Island Resources, Stories and Glowberries',
      soldiers: 'Soldiers and Adventure cards in hand',
      dinos: 'Dinos in the Enclosures',
      zones: 'Settlements and dice by Zone',
      areas: 'Cleared Areas and what stands there',
      settlements: 'Settlements in City Zones',
      settlementsHelp:
        'Only own ones, without those on Outposts. Dice need not be placed: the Assembly asks.',
      areasHelp: 'Add the Cleared Areas that are missing, and set what stands on each.',
      recorded: '{{player}}, as far as it was recorded: {{pieces}}',
    },
    level: {
      ...levelEn,
      presenceAgain:
        'Filled in as counted at the last Assembly, with Settlements, Camps and Outposts recorded since. Count again what has changed: dice and Leaders above all. Votes are those gained before this Assembly.',
      presenceFirst:
        'Filled in from the set-up, with what was recorded since. Count Settlements, dice and Leaders of each City Zone, and Outposts, Camps, dice and Leaders of Discovery. Votes are those gained before this Assembly.',
    },
  },
} as const;
