import type { Translation } from '@/engine';
import { assemblyPl } from '../../../perseverance/moments/assembly/wordsPl';
import type { en } from './wordsEn';

/** The Assembly, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    officerScoring: {
      places: '{{officer}}, najwięcej kostek: {{first}}; drugie miejsce: {{second}}.',
      full: '{{player}}, najwięcej kostek, {{reason}}: {{followers}}.',
      half: '{{player}}, drugie miejsce, {{reason}}: połowa z {{worth}}, {{followers}}.',
      cubesAndPerks: '{{cubes}} i {{perks}} w parach',
      adventures: 'Przygody {{adventures}}',
      sets: '{{pieces}} i {{others}}, zestawy {{sets}}',
      outpostsAndCamps: '{{outposts}} oraz {{camps}}',
    },
    assembly: {
      nobody: '{{zone}}: nikt nie jest obecny.',
      manyTied: '{{zone}}: remis ({{players}}), nikt nic nie dostaje.',
      gains: {
        holder: '{{zone}}, największa Obecność: {{player}}, {{gains}} (Populacja warta {{population}}).',
        runnerUp: '{{zone}}, druga Obecność: {{player}}, {{gains}} (Populacja warta {{population}}).',
        sharing: '{{zone}}, remis dwóch: {{player}}, {{gains}} (połowa z: {{population}}).',
        popular: '{{zone}}: {{player}}, Popularność, dodatkowo {{gains}}.',
      },
      dissentersNothing: '{{zone}}: Dysydenci są drudzy i nie biorą Produkcji.',
      place: '{{player}}: {{votes}}, miejsce {{place}}, {{followers}}.',
      dissentersPlace: '{{player}}: {{votes}}, miejsce {{place}}; jego zwolenników nie dostaje nikt.',
      unranked: '{{player}}: {{votes}}, bez miejsca.',
      reset: 'Głosy wracają do liczby Stałych Głosów.',
    },
  },
  ruleRefusal: {
    presence: '{{zone}}: Osady lub Placówki: {{settlements}}, a Obecność razem tylko {{pieces}}.',
    tooManyCubes: '{{player}} nie ma więcej niż {{cubes}}.',
    pieceInZone: '{{player}} nie może mieć tu takiego elementu: {{zone}}.',
    tooManyPieces: '{{player}} ma w Strefach więcej elementów, niż jest w pudełku.',
    choice: {
      first: '{{player}} ma kafelek ({{zone}}): Produkcja czy Głosy?',
      second: '{{player}} jest na drugim miejscu ({{zone}}): Produkcja czy zwolennicy?',
      popular: '{{player}}, Popularność ({{zone}}): Produkcja czy zwolennicy?',
    },
  },
  session: {
    assemblyWizard: {
      ...assemblyPl,
      outposts: 'Wszystkie Placówki',
      whyPopulationOutside: 'Populacja za murem: dwa i każda Placówka: {{population}}.',
      unplaced: 'Kości bez Strefy',
      unplacedNote: 'Niżej nie są liczone: ustawcie Obecność tam, gdzie leżą',
      permanent: 'Stałe: {{permanent}}',
      votesPermanent: '{{votes}}, w tym stałe: {{permanent}}',
      secretHelp:
        'Kto ma kafelek, bierze w tajemnicy Głosy albo Produkcję z 2 zwolennikami. Wszystkie wybory odkryją się naraz; potem wybierają drugie miejsca.',
      tileHelp: 'Wpiszcie, co pokazują kafelki. Gdzie wzięto Głosy, drugie miejsce wybiera tuż niżej.',
      forecastAll:
        'Zwolennicy po Zgromadzeniu. Kafelki: {{tiles}}. Wszystkie uważamy za otwarte; drugie miejsca i Popularność liczą się jako 2 zwolenników. Oficerowie są wliczeni.',
      open: {
        second: '{{zone}}: {{player}} na drugim miejscu',
        popular: '{{zone}}: {{player}}, Popularność',
      },
      halves: 'Drugie miejsca',
      halvesHelp:
        'Gdzie wzięto Głosy, tam gracz sam na drugim miejscu dostaje połowę reszty: jedną sztukę Produkcji albo 2 zwolenników. Kto ma kafelek i Popularność, dostaje jedno z dwojga dodatkowo, cokolwiek pokazuje kafelek.',
      noTiles: 'Nikt nie ma kafelka do wyboru.',
      supplyEmpty: 'Zasób jest pusty: nic by nie przybyło',
      outcome: 'Kolejność i Oficerowie',
      rankingHelp:
        'Liczą się wszystkie Głosy, także Stałe. Przy remisie każdy bierze całe miejsce; bez Głosów nie ma miejsca. Najwięcej kostek u Oficera daje całość, drugie miejsce połowę, w dół; to, co przed chwilą dały Strefy, już się liczy.',
      leadersHome: 'Liderzy ze Stref wracają na swoje plansze',
      votesReset: 'Wszystkie Głosy wracają do Stałych Głosów',
      outpostOffer: 'Placówki: odkryte idą pod stos, odkryjcie trzy nowe',
      adventureOffer:
        'Przygody: odkryte karty idą pod swoje talie w losowej kolejności, odkryjcie dwie nowe Równin i dwie Kanionu',
      newDinos: 'Jeden dinozaur na każdy heks obok Oczyszczonego Obszaru',
      newDinosNote: 'Na pierwsze wolne pole, gatunek jak tam pokazano; na pełny heks żaden',
      lastOne: 'Ostatnie Zgromadzenie: nie ma nic do sprzątania, teraz punktacja końcowa.',
    },
  },
  refusal: {
    presenceNeeded: 'Kości i Osady nie są śledzone: wpiszcie Obecność w każdej Strefie.',
  },
};
