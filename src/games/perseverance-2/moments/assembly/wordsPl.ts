import type { Translation } from '@/engine';
import { assemblyPl, finalPl } from '../../../perseverance/moments/assembly/wordsPl';
import type { scoringEn } from './wordsEn';

/** The Assembly and final scoring of Episode 2, step by step, in Polish. */
export const scoringPl: Translation<typeof scoringEn> = {
  assemblyWizard: {
    ...assemblyPl,
    outposts: 'Wszystkie Placówki',
    whyPopulationOutside: 'Populacja za murem: dwa i każda Placówka: {{population}}.',
    unplaced: 'Kości bez Strefy',
    unplacedNote: 'Niżej nie są liczone: ustawcie Obecność tam, gdzie leżą',
    permanent: 'Stałe: {{permanent}}',
    votesPermanent: '{{votes}}, w tym stałe: {{permanent}}',
    secretHelp:
      'Kto ma kafelek, bierze w tajemnicy Głosy albo Produkcję z 2 zwolennikami. Ostatni wybór odkrywa wszystkie; potem wybierają drugie miejsca.',
    tileHelp: 'Wpiszcie, co pokazują kafelki. Co biorą drugie miejsca, będzie potem.',
    forecastAll:
      'Zwolennicy po Zgromadzeniu. Kafelki: {{tiles}}. Wszystkie uważamy za otwarte; drugie miejsca i Popularność liczą się jako 2 zwolenników. Oficerowie są wliczeni.',
    open: {
      second: '{{zone}}: {{player}} na drugim miejscu',
      popular: '{{zone}}: {{player}}, Popularność',
    },
    openHelp: {
      second:
        'Głosy tej Strefy są wzięte. Kto jest sam na drugim miejscu, dostaje połowę reszty: jedną sztukę jej Produkcji albo 2 zwolenników.',
      popular: 'Kto ma kafelek i Popularność, dostaje to dodatkowo, cokolwiek pokazuje kafelek.',
    },
    turnedUp: 'Odkryto: {{tiles}}.',
    tile: '{{zone}}: {{choice}} ({{player}})',
    noTiles: 'Nikt nie ma kafelka do wyboru.',
    supplyEmpty: 'Zasób jest pusty: nic by nie przybyło',
    outcome: 'Kolejność i nagrody',
    rankingHelp:
      'Liczą się wszystkie Głosy, także Stałe. Przy remisie każdy bierze całe miejsce; bez Głosów nie ma miejsca. Dotknij wiersza, by zobaczyć dlaczego albo ustawić nagrodę.',
    officers: 'Oficerowie',
    officersHelp:
      'Najwięcej kostek u Oficera daje całość, drugie miejsce połowę, w dół; przy remisie każdy ma swoje miejsce. To, co przed chwilą dały Strefy, już się liczy.',
    leadersHome: 'Liderzy ze Stref wracają na swoje plansze',
    votesReset: 'Wszystkie Głosy wracają do Stałych Głosów',
    outpostOffer: 'Placówki: odkryte idą pod stos, odkryjcie trzy nowe',
    adventureOffer:
      'Przygody: odkryte karty idą pod swoje talie w losowej kolejności, odkryjcie dwie nowe Równin i dwie Kanionu',
    newDinos: 'Jeden dinozaur na każdy heks obok Oczyszczonego Obszaru',
    newDinosNote: 'Na pierwsze wolne pole, gatunek jak tam pokazano; na pełny heks żaden',
    lastOne: 'Ostatnie Zgromadzenie: nie ma nic do sprzątania, teraz punktacja końcowa.',
  },
  finalWizard: {
    ...finalPl,
    step: {
      captured: 'Schwytane dinozaury',
      goods: 'Zasoby, które zostały',
      people: 'Żołnierze, Męstwo i karty',
    },
    help: {
      captured:
        'Pary i trójki jednego gatunku, każdy dinozaur tylko w jednym zestawie, podział najkorzystniejszy. Pojedyncze nic nie dają.',
      goods: 'Każda sztuka to jeden zwolennik; Świecące Jagody jeden za każde dwie.',
      people:
        'Ciężcy Żołnierze i karty Przygody na ręce: po jednym zwolenniku. Lekcy Żołnierze i Męstwo: jeden za każde dwa. Żołnierze na nieukończonej Przygodzie też się liczą.',
    },
    short: { trampler: 'Trampl.', raptor: 'Raptory', shieldhead: 'Shield.' },
    sets: '{{dinos}}: pary {{pairs}}, trójki {{triples}}',
    perTwo: '{{things}}, jeden za każde dwa',
    rankingHelp:
      'Wygrywa najwięcej zwolenników. Przy remisie decyduje liczba Atutów; remis w obu to wspólne zwycięstwo.',
    byPerks: 'Tyle samo zwolenników: decydują Atuty',
  },
};
