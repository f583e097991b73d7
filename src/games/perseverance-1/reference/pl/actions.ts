export const actions = {
  rations: {
    title: 'Rations',
    also: ['racje', 'zdobyć Żywność'],
    text: ['Zaopatrzenie. Weź 2 Żywności.'],
  },
  patrol: {
    title: 'Patrol',
    also: ['wysłać Patrol', 'wysłać Żołnierzy', 'wyprawa'],
    text: [
      'Zaopatrzenie. Weź jedną z dwóch odkrytych kart i postaw na niej ze swojej planszy przynajmniej tylu Żołnierzy, ilu wymaga, rodzaj dowolny. Zostają tam do końca Patrolu.',
      'Naraz tylko jeden Patrol. Pierwszy etap rozpatrujesz jeszcze w tej turze.',
      'Wydanie: najwyżej 8 Żołnierzy.',
    ],
  },
  pub: {
    title: 'Pub',
    also: ['zdobyć Opowieści', 'karczma'],
    text: ['Zaopatrzenie. Weź 1 Opowieść i po jednej za każdą swoją kość w grze, na planszy lub w puli.'],
  },
  training: {
    title: 'Training',
    also: ['trening', 'szkolenie', 'rekrutacja', 'zdobyć Żołnierzy', 'zamiana Żołnierzy'],
    text: [
      'Strefa Wojskowa. Do 3 różnych opcji w dowolnej kolejności; co da jedna, można zużyć w następnej.',
      '1 Lekki za darmo. 1 Lekki za 1 Żywność. 1 Ciężki za 1 Złom. Za 1 Opowieść: dwaj Lekcy z planszy stają się Ciężkimi. Za 1 Opowieść: umieść dwóch Żołnierzy.',
      'Szósta daje 1 Opowieść: w wydaniu za darmo, w becie za 1 zwolennika.',
    ],
  },
  politics: {
    title: 'Politics',
    also: ['polityka', 'zdobyć kość', 'zamiana kości'],
    text: [
      'Ekspansja. Zamień neutralną kość na swoją z tą samą ścianką; neutralna wypada z gry.',
      'W puli: 1 Żywność, potem 1 zwolennik za każdą twoją kość w grze, łącznie z nową. Na planszy: 1 Żywność i 1 Opowieść, potem 2 zwolenników.',
      'Nie wtedy, gdy wszystkie 5 twoich kości jest w grze. Zamiana nie wabi dinozaurów i nie daje efektu.',
    ],
  },
  supply: {
    title: 'Supply',
    also: ['Social Aid', 'dostawa', 'zdobyć Złom i Żywność'],
    text: ['Ekspansja. Weź 1 Złom i 1 Żywność. W becie ten efekt nazywa się Social Aid.'],
  },
  settle: {
    title: 'Settle',
    also: ['osiedlanie', 'zbudować Osadę', 'nowa Osada', 'dwie Osady'],
    text: [
      'Ekspansja. Za 1 Żywność: Osada na dowolnym wolnym polu, z premią.',
      'Za 1 Żywność, 1 Złom i 1 Opowieść: dwie w różnych Strefach. Premię daje tylko pierwsza; druga staje na najniższym wolnym polu swojej Strefy.',
    ],
  },
  salvage: {
    title: 'Salvage',
    also: ['odzysk', 'zdobyć Złom'],
    text: ['Strefa Ochrony. Weź 2 Złomu.'],
  },
  fortifications: {
    title: 'Fortifications',
    also: ['fortyfikacje', 'zbudować Mur', 'zastawić Pułapkę', 'umocnienia'],
    text: [
      'Strefa Ochrony. Do 2 różnych opcji: Pułapka za darmo; Pułapka i 1 Męstwo za 1 Żywność; Mur za 1 Złom; Mur i 2 zwolenników za 1 Złom i 1 Opowieść.',
      'Pułapki kładzie się zakryte na polach dinozaurów, gdzie nie ma ani dinozaura, ani Pułapki, Mury na wolnych polach Murów, w dowolnych Strefach.',
    ],
  },
  'influence-officer': {
    title: 'Wpłyń na oficera',
    also: ['położyć kostki', 'wpływanie na oficera', 'akcja wpływu'],
    text: [
      'Akcja dodatkowa. Połóż na jednym oficerze 1, 2 lub 3 kostki za 0, 2 lub 4 Opowieści. Wszystkie idą na tego samego.',
      'Jeśli pola zapełnią się po drodze, najpierw jest premia, a reszta kostek zaczyna opróżniony rząd.',
    ],
  },
  'place-soldiers': {
    title: 'Umieść Żołnierzy',
    also: ['wystawić Żołnierzy', 'wysłać Żołnierzy do obrony'],
    text: [
      'Akcja dodatkowa. Jeden lub dwóch Żołnierzy przechodzi z twojej planszy na wolne pola Żołnierzy, w jednej Strefie lub w dwóch.',
      'Każdy w górnym rzędzie daje 1 Męstwo, w dolnym 1 Ochronę.',
    ],
  },
  'leader-community': {
    title: 'Lider do obszaru Wspólnoty',
    also: ['Lider do pracy', 'dodatkowy efekt'],
    text: [
      'Akcja dodatkowa. Jeśli twojego Lidera nie ma na planszy głównej, a w tym obszarze nie stoi żaden inny, postaw go tam i rozpatrz dowolny efekt tej Strefy, bez dinozaurów.',
      'Liczy się jako Obecność i wraca po Zgromadzeniu.',
    ],
  },
  'leader-defense': {
    title: 'Lider do obszaru Obrony',
    also: ['Lider do walki', 'Lider na polu Żołnierza'],
    text: [
      'Akcja dodatkowa. Jeśli twojego Lidera nie ma na planszy głównej, postaw go na wolnym polu Żołnierza: w górnym rzędzie 1 Męstwo, w dolnym 1 Ochrona.',
      'Wraca po najbliższym ataku na tę Strefę.',
    ],
  },
  'change-face': {
    title: 'Zmiana ścianki kości',
    also: ['obrócić kość', 'inny symbol', 'zmiana symbolu'],
    text: ['Przed położeniem kości możesz zapłacić 1 Opowieść i obrócić ją na dowolną ściankę.'],
  },
  'anothers-die': {
    title: 'Kość innego gracza',
    also: ['cudza kość', 'kość przeciwnika', 'obca kość'],
    text: [
      'Wolno jej użyć za 2 zwolenników. Kto ma mniej, traci to, co ma. Kości neutralne i kości Dysydentów nic nie kosztują.',
    ],
  },
};
