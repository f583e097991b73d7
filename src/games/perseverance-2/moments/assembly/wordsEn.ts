import { assemblyEn } from '../../../perseverance/moments/assembly/wordsEn';

/** The Assembly, in English. */
export const en = {
  rule: {
    officerScoring: {
      places: '{{officer}}, most cubes: {{first}}; second most: {{second}}.',
      full: '{{player}}, most cubes, {{reason}}: {{followers}}.',
      half: '{{player}}, second most cubes, {{reason}}: half of {{worth}}, {{followers}}.',
      cubesAndPerks: '{{cubes}} and {{perks}} in pairs',
      adventures: 'Adventures {{adventures}}',
      sets: '{{pieces}} and {{others}}, sets {{sets}}',
      outpostsAndCamps: '{{outposts}} and {{camps}}',
    },
    assembly: {
      nobody: '{{zone}}: nobody is present.',
      manyTied: '{{zone}}: {{players}} are tied, nobody gets anything.',
      gains: {
        holder: '{{zone}}, most Presence: {{player}}, {{gains}} (Population worth {{population}}).',
        runnerUp: '{{zone}}, second most Presence: {{player}}, {{gains}} (Population worth {{population}}).',
        sharing: '{{zone}}, two tied: {{player}}, {{gains}} (half of {{population}}).',
        popular: '{{zone}}: {{player}} is Popular, {{gains}} more.',
      },
      dissentersNothing: '{{zone}}: the Dissenters are second and take no Production.',
      place: '{{player}}: {{votes}}, place {{place}}, {{followers}}.',
      dissentersPlace: '{{player}}: {{votes}}, place {{place}}; nobody gets those Followers.',
      unranked: '{{player}}: {{votes}}, unranked.',
      reset: 'Votes fall back to the Permanent Votes.',
    },
  },
  ruleRefusal: {
    presence: '{{zone}}: {{settlements}} Settlements or Outposts, but a total Presence of only {{pieces}}.',
    tooManyCubes: '{{player}} has only {{cubes}}.',
    pieceInZone: '{{player}} cannot have such a piece in {{zone}}.',
    tooManyPieces: '{{player}} has more pieces in the Zones than the box holds.',
    choice: {
      first: '{{player}} holds the tile of {{zone}}: Production or Votes?',
      second: '{{player}} is second in {{zone}}: Production or Followers?',
      popular: '{{player}} is Popular in {{zone}}: Production or Followers?',
    },
  },
  session: {
    assemblyWizard: {
      ...assemblyEn,
      outposts: 'Total Outposts',
      whyPopulationOutside: 'Population outside the wall: two plus every Outpost: {{population}}.',
      unplaced: 'Dice without a Zone',
      unplacedNote: 'Not counted below: set the Presence where they are',
      permanent: 'Permanent: {{permanent}}',
      votesPermanent: '{{votes}}, permanent {{permanent}}',
      secretHelp:
        'Everybody who holds a tile secretly takes Votes, or Production with 2 Followers. Choices are revealed together; then second places choose.',
      tileHelp: 'Enter what the tiles show. Where Votes are taken, second place chooses right below.',
      forecastAll:
        'Followers after the Assembly. Tiles: {{tiles}}. We assume all of them are open; second places and Popular count as 2 Followers. Officers are included.',
      open: {
        second: '{{zone}}: {{player}} is second',
        popular: '{{zone}}: {{player}} is Popular',
      },
      halves: 'Second places',
      halvesHelp:
        'Where the Votes were taken, the sole second place gets half of the rest: one piece of the Production, or 2 Followers. A Popular holder gets one of the two on top, whatever the tile shows.',
      noTiles: 'Nobody holds a tile to choose with.',
      supplyEmpty: 'The supply is empty: nothing to gain',
      outcome: 'Ranking and Officers',
      rankingHelp:
        'All Votes count, permanent ones too. Tied players each take the full place; no Votes, no place. At each Officer the most cubes score in full, second most half, rounded down; what the Zones just gave already counts.',
      leadersHome: 'Leaders in the Zones return to their boards',
      votesReset: 'All Votes back to the Permanent Votes',
      outpostOffer: 'Outposts: put the open ones under the stack, open three new ones',
      adventureOffer:
        'Adventures: put the open cards under their decks in random order, open two new ones for the Plains and two for the Canyon',
      newDinos: 'One Dino on every hex beside a Cleared Area',
      newDinosNote: 'On its first empty space, of the species shown; none if the hex is full',
      lastOne: 'The last Assembly: nothing to clear away, final scoring next.',
    },
  },
  refusal: {
    presenceNeeded: 'Dice and Settlements are not tracked: enter the Presence in each Zone.',
  },
} as const;
