import { finalEn } from '../../../perseverance/moments/finalScoring/wordsEn';

/** Final scoring, in English. */
export const en = {
  rule: {
    finalScoring: {
      dinos: '{{player}}, {{dinos}} (pairs {{pairs}}, triples {{triples}}): {{followers}}.',
      leftover: '{{player}}, left over, {{things}}: {{followers}}.',
      total: '{{player}}: {{followers}} in all.',
      decided: {
        followers: '{{players}} has the most Followers and wins.',
        perks: 'Level on Followers; {{players}} has more Perks and wins.',
        shared: 'Level on Followers and Perks, the victory is shared: {{players}}.',
      },
    },
  },
  session: {
    finalWizard: {
      ...finalEn,
      step: {
        count: 'What everybody has left',
        captured: 'Captured Dinos',
        goods: 'Resources that are left',
        people: 'Soldiers, Valor and cards',
      },
      help: {
        count:
          'Captured Dinos, resources, Soldiers and cards in hand; Soldiers on an unfinished Adventure count. What somebody has none of can stay open.',
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
  },
  refusal: {
    holdingsNeeded: 'Goods, Soldiers and Dinos are not followed: enter what each player has left.',
  },
} as const;
