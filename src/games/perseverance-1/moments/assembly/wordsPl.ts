import { assemblyPl as familyPl } from '../../../perseverance/moments/assembly/wordsPl';

/** The Assembly, in Polish. */
export const assemblyPl = {
  rule: {
    officerScoring: {
      places: '{{officer}}, najwięcej kostek: {{first}}; drugie miejsce: {{second}}.',
      full: '{{player}}, najwięcej kostek, {{reason}}: {{followers}}.',
      half: '{{player}}, drugie miejsce, {{reason}}: połowa z {{worth}}, {{followers}}.',
      area: 'najlepszy obszar – {{pieces}}',
      patrols: 'Patrole {{patrols}}',
      sets: '{{settlements}} i {{dice}}, zestawy {{sets}}',
      wallsAndTraps: 'Mury i Pułapki {{built}}',
    },
    assembly: {
      nobody: '{{zone}}: nikt nie jest obecny.',
      manyTied: '{{zone}}: remis ({{players}}), nikt nic nie dostaje.',
      votes: {
        holder: '{{zone}}, największa Obecność: {{player}}, {{votes}} (Populacja {{population}}).',
        runnerUp: '{{zone}}, druga Obecność: {{player}}, {{votes}} (połowa z {{population}}).',
        sharing: '{{zone}}, remis dwóch: {{player}}, {{votes}} (połowa z {{population}}).',
      },
      production: {
        holder: '{{zone}}, największa Obecność: {{player}}, Produkcja, {{asset}} +{{count}}.',
        runnerUp: '{{zone}}, druga Obecność: {{player}}, połowa Produkcji, {{asset}} +{{count}}.',
      },
      dissentersNothing: '{{zone}}: Dysydenci są drudzy i nie biorą Produkcji.',
      place: '{{player}}: {{votes}}, miejsce {{place}}, {{followers}}.',
      sharedPlace: '{{player}}: {{votes}}, miejsce {{place}} (dzieli je {{sharers}}), {{followers}}.',
      dissentersPlace: '{{player}}: {{votes}}, miejsce {{place}}; jego zwolenników nie dostaje nikt.',
      unranked: '{{player}}: {{votes}}, bez miejsca.',
    },
  },
  ruleRefusal: {
    tooManyCubes: '{{player}} nie ma więcej niż {{cubes}}.',
    scoringTile: 'Potrzebne są liczby z kafelka punktacji Zgromadzenia.',
    presence: '{{zone}}: Osady: {{settlements}}, a Obecność razem tylko {{pieces}}.',
    tileChoice: '{{player}} ma kafelek ({{zone}}): Produkcja czy Głosy?',
  },
  session: {
    assemblyWizard: {
      ...familyPl,
      secretHelp:
        'Kto ma kafelek, bierze w tajemnicy jedną z dwóch nagród. Drugie miejsce dostaje połowę tej drugiej. Wszystkie wybory odkryją się naraz.',
      tileHelp: 'Wpiszcie, co pokazują kafelki. Drugie miejsce dostaje połowę tego, czego nie wybrano.',
      forecastAll:
        'Zwolennicy po Zgromadzeniu. Kafelki: {{tiles}}. Wszystkie uważamy za otwarte. Oficerowie są wliczeni.',
      productionWorth: '{{asset}} +2',
      reveal: 'Kolejność i Oficerowie',
      rankedHelp:
        'Kafelek daje to, co wybrano, drugie miejsce połowę drugiego. Przy remisie miejsca się sumuje i dzieli, w dół; bez Głosów też zajmuje się miejsce. U Oficera najwięcej kostek daje całość, drugie miejsce połowę.',
      unrankedHelp:
        'Kafelek daje to, co wybrano, drugie miejsce połowę drugiego. Przy remisie każdy bierze całe miejsce; kto nie ma Głosów, nie ma miejsca. U Oficera najwięcej kostek daje całość, drugie miejsce połowę.',
      conditions: 'Co liczą oficerowie',
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
  },
  wizard: {
    dissenterVotes: 'Głosy Dysydentów',
  },
  hint: {
    dissenterVotes: 'Dysydenci biorą udział w rankingu Głosów na każdym Zgromadzeniu.',
  },
  refusal: {
    presenceNeeded: 'Kości i Osady nie są śledzone: wpiszcie Obecność w każdej Strefie.',
  },
} as const;
