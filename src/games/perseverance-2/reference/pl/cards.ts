export const cards = {
  'trial-of-strength': {
    title: 'Próba Siły',
    also: ['Trial of Strength'],
    text: [
      'Etap 1: 2 zwolenników za każdego Ciężkiego Żołnierza na twojej planszy i tej karcie.',
      'Etap 2: 3 za każdą Wieżę.',
    ],
  },
  'trial-of-proficiency': {
    title: 'Próba Biegłości',
    also: ['Trial of Proficiency'],
    text: [
      'Etap 1: 1 zwolennik za każdego Lekkiego Żołnierza na twojej planszy i tej karcie.',
      'Etap 2: 1 za każdy Atut.',
    ],
  },
  'trial-of-wit': {
    title: 'Próba Rozumu',
    also: ['Trial of Wit'],
    text: ['Etap 1: 2 zwolenników za każdą twoją kość w grze.', 'Etap 2: 2 za każdą Placówkę.'],
  },
  'trial-of-momentum': {
    title: 'Próba Rozpędu',
    also: ['Trial of Momentum'],
    text: ['Etap 1: 1 zwolennik za każdy Obóz.', 'Etap 2: 1 za każdą twoją kostkę na oficerach.'],
  },
  'trial-of-leadership': {
    title: 'Próba Przywództwa',
    also: ['Trial of Leadership'],
    text: [
      'Etap 1: 1 zwolennik za każde posiadane Męstwo.',
      'Etap 2: 1 za każdą Osadę, każdy Obóz i każdą Placówkę.',
    ],
  },
  'trial-of-equilibrium': {
    title: 'Próba Równowagi',
    also: ['Trial of Equilibrium'],
    text: [
      'Etap 1: 1 zwolennik za każdą Osadę w mieście.',
      'Etap 2: zestawy dinozaurów jak w punktacji końcowej.',
    ],
  },
};

export const symbols = {
  'symbol-followers': { title: 'Zwolennicy', text: ['Dwoje ludzi.'] },
  'symbol-votes': { title: 'Głosy', text: ['Urna: Głosy i Stałe Głosy.'] },
  'symbol-food': { title: 'Żywność', text: ['Ryba.'] },
  'symbol-scrap': { title: 'Złom', text: ['Nakrętka.'] },
  'symbol-island-resource': { title: 'Surowiec Wyspy', text: ['Narzędzie: to, co daje wyspa.'] },
  'symbol-story': { title: 'Opowieść', text: ['Ognisko.'] },
  'symbol-glowberry': { title: 'Świecąca Jagoda', text: ['Roślina.'] },
  'symbol-valor': { title: 'Męstwo', text: ['Gwiazda.'] },
  'symbol-light': { title: 'Lekki Żołnierz', text: ['Postać z włócznią.'] },
  'symbol-heavy': { title: 'Ciężki Żołnierz', text: ['Postać w hełmie, z tarczą.'] },
  'symbol-leader': { title: 'Lider', text: ['Postać z chorągwią.'] },
  'symbol-influence': { title: 'Wpływ', text: ['Kostka, na oficerze albo na Atucie.'] },
  'symbol-officer': { title: 'Oficer', text: ['Głowa w czapce.'] },
  'symbol-settlement': { title: 'Osada', text: ['Namiot: Osady i Obozy.'] },
  'symbol-outpost': { title: 'Placówka', text: ['Palisada: Placówki i Wieże Strażnicze.'] },
  'symbol-adventure': { title: 'Przygoda', text: ['Ścieżka z dwoma końcami.'] },
  'symbol-combat': { title: 'Walka', text: ['Skrzyżowane miecze: walka i Kontratak.'] },
  'symbol-breach': {
    title: 'Przełamanie',
    also: ['czaszka'],
    text: ['Czaszka: Przełamanie albo Zagrożenie.'],
  },
  'symbol-trampler': { title: 'Trampler', text: ['Rogata głowa.'] },
  'symbol-raptor': { title: 'Raptor', text: ['Ślad pazurów: Raptor albo Atak dinozaurów.'] },
  'symbol-shieldhead': { title: 'Shieldhead', text: ['Głowa z szeroką, ząbkowaną tarczą z kości.'] },
  'symbol-dissenters': { title: 'Dysydenci', text: ['Dwie skrzyżowane belki w miejscu godła.'] },
};

