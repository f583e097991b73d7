import type { Translation } from '@/engine';
import type { en } from './wordsEn';

/** Set-up: the choices before a game, and the table itself, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    setup: {
      assets:
        'Każdy zaczyna z 10 zwolennikami, 1 Męstwem, 1 Żywnością, 1 Złomem, 1 Surowcem Wyspy, 1 Opowieścią, 2 Świecącymi Jagodami i 1 Lekkim Żołnierzem.',
      dice: 'Pula: {{dice}} (neutralne: {{neutral}}, graczy: {{players}}, Dysydentów: {{dissenters}}).',
      dissenterSettlements:
        'Dysydenci: po Osadzie w każdej Strefie miasta, której nikt nie wybrał, podwójnie: {{zone}}.',
      dissenterCubes:
        'Wpływy Dysydentów: {{drawn}} na oficerze wylosowanej Strefy, {{others}} na każdym innym.',
      firstSettlement:
        '{{player}}: pierwsza Osada – {{zone}}, kostka na {{officer}} i kostka na Atucie: {{perk}}.',
      firstCamp:
        '{{player}}: pierwszy Obóz za murem ({{zone}}), kostka na {{officer}} i kostka na Atucie: {{perk}}.',
      bonus: '{{player}}, premia ({{officer}}): {{gain}}.',
    },
  },
  ruleRefusal: {
    officerTwice: '{{officer}} należy do jednej Strefy.',
    placedTwice: '{{player}} zaczyna tylko raz.',
    notPlaced: '{{player}} jeszcze nigdzie nie zaczyna.',
    placementOrder: 'Zaczyna ostatni gracz; teraz kolej: {{player}}.',
    spaceTwice: '{{zone}}: to pole startowe jest zajęte.',
    startingPerk: '{{perk}} to nie Atut pierwszego poziomu ({{officer}}).',
    dissenterZone: 'Przy dwóch graczach trzeba podać Strefę wylosowaną dla Dysydentów.',
    dissenterZoneTaken: '{{zone}}: Dysydenci zaczynają w Strefie miasta, której nikt nie wybrał.',
  },
  session: {
    securityBonus: { valor: '2 Męstwa', 'light-soldier': '1 Lekkiego Żołnierza' },
    setup: {
      leader: 'Lider',
      tracking: 'Co ma śledzić aplikacja?',
      leaderNote: 'Zalecany początek: {{zone}}, {{perk}}',
      table: 'Stół',
      officers: 'Oficerowie',
      officersDefault: 'Jak w pierwszej grze',
      officerOf: 'Oficer: {{zone}}',
      besideOther: 'Teraz: {{zone}}. Zmieńcie też tamtą',
      drawn: 'Losowo',
      chosen: 'Jak na stole',
      security: 'Kafelek Chief of Security daje',
      threat: 'Zagrożenie bez losu',
      threatNote: 'Dwa znaczniki na torze zamiast rzutu',
      dissenterZone: 'Strefa dodatkowej Osady Dysydentów',
      start: 'Kto gdzie zaczyna',
      startNote:
        'Od ostatniego gracza do pierwszego: element, kostka na tamtejszym oficerze i pierwszy Atut.',
      placement: 'Początek: {{player}}',
      recommended: 'Jak zalecono dla Lidera',
      campNote: 'Obóz na lewym Oczyszczonym Obszarze, tylko dla jednej osoby',
      perk: 'Pierwszy Atut: {{player}}',
      upperPerk: 'Górny Atut oficera',
      lowerPerk: 'Dolny Atut oficera',
      pay: '{{player}} płaci za niego',
      dino: '{{player}}, Łapacz daje',
    },
    checklist: {
      board23: 'Plansza główna: strona dla 2 i 3 graczy',
      board4: 'Plansza główna: strona dla 4 graczy',
      assembly2: 'Plansza Zgromadzeń: strona dla 2 graczy',
      assembly34: 'Plansza Zgromadzeń: strona dla 3 i 4 graczy',
      tiles: 'Kafelki punktacji Zgromadzenia w rzędzie: {{count}}',
      tilesNote: 'Stroną dla {{players}} graczy do góry, od najniższego po lewej do najwyższego',
      rewardTiles: 'Pięć kafelków nagród Zgromadzenia obok planszy Zgromadzeń',
      supply: 'Dinozaury i zasoby obok planszy: ogólny zasób, nigdy się nie kończy',
      rally: 'Znacznik zbiórki i kość Zagrożenia obok talii Wyzwań',
      offerNote: 'Obie talie odkryte obok swoich ofert; karty startowe i świątynne rozdaje się później',
      pieces: 'Każdy: 12 Osad, 6 Obozów, 25 kostek, 4 kości, 5 Lekkich i 5 Ciężkich Żołnierzy, Lider',
      boardPieces: 'Każdy: 3 Wieże Strażnicze na swoich polach, znacznik etapu i znacznik Przełamania',
      trackers: 'Każdy: tarcza zwolenników na 10; znaczniki Głosów i Stałych Głosów na 0, Męstwa na 1',
      assetsNote: 'Z Kroniką zasoby mogą być inne: ustawcie je na karcie gracza',
      startPaid: 'Premia oficera: {{bonus}}; zapłata za Atut: {{price}}',
      beginsNote: 'Kto ostatnio był na łonie natury; jeśli to ktoś inny, posadźcie go jako pierwszego',
      pool: 'Pula: {{dice}}',
      poolNote: 'Neutralne {{neutral}}, po jednej każdego gracza; rzućcie wszystkimi',
      poolNoteDissenters:
        'Neutralne {{neutral}}, po jednej każdego gracza, Dysydenci {{dissenters}}; rzućcie wszystkimi',
      officer: '{{officer}} – {{zone}}',
      map: 'Rozłóżcie mapę za murem razem ze Świątynią',
      mapNote: 'Strona A jest łatwiejsza; gdy widać dwie Świątynie, odwróćcie jeden z kafelków',
      dinos: 'Dinozaur na każdym polu z symbolem przygotowania',
      outposts: 'Oferta Placówek: 3 odkryte',
      offer: 'Oferta Przygód: 2 z Równin i 2 z Kanionu',
      attacks: 'Potasujcie karty ataków dinozaurów, osobno Równiny i Kanion',
      challenges: 'Potasujcie lekkie i ciężkie karty Wyzwań',
      threat: 'Tory Zagrożenia: oba znaczniki każdego gracza na 0',
      boardPlayer: '{{player}}: {{leader}}',
      assets:
        'Każdy: 10 zwolenników, 1 Męstwo, 1 Żywność, 1 Złom, 1 Surowiec Wyspy, 1 Opowieść, 2 Świecące Jagody, 1 Lekki Żołnierz',
      cards: 'Każdy: jedna startowa i jedna świątynna karta Przygody, zakryte',
      start: '{{player}}: Osada – {{zone}}, kostka – {{officer}}, Atut – {{perk}}',
      startCamp: '{{player}}: Obóz na lewym Oczyszczonym Obszarze, kostka – {{officer}}, Atut – {{perk}}',
      startNote: 'Premia oficera: {{bonus}}',
      dissenters: 'Dysydenci: po Osadzie w każdej wolnej Strefie miasta, druga: {{zone}}',
      dissenterCubes: 'Kostki Dysydentów: 2 – {{officer}}, po 1 na pozostałych oficerach',
      begins: 'Zaczyna {{player}}, dalej zgodnie z ruchem wskazówek zegara',
    },
  },
  ask: {
    checklistHelp: 'Odhaczajcie, co gotowe. Nie jest to konieczne: można zacząć od razu.',
  },
  refusal: {
    players: 'Epizod 2 wymaga od {{min}} do {{max}} graczy. Dodajcie kogoś albo usuńcie.',
    officerTwice: '{{officer}} jest już przy innej Strefie.',
    startTaken: '{{zone}}: zaczyna tam ktoś inny. Wybierzcie inny początek.',
    dissentersTaken: '{{zone}}: zajęte przez gracza. Wybierzcie wolną Strefę miasta albo losowanie.',
  },
};
