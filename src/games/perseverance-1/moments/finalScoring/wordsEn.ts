import { finalEn } from '../../../perseverance/moments/finalScoring/wordsEn';

/** Final scoring, in English. */
export const finalScoringEn = {
  rule: {
    finalScoring: {
      soldiers:
        '{{player}}: {{pieces}} in the Defense areas (Soldiers and Leader), place {{place}}, {{followers}}.',
      fortifications:
        '{{player}}: {{pieces}} in the Defense areas (Walls and Traps), place {{place}}, {{followers}}.',
      resource: '{{player}}, left over ({{asset}}): {{followers}}.',
      lightSoldiers: '{{player}}, Light Soldiers ({{light}}): {{followers}}.',
      heavySoldiers: '{{player}}, Heavy Soldiers: {{followers}}.',
      pairs: '{{player}}, pairs of Safeguard and Valor ({{pairs}}): {{followers}}.',
      threat: '{{player}}: Heavy Threat token on {{at}}, 1 Follower lost.',
      decided: {
        none: '{{players}} has the most Followers and wins.',
        soldiers: 'Tied on Followers; {{players}} has more Soldiers and wins.',
        shared: 'Tied on Followers and Soldiers, shared victory: {{players}}.',
      },
    },
  },
  ruleRefusal: {
    defenseScale: 'The printed scale of the two final majorities is needed.',
    tooManySoldiers: '{{player}} has only {{max}} Light and {{max}} Heavy Soldiers.',
  },
  session: {
    finalWizard: {
      ...finalEn,
      step: {
        count: 'What everybody has left',
        soldiers: 'Soldiers in the Defense areas',
        fortifications: 'Walls and Traps in the Defense areas',
        resources: 'Resources left',
        army: 'Soldiers left',
        pairs: 'Safeguard and Valor',
        threat: 'Threat token',
      },
      help: {
        count:
          'Soldiers, Leaders, Walls and Traps in all Defense areas, and everything on Player boards and on an unfinished Patrol. Leave blank what somebody has none of.',
        soldiers:
          'All Defense areas together, ranked. A Leader there counts as one Soldier; with none there is no place.',
        fortifications: 'Walls and Traps left in all Defense areas together, ranked.',
        resources: 'Each resource on the Player board is worth one Follower.',
        army: 'Soldiers on the Player board, on an unfinished Patrol and in the Defense areas.',
        pairs: 'One Safeguard and one Valor make a pair.',
        threat: 'A Heavy token far along its track can cost a Follower at the end.',
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
        'Most Followers win. Ties: most Soldiers, Leaders don’t count; tied on both, the victory is shared.',
      allSoldiers: 'Soldiers',
      bySoldiers: 'Tied on Followers: Soldiers decide',
    },
  },
  refusal: {
    holdingsNeeded: 'Resources and Soldiers are not tracked: enter what each player has left.',
  },
} as const;
