import { assemblyEn } from '../../../perseverance/moments/assembly/wordsEn';
import { finalEn } from '../../../perseverance/moments/finalScoring/wordsEn';

/** The Assembly and final scoring, step by step, in English. */
export const scoringEn = {
  assemblyWizard: {
    ...assemblyEn,
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
    conditionsHelp: 'Only those who are first or second with an Officer are asked.',
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
  finalWizard: {
    ...finalEn,
    step: {
      soldiers: 'Soldiers in the defence',
      fortifications: 'Walls and Traps in the defence',
      resources: 'Resources that are left',
      army: 'Soldiers that are left',
      pairs: 'Safeguard and Valor',
      threat: 'Threat token',
    },
    help: {
      soldiers:
        'All Defense areas together, ranked. A Leader there counts as one Soldier; with none there is no place.',
      fortifications: 'Walls and Traps that still stand in all Defense areas together, ranked.',
      resources: 'Every resource on the Player board is worth one Follower.',
      army: 'Soldiers on the Player board and on an unfinished Patrol. Those in the Defense areas are counted with them.',
      pairs: 'One Safeguard and one Valor make a pair.',
      threat: 'A Heavy token that stands far along its track may cost a Follower at the end.',
    },
    light: 'Light Soldiers',
    heavy: 'Heavy Soldiers',
    leader: 'Leader',
    walls: 'Walls',
    traps: 'Traps',
    boardLight: 'Light Soldiers on the Player board',
    boardHeavy: 'Heavy Soldiers on the Player board',
    patrolLight: 'Light Soldiers on Patrol',
    patrolHeavy: 'Heavy Soldiers on Patrol',
    heavyThreat: 'Heavy Threat token',
    soldiers: 'Soldiers and Leaders',
    fortifications: 'Walls and Traps',
    none: 'None: no Followers',
    count: 'Count',
    gives: 'Gives {{followers}}',
    takes: 'Costs {{followers}}',
    placeGives: 'Place {{place}}: {{followers}}',
    placeTied: 'Place {{place}}, tied: {{followers}}',
    lightSoldiers: 'Light Soldiers',
    heavySoldiers: 'Heavy Soldiers',
    pairs: 'Pairs of Safeguard and Valor',
    threat: 'Threat',
    rankingHelp:
      'Most Followers win. Between equals the most Soldiers decide, Leaders left out; level on both, the victory is shared.',
    allSoldiers: 'Soldiers',
    bySoldiers: 'Level on Followers: Soldiers decide',
  },
} as const;
