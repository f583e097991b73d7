export const actions = {
  adventure: {
    title: 'Przygoda',
    also: ['Adventure', 'Efekt Przygody', 'wyjście za mur', 'wyruszyć'],
    text: [
      'Zaopatrzenie. Wybierz dowolny Obóz bez żetonu Przełamania, także cudzy, na punkt zbiórki. Potem do dwóch różnych opcji w dowolnej kolejności: walka na jednym heksie, oczyszczenie obszaru, Obóz za 1 Surowiec Wyspy.',
      'Cele leżą obok punktu zbiórki; 2 Świecące Jagody, zapłacone raz, poszerzają obie opcje o jeden Oczyszczony Obszar.',
      'Potem właściciel tego Obozu ma Atak dinozaurów.',
    ],
  },
  'clear-area': {
    title: 'Oczyszczenie obszaru',
    also: ['oczyścić obszar', 'rozpoczęcie Przygody', 'zagrać kartę Przygody', 'Clear Area'],
    text: [
      'Opcja Przygody, na kafelku bez dinozaurów. Zagraj z ręki kartę jego terenu i postaw na niej tylu Żołnierzy, ilu żąda, najwyżej 8. Jednym z nich może być Lider z twojej planszy.',
      'Kafelek znika, zostaje Oczyszczony Obszar; Świątynia zostaje. Wszyscy są na karcie aż do jej ukończenia.',
      'Nie wtedy, gdy trwa inna twoja Przygoda.',
    ],
  },
  gather: {
    title: 'Gather',
    also: ['zbieranie', 'zdobyć Jagody', 'zdobyć Żywność'],
    text: [
      'Zaopatrzenie. Jedno albo oba: 2 Świecące Jagody z 1 Żywnością lub 1 Surowcem Wyspy; wypuść Shieldheada za 2 Świecące Jagody i 1 Żywność.',
    ],
  },
  pub: {
    title: 'Pub',
    also: ['zdobyć Opowieści', 'karczma'],
    text: ['Zaopatrzenie. 1 Opowieść i po jednej za każdą twoją kość na planszy lub w puli.'],
  },
  training: {
    title: 'Training',
    also: ['trening', 'szkolenie', 'rekrutacja', 'zdobyć Żołnierzy', 'zamiana Żołnierzy'],
    text: [
      'Strefa Wojskowa. Do trzech różnych opcji w dowolnej kolejności; jedna może opłacić następną.',
      '1 Lekki. 1 Lekki za 1 Żywność. 1 Ciężki za 1 Surowiec Wyspy. Za 1 Opowieść do dwóch Lekkich z planszy staje się Ciężkimi.',
      '1 Opowieść albo 1 Męstwo. Wypuść Raptora: 1 Lekki i 1 Ciężki. Za 1 Męstwo karta Przygody z oferty.',
    ],
  },
  marketplace: {
    title: 'Marketplace',
    also: ['targ', 'rynek', 'handel', 'wymiana dóbr'],
    text: [
      'Ekspansja. Jedno albo oba: 1 Świecąca Jagoda za dowolne dwa z: Żywność, Złom, Surowiec Wyspy; wymiana tych trzech między sobą, jeden za jeden, ile razy chcesz.',
    ],
  },
  politics: {
    title: 'Politics',
    also: ['polityka', 'zdobyć kość', 'zamiana kości'],
    text: [
      'Ekspansja. Jedna opcja. 2 Żywności: neutralna kość z puli staje się twoją, 1 zwolennik za każdą twoją kość w grze. 1 Żywność i 1 Opowieść: to samo z kością na planszy, za 2 zwolenników.',
      '2 Męstwa: 2 Stałe Głosy i 1 Głos, więc znacznik Głosów idzie o 3.',
      'Nowa kość zachowuje ściankę i nie daje Efektu. Musi jeszcze być w twoich zasobach.',
    ],
  },
  settle: {
    title: 'Settle',
    also: ['osiedlanie', 'zbudować Osadę', 'nowa Osada', 'dwie Osady'],
    text: [
      'Ekspansja. Dwie różne opcje w dowolnej kolejności: Osada za 1 Złom i 1 Żywność; Osada za 1 Surowiec Wyspy i 1 Opowieść; tylu zwolenników, ile masz Osad w jednej Strefie miasta.',
      'Osady z jednego Efektu trafiają do różnych Stref miasta. Każda daje premię.',
    ],
  },
  build: {
    title: 'Build',
    also: ['budowanie', 'zbudować Placówkę', 'zbudować Wieżę', 'zbudować Obóz', 'budowle'],
    text: [
      'Budowa. Do dwóch różnych: Placówka z oferty za 1 Złom i 1 Surowiec Wyspy; Wieża Strażnicza za wypuszczenie Tramplera; Obóz za 1 Złom i 1 Świecącą Jagodę.',
      'Każde na Oczyszczonym Obszarze bez takiej budowli. Placówka i Obóz dają to, co zakrywają; przy Wieży możesz wziąć kartę Przygody z oferty.',
    ],
  },
  salvage: {
    title: 'Salvage',
    also: ['odzysk', 'zdobyć Złom'],
    text: ['Budowa. 2 Złomy.'],
  },
  'outpost-effect': {
    title: 'Użycie Placówki',
    also: ['Efekt Placówki', 'uruchomić Placówkę', 'kość w Odkryciach'],
    text: [
      'Kość trafia na kafelek albo Lider na pole Odkryć. Każdy może użyć każdej Placówki bez żetonu Przełamania.',
      'Rozpatrz to, co mówi kafelek. Potem jej właściciel ma Atak dinozaurów tego terenu.',
    ],
  },
  'influence-officer': {
    title: 'Wpłyń na oficera',
    also: ['położyć kostki', 'wpływanie na oficera', 'akcja wpływu', 'zdobyć Atut'],
    text: [
      'Akcja dodatkowa. 1, 2 lub 3 kostki na jednym oficerze za tyle samo Opowieści, potem jeden jego Atut, który zajmuje jeszcze jedną kostkę.',
      'Co najmniej 1 Opowieść. Jeśli żadnego Atutu nie można wziąć, kostki leżą bez niego.',
    ],
  },
  'place-leader': {
    title: 'Wystawienie Lidera',
    also: ['Lider do Strefy', 'dodatkowy Efekt', 'Lider do pracy'],
    text: [
      'Akcja dodatkowa. Z twojej planszy na wolne pole Lidera; potem jeden Efekt tej Strefy, w Odkryciach jedna Placówka z Atakiem dinozaurów.',
      'Lider jest tam Obecnością i wraca po Zgromadzeniu.',
    ],
  },
  'move-leader': {
    title: 'Przesunięcie Lidera',
    also: ['ruch Lidera', 'Lider przechodzi'],
    text: [
      'Akcja dodatkowa. 2 Świecące Jagody: z jednej Strefy na wolne pole Lidera innej, potem jeden Efekt tam. Nigdy na kartę Przygody ani z niej.',
    ],
  },
  explore: {
    title: 'Zwiad',
    also: ['Explore', 'dobrać kartę Przygody', 'wziąć kartę'],
    text: [
      'Akcja dodatkowa. Jedna z kart Przygód z oferty i 2 Świecące Jagody, 1 Opowieść albo 1 Męstwo. Nic nie kosztuje i zawsze jest możliwy.',
    ],
  },
  counterattack: {
    title: 'Kontratak',
    also: ['Counterattack', 'zakończyć Przełamanie', 'ratunek', 'odbić Obóz'],
    text: [
      'Akcja dodatkowa. Walka ze wszystkimi dinozaurami jednego Przełamania, własnego lub cudzego; bez Obrażeń na wszystkie jest niemożliwa.',
      'Żeton wraca do właściciela, karta odpada, a ty bierzesz jej Premię Wybawcy.',
    ],
  },
  'change-face': {
    title: 'Zmiana ścianki kości',
    also: ['obrócić kość', 'inny symbol', 'zmiana symbolu'],
    text: ['Za 1 Opowieść kość pokazuje dowolną ściankę, zanim ją położysz.'],
  },
  'anothers-die': {
    title: 'Kość innego gracza',
    also: ['cudza kość', 'kość przeciwnika', 'obca kość'],
    text: [
      'Wolno, za 2 zwolenników. Zostaje Obecnością właściciela. Kości neutralne i Dysydentów nic nie kosztują.',
    ],
  },
};
