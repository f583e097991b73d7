import { finalEn } from '../../../perseverance/moments/finalScoring/wordsEn';

/** Final scoring, in English. */
export const finalScoringEn = {
  rule: {
    finalScoring: {
      soldiers:
        '{{player}}: {{pieces}} in the defence (Soldiers and Leader), place {{place}}, {{followers}}.',
      fortifications:
        '{{player}}: {{pieces}} in the defence (Walls and Traps), place {{place}}, {{followers}}.',
      resource: '{{player}}, left over ({{asset}}): {{followers}}.',
      lightSoldiers: '{{player}}, Light Soldiers ({{light}}): {{followers}}.',
      heavySoldiers: '{{player}}, Heavy Soldiers: {{followers}}.',
      pairs: '{{player}}, pairs of Safeguard and Valor ({{pairs}}): {{followers}}.',
      threat: '{{player}}: the Heavy Threat token stands on {{at}}, 1 Follower to lose.',
      decided: {
        none: '{{players}} has the most Followers and wins.',
        soldiers: 'Level on Followers; {{players}} has more Soldiers and wins.',
        shared: 'Level on Followers and Soldiers, the victory is shared: {{players}}.',
      },
    },
  },
  ruleRefusal: {
    defenseScale: 'The printed scale of the two final majorities is needed.',
    tooManySoldiers: '{{player}} owns no more than {{max}} Light and {{max}} Heavy Soldiers.',
  },
  session: {
    finalWizard: {
      ...finalEn,
      step: {
        count: 'What everybody has left',
        soldiers: 'Soldiers in the defence',
        fortifications: 'Walls and Traps in the defence',
        resources: 'Resources that are left',
        army: 'Soldiers that are left',
        pairs: 'Safeguard and Valor',
        threat: 'Threat token',
      },
      help: {
        count:
          'Soldiers, Leaders, Walls and Traps in all Defense areas, and everything on the Player boards and on an unfinished Patrol. What somebody has none of can stay open.',
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
      count: 'Count',
      lightSoldiers: 'Light Soldiers',
      heavySoldiers: 'Heavy Soldiers',
      pairs: 'Pairs of Safeguard and Valor',
      threat: 'Threat',
      rankingHelp:
        'Most Followers win. Between equals the most Soldiers decide, Leaders left out; level on both, the victory is shared.',
      allSoldiers: 'Soldiers',
      bySoldiers: 'Level on Followers: Soldiers decide',
    },
  },
  refusal: {
    holdingsNeeded: 'Resources and Soldiers are not followed: enter what each player has left.',
  },
} as const;
