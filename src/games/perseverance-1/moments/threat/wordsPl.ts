import { threatPl as familyPl } from '../../../perseverance/moments/threat/wordsPl';

/** Threats, in Polish. */
export const threatPl = {
  rule: {
    threat: {
      challenge: { light: 'Lekkie Wyzwanie', heavy: 'Ciężkie Wyzwanie' },
      transition: 'Przejście do drugiego etapu',
      rollHolds: '{{check}}: {{roll}} wobec Zagrożenia {{threat}} wystarcza.',
      rollFails: '{{check}}: {{roll}} wobec Zagrożenia {{threat}} to za mało.',
      tokenMoves: 'Znacznik ({{soldier}}): {{from}} + {{threat}}, teraz na {{to}}.',
      tokenSkull: 'Znacznik ({{soldier}}): {{from}} + {{threat}} dochodzi do czaszki, teraz na {{to}}.',
      lost: 'Strata: {{soldier}}.',
      left: 'Na karcie zostają: {{soldiers}}.',
      advances: 'Patrol przechodzi do drugiego etapu.',
      endPenalty: 'Ciężki znacznik jest na koniec na {{at}}: utrata 1 zwolennika.',
    },
  },
  ruleRefusal: {
    transitionLast: 'Przejście do drugiego etapu jest na końcu.',
    tooManyChallenges: 'Więcej Wyzwań niż Żołnierzy tego rodzaju.',
    nobodyLeft: 'Nie został nikt, kto mógłby iść dalej.',
    whichSoldier: 'Lekki czy Ciężki? Na karcie są oba rodzaje.',
    notOnCard: 'Nie ma na karcie: {{soldier}}.',
  },
  session: {
    threat: {
      ...familyPl,
      then: '{{first}}; {{rest}}',
      from: 'Czyje Zagrożenie?',
      fromMore: 'Jeszcze jedno Zagrożenie?',
      fromHelp:
        'Karta Wyzwania zagraża Żołnierzowi swojego rodzaju. Przejście do drugiego etapu zagraża każdemu i jest ostatnie.',
      tokenHelp:
        'Całe Zagrożenie przypada jednemu znacznikowi. W wydaniu 2021 tylko rodzajowi, który jest na karcie.',
    },
  },
  event: {
    threatChecked: '{{player}}: Zagrożenie',
    threatCheckedNote: 'Strata: {{soldiers}}',
  },
} as const;
