import { stagePl } from '../../../perseverance/moments/threat/wordsPl';

/** Patrols and Challenge cards, in Polish. */
export const patrolPl = {
  rule: {
    patrol: {
      stage: '{{player}}, nagroda etapu: {{asset}} +{{by}}.',
      card: '{{player}}, karta Wyzwania {{card}}: {{asset}} +{{by}}.',
      nothing: '{{player}}: ten etap nic nie daje.',
    },
  },
  ruleRefusal: {
    patrolLimit: 'Na jeden Patrol idzie najwyżej {{max}} Żołnierzy.',
    emptyPatrol: 'Patrol potrzebuje co najmniej jednego Żołnierza.',
    cardTwice: 'Karta {{card}} jest tylko jedna.',
    cardChoice: 'Karta {{card}} daje wybór: trzeba go podać.',
    wrongDraw: 'Po karcie na Żołnierza: lekkie – {{light}}, ciężkie – {{heavy}}.',
    notDrawn: 'Karta {{card}} nie została dobrana.',
    tooManyCards: 'Za dużo: ten etap pozwala zachować {{cards}}.',
    mustKeep: 'Ten etap każe zachować {{cards}}.',
  },
  session: {
    stage: {
      ...stagePl,
      rewardsHelp:
        'Dotknijcie tego, co wydrukowano na etapie, i zachowanych kart Wyzwań: inne dobrane nic nie robią. O Zagrożenie karty aplikacja pyta raz, potem je zna. Elementy kładziecie sami.',
      gives: 'Etap daje',
      gained: '+{{count}} {{what}}',
      oneMore: '{{what}}: o jeden więcej',
      oneLess: '{{what}}: o jeden mniej',
      kept: {
        light: 'Zachowane karty Lekkich Wyzwań',
        heavy: 'Zachowane karty Ciężkich Wyzwań',
      },
      noMoreCards: 'Po karcie na Żołnierza: {{cards}}.',
      cardGives: 'Karta {{card}}: {{gives}}',
      choiceOf: 'Karta {{card}} daje',
      threatOf: '{{what}}: Zagrożenie',
      threatKnown: '{{what}}: Zagrożenie, jak ostatnio',
      threatIs: '{{what}}: Zagrożenie {{threat}}',
      rollOf: '{{what}}: rzut',
      rollIs: '{{what}}: wypadło {{roll}}',
      noThreat: 'Bez',
      app: 'Aplikacja',
      appRolls: '{{what}}: rzuca aplikacja',
      choice: 'Karta {{card}}: co daje?',
      choiceHelp: 'Ta karta daje wybór.',
      or: '{{first}} albo {{rest}}',
      fixedAndChoice: '{{fixed}}, oraz {{choice}}',
      then: 'Czy Patrol idzie dalej?',
      thenHelp:
        'To ryzyko: Zagrożenie między etapami może kosztować Żołnierza. Kto zostanie, rozegra drugi etap w następnej turze.',
      end: 'Zakończ Patrol',
      endNote: 'Wszyscy wracają, karta się liczy',
      comesHome: 'Koniec Patrolu. Wraca na planszę gracza: {{soldiers}}.',
      onBoard: 'Na planszy: {{count}}',
    },
  },
  wizard: {
    card: 'Która karta?',
    cardName: 'Karta {{card}}',
    cardChoice: 'Co daje?',
    patrolCard: 'Karta Patrolu',
    requirement: 'Wymagani Żołnierze',
    stages: 'Etapy',
    light: 'Lekcy Żołnierze',
    heavy: 'Ciężcy Żołnierze',
  },
  hint: {
    card: 'Nagroda pojedynczej karty Wyzwania. Podczas Patrolu o karty pyta etap.',
    patrol:
      'Weźcie jedną z dwóch odkrytych kart i odkryjcie następną. Co najmniej tylu Żołnierzy, ilu wymaga karta, Lekcy i Ciężcy dowolnie. Zostają do końca Patrolu.',
  },
  event: {
    card: '{{player}}: karta Wyzwania {{card}}',
    patrolBegun: '{{player}} rozpoczyna Patrol',
    patrolBegunNote: 'Na karcie: {{soldiers}}',
    stage: '{{player}}: etap Patrolu {{stage}}',
    patrolEnded: '{{player}} kończy Patrol',
    patrolEndedNote: 'Do domu: {{soldiers}}',
  },
  refusal: {
    onPatrol: '{{player}} jest już na Patrolu. Najpierw go zakończcie.',
    noPatrol: '{{player}} nie ma rozpoczętego Patrolu. Najpierw go rozpocznijcie.',
    patrolNeeds_one: 'Ten Patrol wymaga co najmniej {{count}} Żołnierza.',
    patrolNeeds_few: 'Ten Patrol wymaga co najmniej {{count}} Żołnierzy.',
    patrolNeeds_many: 'Ten Patrol wymaga co najmniej {{count}} Żołnierzy.',
    patrolNeeds_other: 'Ten Patrol wymaga co najmniej {{count}} Żołnierzy.',
    patrolLimit_one: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierz.',
    patrolLimit_few: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierzy.',
    patrolLimit_many: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierzy.',
    patrolLimit_other: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierzy.',
    soldiersOnBoard:
      '{{player}}: {{kind}}, na planszy tylko {{count}}. Wyślijcie mniej albo najpierw zwerbujcie.',
    stageDone: 'Ten etap już rozegrano. Przejdźcie do następnego albo zakończcie Patrol.',
    lastStage: 'Ten Patrol jest na ostatnim etapie. Zakończcie go.',
  },
} as const;
