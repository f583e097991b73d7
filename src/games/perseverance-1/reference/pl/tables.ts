export const tables = {
  'table-start': {
    title: 'Tabela: zasoby na start',
    also: ['zasoby początkowe', 'z czym się zaczyna'],
    text: [
      '10 zwolenników, 1 Żywność, 1 Złom, 2 Opowieści, 1 Lekki Żołnierz. Głosy, Ochrona i Męstwo na 0.',
      'Adelita ze zdolnością: 1 Żywność więcej.',
    ],
  },
  'table-dice': {
    title: 'Tabela: kości w puli',
    also: ['liczba kości', 'ile kości'],
    text: [
      '2 graczy: 9 neutralnych, po 1 gracza, 2 Dysydentów: 13. Po pierwszym Zgromadzeniu 15.',
      '3 graczy: 8 neutralnych, po 1 gracza: 11.',
      '4 graczy: 10 neutralnych, po 1 gracza: 14. Po pierwszym Zgromadzeniu 13.',
    ],
  },
  'table-settlement-spaces': {
    title: 'Tabela: pola Osad',
    also: ['bonus osady', 'premia za Osadę', 'premia pola'],
    text: [
      '1: nic. 2: 1 Głos. 3 i 4: kostka na oficerze Strefy. 5: 1 Produkcja. 6: 2 Głosy.',
      'W niebezpiecznej Strefie. 7: 2 Produkcje. 8: 3 Ochrony. 9: powrót Lidera. 10: umieść do 3 Żołnierzy.',
      'Nasza wykładnia pól 3 i 4: beta odsyła do samej akcji, więc kostki można dokupić; wydanie daje dokładnie jedną.',
    ],
  },
  'table-influence-cost': {
    title: 'Tabela: cena wpływu',
    also: ['koszt kostek', 'ile Opowieści'],
    text: ['1 kostka: za darmo. 2 kostki: 2 Opowieści. 3 kostki: 4 Opowieści.'],
  },
  'table-officers': {
    title: 'Tabela: oficerowie',
    also: ['lista oficerów', 'wszystkie premie'],
    text: [
      'Chief Mate: 1 Żywność | elementy w jednym obszarze, po 1.',
      'Chief of Security: 2 Męstwa | karty Patrolu, po 2.',
      'Chief Steward: 1 Złom | zestawy 2 Osad i 1 kości, po 3.',
      'Chief Engineer: 2 Ochrony | zbudowane Mury i Pułapki, po 1.',
    ],
  },
  'table-trap-die': {
    title: 'Tabela: wyniki kości Pułapek',
    also: ['wyniki Pułapki', 'sukces', 'porażka'],
    text: [
      'Działa, jeśli pasuje: właściwy rodzaj, dinozaur ginie i dostajesz pokazanych zwolenników; inny rodzaj, nic.',
      'Działa mimo wszystko: dinozaur ginie, 2 zwolenników.',
      'Zawodzi mimo wszystko: dinozaur żyje, 2 zwolenników.',
    ],
  },
  'table-fight': {
    title: 'Tabela: kto kogo pokonuje',
    also: ['siła w walce', 'tabela walki'],
    text: [
      'Lekki Żołnierz: pokonuje 1, pada od Raptora.',
      'Ciężki Żołnierz: pokonuje 2, pada, jeśli jest wśród nich Raptor.',
      'Lider: pokonuje 2, nie pada nigdy.',
    ],
  },
  'table-picks': {
    title: 'Tabela: wybory za wkład',
    also: ['tabela wkładu'],
    text: [
      'Wkład 1, 2, 3, 4, 5, 6, 7, 8.',
      'Wydanie: 1, 2, 2, 3, 3, 4, 4, 5 wyborów.',
      'Beta: 1, 1, 2, 2, 3, 3, 4, 4 wyborów.',
      'Wiersz wydania po części wynika z przykładu; jeśli wasza plansza mówi co innego, poprawcie go przy przygotowaniu.',
    ],
  },
  'table-rewards': {
    title: 'Tabela: ceny Nagród za walkę',
    also: ['ceny nagród', 'koszt nagród'],
    text: [
      '1 Męstwo: Lekki Żołnierz. 1 Ochrona: Produkcja. 3 Męstwa: pokonane dinozaury. 1 Ochrona + 2 Męstwa: 5 zwolenników.',
      '1 Ochrona + 1 Męstwo: polegli albo Mury.',
      '2 Ochrony: Osady i kości; także nowa Osada (beta) albo powrót Lidera (wydanie).',
    ],
  },
  'table-assembly': {
    title: 'Tabela: zwolennicy na Zgromadzeniach',
    also: ['wartości Zgromadzenia', 'miejsca na Zgromadzeniu'],
    text: [
      '2 graczy: 17/5/0, potem 21/6/0. 3 graczy: 14/6/0, 17/7/0, 21/8/0.',
      '4 graczy, wydanie: 14/8/4/0, 17/10/5/0, 21/12/6/0 (porównajcie z kafelkami).',
      '4 graczy, beta: 17/8/4/0, 20/10/5/0, 24/12/6/0.',
    ],
  },
  'table-final': {
    title: 'Tabela: końcowe przewagi',
    also: ['końcowa skala', 'premia końcowa'],
    text: [
      '2 graczy: 4/0. 3 graczy: 5/2/0. 4 graczy: 6/3/1/0.',
      'To skala bety; ta z wydania jest w książce tylko na rysunku, więc ją porównajcie.',
    ],
  },
  'table-limits': {
    title: 'Tabela: limity',
    also: ['limit', 'maksimum', 'komponenty', 'ile elementów'],
    text: [
      'Na gracza: 5 kości, 12 Osad, 7 Murów, 8 Pułapek, 15 kostek, 5 Lekkich i 5 Ciężkich Żołnierzy, 1 Lider.',
      'Ochrona i Męstwo: od 0 do 6. Zwolennicy: nie mniej niż 0. Zasoby i Głosy: bez limitu.',
    ],
  },
};
