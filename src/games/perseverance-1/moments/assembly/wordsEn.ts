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
      dissentersPlace: '{{player}}: {{votes}}, place {{place}}; nobody gets those Followers.',
      unranked: '{{player}}: {{votes}}, unranked.',
    },
  },
  ruleRefusal: {
    tooManyCubes: '{{player}} has only {{cubes}}.',
    scoringTile: 'The numbers on the Assembly Scoring tile are needed.',
    presence: '{{zone}}: {{settlements}} Settlements, but a total Presence of only {{pieces}}.',
    tileChoice: '{{player}} holds the tile of {{zone}}: Production or Votes?',
  },
  session: {
    assemblyWizard: {
      ...familyEn,
      secretHelp:
        'Everybody who holds a tile secretly takes one of its two rewards. Second place gets half of the other one. Choices are revealed together.',
      tileHelp: 'Enter what the tiles show. Second place gets half of the reward that was not chosen.',
      forecastAll:
        'Followers after the Assembly. Tiles: {{tiles}}. We assume all of them are open. Officers are included.',
      productionWorth: '{{asset}} +2',
      reveal: 'Ranking and Officers',
      rankedHelp:
        'A tile gives what was chosen, second place half of the other. Tied players split their places, rounded down; no Votes still takes a place. At each Officer the most cubes score in full, second most half.',
      unrankedHelp:
        'A tile gives what was chosen, second place half of the other. Tied players each take the full place; no Votes, no place. At each Officer the most cubes score in full, second most half.',
      conditions: 'What Officers count',
      condition: {
        area: 'Pieces in the best area',
        patrols: 'Patrols, finished or in progress',
        settlements: 'Settlements on the board',
        dice: 'Dice in play',
        wallsAndTraps: 'Walls and Traps built so far',
      },
      leadersHome: 'Leaders in Community areas return to their boards',
      patrols: 'Put the open Patrol cards under the deck, open two new ones',
      votesReset: 'All Votes back to 0',
    },
  },
  wizard: {
    dissenterVotes: 'The Dissenters’ Votes',
  },
  hint: {
    dissenterVotes: 'The Dissenters take part in the ranking of Votes at every Assembly.',
  },
  refusal: {
    presenceNeeded: 'Dice and Settlements are not tracked: enter the Presence in each Zone.',
  },
} as const;
