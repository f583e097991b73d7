import { finalPl } from '../../../perseverance/moments/finalScoring/wordsPl';

/** Final scoring, in Polish. */
export const finalScoringPl = {
  rule: {
    finalScoring: {
      soldiers: '{{player}}: w obronie {{pieces}} (Żołnierze i Lider), miejsce {{place}}, {{followers}}.',
      fortifications: '{{player}}: w obronie {{pieces}} (Mury i Pułapki), miejsce {{place}}, {{followers}}.',
      resource: '{{player}}, pozostałe ({{asset}}): {{followers}}.',
      lightSoldiers: '{{player}}, Lekcy Żołnierze ({{light}}): {{followers}}.',
      heavySoldiers: '{{player}}, Ciężcy Żołnierze: {{followers}}.',
      pairs: '{{player}}, pary Ochrony i Męstwa ({{pairs}}): {{followers}}.',
      threat: '{{player}}: ciężki znacznik Zagrożenia na {{at}}, utrata 1 zwolennika.',
      decided: {
        none: 'Najwięcej zwolenników i zwycięstwo: {{players}}.',
        soldiers: 'Remis zwolenników; więcej Żołnierzy i zwycięstwo: {{players}}.',
        shared: 'Remis zwolenników i Żołnierzy, wspólne zwycięstwo: {{players}}.',
      },
    },
  },
  ruleRefusal: {
    defenseScale: 'Potrzebna jest wydrukowana skala obu końcowych przewag.',
    tooManySoldiers: '{{player}} ma najwyżej {{max}} Lekkich i {{max}} Ciężkich Żołnierzy.',
  },
  session: {
    finalWizard: {
      ...finalPl,
      step: {
        count: 'Co komu zostało',
        soldiers: 'Żołnierze w obronie',
        fortifications: 'Mury i Pułapki w obronie',
        resources: 'Zasoby, które zostały',
        army: 'Żołnierze, którzy zostali',
        pairs: 'Ochrona i Męstwo',
        threat: 'Znacznik Zagrożenia',
      },
      help: {
        count:
          'Żołnierze, Liderzy, Mury i Pułapki we wszystkich obszarach obrony oraz wszystko na planszach graczy i na nieukończonym Patrolu. Czego ktoś nie ma, to może zostać puste.',
        soldiers:
          'Wszystkie obszary obrony razem, według kolejności. Lider liczy się tam jak jeden Żołnierz; kto nie ma nikogo, nie ma miejsca.',
        fortifications:
          'Mury i Pułapki, które zostały we wszystkich obszarach obrony razem, według kolejności.',
        resources: 'Każdy zasób na planszy gracza to jeden zwolennik.',
        army: 'Żołnierze na planszy gracza, na nieukończonym Patrolu i w obszarach obrony.',
        pairs: 'Jedna Ochrona i jedno Męstwo to para.',
        threat: 'Znacznik Ciężkich daleko na swoim torze może na koniec kosztować zwolennika.',
      },
      light: 'Lekcy Żołnierze',
      heavy: 'Ciężcy Żołnierze',
      leader: 'Lider',
      walls: 'Mury',
      traps: 'Pułapki',
      boardLight: 'Lekcy Żołnierze na planszy gracza',
      boardHeavy: 'Ciężcy Żołnierze na planszy gracza',
      patrolLight: 'Lekcy Żołnierze na Patrolu',
      patrolHeavy: 'Ciężcy Żołnierze na Patrolu',
      heavyThreat: 'Znacznik Zagrożenia, Ciężcy',
      soldiers: 'Żołnierze i Liderzy',
      fortifications: 'Mury i Pułapki',
      count: 'Liczba',
      lightSoldiers: 'Lekcy Żołnierze',
      heavySoldiers: 'Ciężcy Żołnierze',
      pairs: 'Pary Ochrony i Męstwa',
      threat: 'Zagrożenie',
      rankingHelp:
        'Wygrywa najwięcej zwolenników. Przy remisie decyduje liczba Żołnierzy, bez Liderów; remis w obu to wspólne zwycięstwo.',
      allSoldiers: 'Żołnierze',
      bySoldiers: 'Tyle samo zwolenników: decydują Żołnierze',
    },
  },
  refusal: {
    holdingsNeeded: 'Zasoby i Żołnierze nie są śledzeni: wpiszcie, co komu zostało.',
  },
} as const;
