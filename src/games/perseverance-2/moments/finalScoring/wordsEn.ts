import { finalEn } from '../../../perseverance/moments/finalScoring/wordsEn';

/** Final scoring, in English. */
export const en = {
  rule: {
    finalScoring: {
      dinos: '{{player}}, {{dinos}} (pairs {{pairs}}, triples {{triples}}): {{followers}}.',
      leftover: '{{player}}, left over, {{things}}: {{followers}}.',
      total: '{{player}}: {{followers}} total.',
      decided: {
        followers: '{{players}} has the most Followers and wins.',
        perks: 'Tied on Followers; {{players}} has more Perks and wins.',
        shared: 'Tied on Followers and Perks, shared victory: {{players}}.',
      },
    },
  },
  session: {
    finalWizard: {
      ...finalEn,
      step: {
        count: 'What everybody has left',
        captured: 'Captured Dinos',
        goods: 'Resources left',
        people: 'Soldiers, Valor and cards',
      },
      help: {
        count:
          'Captured Dinos, resources, Soldiers and cards in hand; Soldiers on an unfinished Adventure count. Leave blank what somebody has none of.',
        captured:
          'Pairs and triples of one species, each Dino in one set only, split for the most points. Single ones give nothing.',
        goods: 'Each piece is worth one Follower; Glowberries one for every two.',
        people:
          'Heavy Soldiers and Adventure cards in hand: one Follower each. Light Soldiers and Valor: one for every two. Soldiers on an unfinished Adventure count.',
      },
      short: { trampler: 'Tramp.', raptor: 'Raptors', shieldhead: 'Shieldh.' },
      sets: '{{dinos}}: pairs {{pairs}}, triples {{triples}}',
      perTwo: '{{things}}, one for every two',
      rankingHelp: 'Most Followers win. Ties: most Perks; tied on both, the victory is shared.',
      byPerks: 'Tied on Followers: Perks decide',
    },
  },
  refusal: {
    holdingsNeeded: 'Goods, Soldiers and Dinos are not tracked: enter what each player has left.',
  },
} as const;
