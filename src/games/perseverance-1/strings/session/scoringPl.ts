import { assemblyPl } from '../../../perseverance/moments/assembly/wordsPl';
import { finalPl } from '../../../perseverance/moments/finalScoring/wordsPl';

/** Zgromadzenie i punktacja końcowa krok po kroku, po polsku. */
export const scoringPl = {
  assemblyWizard: {
    ...assemblyPl,
    secretHelp:
      'Kto ma kafelek, bierze w tajemnicy jedną z dwóch nagród. Drugie miejsce dostaje połowę tej drugiej. Ostatni wybór odkrywa wszystkie.',
    tileHelp: 'Wpiszcie, co pokazują kafelki. Drugie miejsce dostaje połowę tego, czego nie wybrano.',
    forecastAll:
      'Zwolennicy po Zgromadzeniu. Kafelki: {{tiles}}. Wszystkie uważamy za otwarte. Oficerowie są wliczeni.',
    productionWorth: '{{asset}} +2',
    reveal: 'Kolejność i Oficerowie',
    rankedHelp:
      'Kafelek daje to, co wybrano, drugie miejsce połowę drugiego. Przy remisie miejsca się sumuje i dzieli, w dół; bez Głosów też zajmuje się miejsce. U Oficera najwięcej kostek daje całość, drugie miejsce połowę.',
    unrankedHelp:
      'Kafelek daje to, co wybrano, drugie miejsce połowę drugiego. Przy remisie każdy bierze całe miejsce; kto nie ma Głosów, nie ma miejsca. U Oficera najwięcej kostek daje całość, drugie miejsce połowę.',
    conditions: 'Na co patrzą Oficerowie',
    conditionsHelp: 'Pytamy tylko tych, którzy są u Oficera na pierwszym lub drugim miejscu.',
    condition: {
      area: 'Elementy w najlepszym obszarze',
      patrols: 'Patrole ukończone i trwające',
      settlements: 'Osady na planszy',
      dice: 'Kości w grze',
      wallsAndTraps: 'Mury i Pułapki zbudowane w całej grze',
    },
    leadersHome: 'Liderzy z obszarów Wspólnoty wracają na swoje plansze',
    patrols: 'Odkryte karty Patrolu pod talię, odkryjcie dwie nowe',
    votesReset: 'Wszystkie Głosy wracają na 0',
  },
  finalWizard: {
    ...finalPl,
    step: {
      soldiers: 'Żołnierze w obronie',
      fortifications: 'Mury i Pułapki w obronie',
      resources: 'Zasoby, które zostały',
      army: 'Żołnierze, którzy zostali',
      pairs: 'Ochrona i Męstwo',
      threat: 'Znacznik Zagrożenia',
    },
    help: {
      soldiers:
        'Wszystkie obszary obrony razem, według kolejności. Lider liczy się tam jak jeden Żołnierz; kto nie ma nikogo, nie ma miejsca.',
      fortifications:
        'Mury i Pułapki, które stoją jeszcze we wszystkich obszarach obrony razem, według kolejności.',
      resources: 'Każdy zasób na planszy gracza to jeden zwolennik.',
      army: 'Żołnierze na planszy gracza i na nieukończonym Patrolu. Ci z obszarów obrony liczą się razem z nimi.',
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
    none: 'Nic: bez zwolenników',
    count: 'Liczba',
    gives: 'Daje: {{followers}}',
    takes: 'Kosztuje: {{followers}}',
    placeGives: 'Miejsce {{place}}: {{followers}}',
    placeTied: 'Miejsce {{place}}, remis: {{followers}}',
    lightSoldiers: 'Lekcy Żołnierze',
    heavySoldiers: 'Ciężcy Żołnierze',
    pairs: 'Pary Ochrony i Męstwa',
    threat: 'Zagrożenie',
    rankingHelp:
      'Wygrywa najwięcej zwolenników. Przy remisie decyduje liczba Żołnierzy, bez Liderów; remis w obu to wspólne zwycięstwo.',
    allSoldiers: 'Żołnierze',
    bySoldiers: 'Tyle samo zwolenników: decydują Żołnierze',
  },
} as const;
