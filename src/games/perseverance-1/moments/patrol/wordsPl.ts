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
        'Wpiszcie, co wydrukowano na etapie, i ile kart Wyzwań można zachować. Elementy kładzie się ręcznie.',
      shown: 'Pokazane karty Wyzwań',
      drawn: 'Które karty dobrano?',
      drawnHelp: 'Po jednej na każdego Żołnierza na Patrolu, z talii jego rodzaju. Potem wracają do talii.',
      kept: 'Które karty zostają?',
      keptExactly: 'Tyle, ile pokazuje etap: {{cards}}. Tylko zachowane coś dają i tylko one zagrażają.',
      keptUpTo: 'Najwyżej {{cards}}. Tylko zachowane coś dają i tylko one zagrażają.',
      choice: 'Karta {{card}}: co daje?',
      choiceHelp: 'Ta karta zostawia wybór.',
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
      'Weź jedną z dwóch odkrytych kart i odkryj następną. Co najmniej tylu Żołnierzy, ilu wymaga karta, Lekcy i Ciężcy dowolnie. Zostają do końca Patrolu.',
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
    onPatrol: '{{player}} jest już na Patrolu. Najpierw go zakończ.',
    noPatrol: '{{player}} nie ma rozpoczętego Patrolu. Najpierw go rozpocznij.',
    patrolNeeds_one: 'Ten Patrol wymaga co najmniej {{count}} Żołnierza.',
    patrolNeeds_few: 'Ten Patrol wymaga co najmniej {{count}} Żołnierzy.',
    patrolNeeds_many: 'Ten Patrol wymaga co najmniej {{count}} Żołnierzy.',
    patrolNeeds_other: 'Ten Patrol wymaga co najmniej {{count}} Żołnierzy.',
    patrolLimit_one: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierz.',
    patrolLimit_few: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierzy.',
    patrolLimit_many: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierzy.',
    patrolLimit_other: 'Na jeden Patrol idzie najwyżej {{count}} Żołnierzy.',
    soldiersOnBoard: '{{player}}: {{kind}}, na planszy tylko {{count}}. Wyślij mniej albo najpierw zwerbuj.',
    stageDone: 'Ten etap już rozegrano. Przejdź do następnego albo zakończ Patrol.',
    lastStage: 'Ten Patrol jest na ostatnim etapie. Zakończ go.',
  },
} as const;
