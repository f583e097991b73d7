import type { Translation } from '@/engine';
import { threatPl } from '../../../perseverance/moments/threat/wordsPl';
import type { en } from './wordsEn';

/** Threats, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    threat: {
      check: {
        light: 'Lekkie Wyzwanie',
        heavy: 'Ciężkie Wyzwanie',
        transition: 'Przejście do następnego etapu',
      },
      ignored: '{{check}}: Lider pozwala zignorować Zagrożenie ({{player}}).',
      survivalist: '{{player}}, Mistrz przetrwania: {{by}} na korzyść wyprawy.',
      rollHolds: '{{check}}: {{value}} wobec Zagrożenia {{threat}} wystarcza.',
      rollFails: '{{check}}: {{value}} wobec Zagrożenia {{threat}} to za mało.',
      tokenMoves: '{{check}}, znacznik ({{soldier}}): {{from}} + {{steps}}, teraz na {{to}}.',
      tokenSkull: '{{check}}, znacznik ({{soldier}}): {{from}} + {{steps}} mija czaszkę, teraz na {{to}}.',
      lost: '{{player}} – strata: {{soldier}}.',
      leaderUnharmed: 'Trafić można było tylko Lidera, a on nigdy nie ginie.',
      goesOn: 'Przygoda przechodzi do następnego etapu.',
      ends: 'Przygoda tu się kończy.',
      left: 'Na karcie zostają: {{party}}.',
    },
  },
  ruleRefusal: {
    emptyParty: 'Na karcie nikogo nie ma.',
    leaderSpent: 'Lider zignorował już jedno Zagrożenie na tej karcie.',
    leaderLight: 'W Lekkim Wyzwaniu Lider nie pomaga.',
    roll: 'Jaki był rzut?',
    whichSoldier: 'Lekki czy Ciężki? Na karcie są obaj.',
  },
  session: {
    threat: {
      ...threatPl,
      ignored: '{{what}}: Lider pomija Zagrożenie',
      tokenHelp:
        'Całe Zagrożenie przypada jednemu znacznikowi, rodzaju obecnego na karcie. Lider porusza ciężki tylko wtedy, gdy jest sam.',
    },
  },
};