export const tables = {
  'table-start': {
    title: 'Tabela: zasoby na start',
    also: ['zasoby początkowe', 'z czym się zaczyna'],
    text: [
      '10 zwolenników, 1 Męstwo, 1 Żywność, 1 Złom, 1 Surowiec Wyspy, 1 Opowieść, 2 Świecące Jagody, 1 Lekki Żołnierz, karta startowa i świątynna.',
      'Głosów brak. Do tego premia oficera początkowej Strefy.',
    ],
  },
  'table-dice': {
    title: 'Tabela: kości w puli',
    also: ['liczba kości', 'ile kości'],
    text: [
      '2 graczy: 9 neutralnych, po 1 gracza, 2 Dysydentów: 13. Po pierwszym Zgromadzeniu 2 Dysydentów więcej i 2 neutralne mniej.',
      '3 graczy: 8 neutralnych, po 1 gracza: 11. Po drugim Zgromadzeniu 3 neutralne więcej.',
      '4 graczy: 10 neutralnych, po 1 gracza: 14. Po pierwszym Zgromadzeniu 3 neutralne więcej.',
    ],
  },
  'table-officers': {
    title: 'Tabela: oficerowie',
    also: ['lista oficerów', 'wszystkie premie'],
    text: [
      'Chief Mate: 1 Żywność | pary kostki i Atutu, po 1. Chief of Security: jak na kafelku | Przygody, po 2.',
      'Chief Steward: 1 Złom | 2 Osady i 1 kość, zestaw 3. Chief Engineer: 2 Świecące Jagody | Placówki po 2, Obozy po 1.',
      'Kapitan: 1 Surowiec Wyspy | 3 Żołnierzy i 1 Wieża, zestaw 4.',
    ],
  },
  'table-combat': {
    title: 'Tabela: walka',
    also: ['siła w walce', 'tabela walki', 'kto kogo pokonuje'],
    text: [
      'Obrażenia: Lekki 1, Ciężki 2, Lider 2. Rany, które przyjmują: 1, 2, 2.',
      'Potrzeba: Trampler 1, Raptor 1, Shieldhead 2. Rany, które zadają: 0, 1, 1.',
    ],
  },
  'table-defense': {
    title: 'Tabela: obrona przed atakiem',
    also: ['tabela obrony', 'budowle w obronie'],
    text: ['Obóz 1, Placówka 1, Wieża Strażnicza 2. Każde Męstwo 1, z Obrońcą 2.'],
  },
  'table-assembly': {
    title: 'Tabela: zwolennicy na Zgromadzeniach',
    also: ['wartości Zgromadzenia', 'miejsca na Zgromadzeniu'],
    text: [
      '2 graczy: 17/5/0, potem 21/6/0.',
      '3 graczy: 14/6/0, 17/7/0, 21/8/0.',
      '4 graczy: 14/8/4, 17/10/5, 21/12/6; czwarte miejsce 0.',
    ],
  },
  'table-dino-sets': {
    title: 'Tabela: zestawy dinozaurów',
    also: ['para', 'trójka', 'wartość dinozaurów'],
    text: ['Para i trójka. Tramplery: 3 i 5. Raptory: 4 i 7. Shieldheady: 5 i 8.'],
  },
  'table-limits': {
    title: 'Tabela: limity',
    also: ['limit', 'maksimum', 'komponenty', 'ile elementów'],
    text: [
      'Na gracza: 25 kostek, 12 znaczników Osad, 6 Obozów, 3 Wieże, 5 kości, 5 Lekkich i 5 Ciężkich Żołnierzy, 1 Lider, 1 Przełamanie, 1 Przygoda z najwyżej 8 figurkami.',
      'Męstwo od 0 do 6. Zwolennicy nie mniej niż 0. Zagroda 4, z Hodowcą 9. Zasoby i Głosy: bez limitu.',
    ],
  },
};
