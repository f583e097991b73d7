import { assemblyEn, finalEn } from '../../../perseverance/moments/assembly/wordsEn';

/** The Assembly and final scoring of Episode 2, step by step, in English. */
export const scoringEn = {
  assemblyWizard: {
    ...assemblyEn,
    outposts: 'Outposts in all',
    whyPopulationOutside: 'Population outside the wall: two, and every Outpost: {{population}}.',
    unplaced: 'Dice without a Zone',
    unplacedNote: 'Not counted below: set the Presence where they lie',
    permanent: 'Permanent: {{permanent}}',
    votesPermanent: '{{votes}}, permanent {{permanent}}',
    secretHelp:
      'Everybody who holds a tile takes Votes or Production with 2 Followers, unseen. The last choice turns all of them up; then second places choose.',
    tileHelp: 'Enter what the tiles show. What second places take comes after it.',
    forecastAll:
      'Followers after the Assembly. Tiles: {{tiles}}. All of them count as open; second places and Popular count as 2 Followers. Officers are included.',
    open: {
      second: '{{zone}}: {{player}} is second',
      popular: '{{zone}}: {{player}} is Popular',
    },
    openHelp: {
      second:
        'The Votes of this Zone are taken. Whoever alone is second gets half of the rest: one piece of its Production, or 2 Followers.',
      popular: 'Whoever holds a tile and is Popular gets this on top, whatever the tile shows.',
    },
    turnedUp: 'Turned up: {{tiles}}.',
    tile: '{{zone}}: {{choice}} ({{player}})',
    noTiles: 'Nobody holds a tile to choose with.',
    supplyEmpty: 'The supply is empty: nothing would be gained',
    outcome: 'Ranking and rewards',
    rankingHelp:
      'All Votes count, permanent ones too. Tied players each take the place in full; without Votes there is no place. Tap a row to see why, or to set its prize.',
    officers: 'Officers',
    officersHelp:
      'Most cubes with an Officer score in full, second most half, rounded down; tied players each take their place. What the Zones just gave counts already.',
    leadersHome: 'Leaders in the Zones go back to their boards',
    votesReset: 'All Votes back to the Permanent Votes',
    outpostOffer: 'Outposts: the open ones go under the stack, open three new ones',
    adventureOffer:
      'Adventures: the open cards go under their decks in random order, open two new ones of the Plains and two of the Canyon',
    newDinos: 'One Dino on every hex beside a Cleared Area',
    newDinosNote: 'On its first empty space, of the species shown there; none where it is full',
    lastOne: 'The last Assembly: nothing to clear away, final scoring is next.',
  },
  finalWizard: {
    ...finalEn,
    step: {
      captured: 'Captured Dinos',
      goods: 'Resources that are left',
      people: 'Soldiers, Valor and cards',
    },
    help: {
      captured:
        'Pairs and triples of one species, each Dino in one set only, split as it pays best. Single ones give nothing.',
      goods: 'Every piece is worth one Follower; Glowberries one for each two.',
      people:
        'Heavy Soldiers and Adventure cards in hand: one Follower each. Light Soldiers and Valor: one for each two. Soldiers on an unfinished Adventure count.',
    },
    short: { trampler: 'Tramp.', raptor: 'Raptors', shieldhead: 'Shieldh.' },
    sets: '{{dinos}}: pairs {{pairs}}, triples {{triples}}',
    perTwo: '{{things}}, one for each two',
    rankingHelp:
      'Most Followers win. Between equals the most Perks decide; level on both, the victory is shared.',
    byPerks: 'Level on Followers: Perks decide',
  },
} as const;
