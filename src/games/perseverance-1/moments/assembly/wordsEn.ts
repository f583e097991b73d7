import { assemblyEn as familyEn } from '../../../perseverance/moments/assembly/wordsEn';

/** The Assembly, in English. */
export const assemblyEn = {
  rule: {
    officerScoring: {
      places: '{{officer}}, most cubes: {{first}}; second most: {{second}}.',
      full: '{{player}}, most cubes, {{reason}}: {{followers}}.',
      half: '{{player}}, second most cubes, {{reason}}: half of {{worth}}, {{followers}}.',
      area: 'best area with {{pieces}}',
      patrols: 'Patrols {{patrols}}',
      sets: '{{settlements}} and {{dice}}, sets {{sets}}',
      wallsAndTraps: 'Walls and Traps {{built}}',
    },
    assembly: {
      nobody: '{{zone}}: nobody is present.',
      manyTied: '{{zone}}: {{players}} are tied, nobody gets anything.',
      votes: {
        holder: '{{zone}}, most Presence: {{player}}, {{votes}} (Population {{population}}).',
        runnerUp: '{{zone}}, second most Presence: {{player}}, {{votes}} (half of {{population}}).',
        sharing: '{{zone}}, two tied: {{player}}, {{votes}} (half of {{population}}).',
      },
      production: {
        holder: '{{zone}}, most Presence: {{player}}, Production, {{asset}} +{{count}}.',
        runnerUp: '{{zone}}, second most Presence: {{player}}, half the Production, {{asset}} +{{count}}.',
      },
      dissentersNothing: '{{zone}}: the Dissenters are second and take no Production.',
      place: '{{player}}: {{votes}}, place {{place}}, {{followers}}.',
      sharedPlace: '{{player}}: {{votes}}, place {{place}} shared by {{sharers}}, {{followers}} each.',
      dissentersPlace: '{{player}}: {{votes}}, place {{place}}; nobody gets its Followers.',
      unranked: '{{player}}: {{votes}}, not ranked.',
    },
  },
  ruleRefusal: {
    tooManyCubes: '{{player}} owns no more than {{cubes}}.',
    scoringTile: 'The numbers on the Assembly Scoring tile are needed.',
    presence: '{{zone}}: {{settlements}} Settlements, but a Presence of only {{pieces}} in all.',
    tileChoice: '{{player}} holds the tile of {{zone}}: Production or Votes?',
  },
  session: {
    assemblyWizard: {
      ...familyEn,
      secretHelp:
        'Everybody who holds a tile takes one of its two rewards, unseen. Second place gets half of the other one. The last choice turns all of them up.',
      tileHelp: 'Enter what the tiles show. Second place gets half of the reward that was not chosen.',
      forecastAll:
        'Followers after the Assembly. Tiles: {{tiles}}. All of them count as open. Officers are included.',
      productionWorth: '{{asset}} +2',
      reveal: 'Ranking and Officers',
      rankedHelp:
        'A tile gives what was chosen, second place half of the other. Tied players share their places, rounded down; no Votes still hold a place. With an Officer most cubes score in full, second most half.',
      unrankedHelp:
        'A tile gives what was chosen, second place half of the other. Tied players each take the place in full; no Votes, no place. With an Officer most cubes score in full, second most half.',
      conditions: 'What the Officers look at',
      condition: {
        area: 'Pieces in the best area',
        patrols: 'Patrols, done or under way',
        settlements: 'Settlements on the board',
        dice: 'Dice in play',
        wallsAndTraps: 'Walls and Traps ever built',
      },
      leadersHome: 'Leaders in Community areas go back to their boards',
      patrols: 'Open Patrol cards go under the deck, open two new ones',
      votesReset: 'All Votes back to 0',
    },
  },
  wizard: {
    dissenterVotes: 'Votes of the Dissenters',
  },
  hint: {
    dissenterVotes: 'The Dissenters take part in the ranking of Votes at every Assembly.',
  },
  refusal: {
    presenceNeeded: 'Dice and Settlements are not followed: enter the Presence of each Zone.',
  },
} as const;
