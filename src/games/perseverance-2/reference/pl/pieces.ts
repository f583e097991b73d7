export const pieces = {
  settlement: {
    title: 'Osady',
    also: ['osada', 'domy', 'namioty', 'budowla', 'Settlement'],
    text: [
      '12 znaczników, na Osady w Strefach miasta i do oznaczania Placówek. Jako oznaczenie nie jest Osadą.',
      'To twoja Obecność i Populacja Strefy.',
    ],
  },
  'settlement-bonus': {
    title: 'Premia Osady',
    also: ['premia za Osadę', 'bonus osady'],
    text: [
      'Za każdą postawioną Osadę albo kostka na oficerze tej Strefy, albo jego Atut na zwykłych zasadach.',
      'Osady z Warsztatu budowniczych jej nie dają.',
    ],
  },
  camp: {
    title: 'Obozy',
    also: ['obóz', 'obozowisko', 'Camp'],
    text: [
      '6 znaczników, jeden na Oczyszczony Obszar. Z Build za 1 Złom i 1 Świecącą Jagodę albo na Przygodzie za 1 Surowiec Wyspy.',
      'Daje to, co zakrywa: kostkę na oficerze Odkryć, jego Atut albo zwolenników. Każda Przygoda wyrusza z Obozu, czyjegokolwiek.',
    ],
  },
  outpost: {
    title: 'Placówki',
    also: ['placówka', 'kafelek Placówki', 'oferta Placówek', 'Outpost'],
    text: [
      'Dwadzieścia kafelków, trzy w ofercie. Stawia się je na Oczyszczonym Obszarze z własnym znacznikiem Osady; weź to, co zakrywa, Męstwo albo zwolenników.',
      'Używać może każdy; Atak dinozaurów spada na ciebie.',
    ],
  },
  watchtower: {
    title: 'Wieże Strażnicze',
    also: ['wieża', 'wieża strażnicza', 'Watchtower'],
    text: [
      'Po 3 na gracza, jedna na Oczyszczony Obszar. Za wypuszczenie Tramplera. Dodaje tam 2 do obrony, ktokolwiek jest atakowany.',
      'Liczy je Kapitan.',
    ],
  },
  'breach-token': {
    title: 'Żeton Przełamania',
    also: ['znacznik Przełamania', 'zablokowany Obóz', 'zablokowana Placówka'],
    text: [
      'Po jednym na gracza. Leży pod Obozem albo na Placówce, które padły: aż do Kontrataku nie ma tam kości, Lidera ani Przygody.',
      'Inne budowle obszaru działają.',
    ],
  },
  enclosure: {
    title: 'Zagroda',
    also: ['klatka', 'schwytane', 'pojemność', 'Enclosure'],
    text: [
      'Mieści 4 dinozaury jednego gatunku. Pasterz pozwala je mieszać, Hodowca daje miejsce na dziewięć.',
      'Dinozaury można oddać do zasobów, by zrobić miejsce innemu gatunkowi.',
    ],
  },
  releasing: {
    title: 'Wypuszczanie dinozaurów',
    also: ['wypuścić', 'uwolnić', 'wydać dinozaura'],
    text: [
      'Schwytany dinozaur opłaca opcję: Shieldhead w Gather, Raptor w Training, Trampler w Build. Wraca do zasobów.',
    ],
  },
  dino: {
    title: 'Dinozaury',
    also: ['dinozaur', 'dino', 'bestia', 'dzikie dinozaury'],
    text: [
      'Trzy gatunki: Tramplery, Raptory, Shieldheady. Dzikie stoją na mapie i w Przełamaniach, schwytane w Zagrodach.',
    ],
  },
  trampler: {
    title: 'Trampler',
    also: ['tramplery', 'niebieski dinozaur'],
    text: [
      'Pada od 1 Obrażenia i nikogo nie rani. Wypuszcza się go za Wieżę. Na koniec para jest warta 3, trójka 5.',
    ],
  },
  raptor: {
    title: 'Raptor',
    also: ['raptory', 'zielony dinozaur'],
    text: [
      'Pada od 1 Obrażenia i zadaje 1 Ranę. Wypuszcza się go w Training. Na koniec para jest warta 4, trójka 7.',
    ],
  },
  shieldhead: {
    title: 'Shieldhead',
    also: ['shieldheady', 'fioletowy dinozaur'],
    text: [
      'Pada od 2 Obrażeń i zadaje 1 Ranę. Wypuszcza się go w Gather. Na koniec para jest warta 5, trójka 8.',
    ],
  },
  'attack-card': {
    title: 'Karta ataku dinozaurów',
    also: ['talia ataków', 'nagroda za sukces', 'nagroda mimo porażki'],
    text: [
      'Osobna talia dla Równin i Kanionu; rewers górnej karty podpowiada próg. Karta pokazuje próg, obie nagrody, dinozaury Przełamania i Premię Wybawcy.',
      'Pustą talię tasuje się od nowa.',
    ],
  },
  'adventure-card': {
    title: 'Karta Przygody',
    also: ['karty Przygód', 'karta startowa', 'ręka', 'oferta Przygód'],
    text: [
      'Karty startowe, Równin, Kanionu i świątynne, z jednym lub dwoma etapami. W ofercie są po dwie Równin i Kanionu; te na ręce są ukryte.',
      'Liczba w rogu mówi, ilu musi iść. Niezagrane są na koniec warte po 1 zwolenniku.',
    ],
  },
  'challenge-card': {
    title: 'Karty Wyzwań',
    also: ['karta Wyzwania', 'lekkie wyzwanie', 'ciężkie wyzwanie', 'talia wyzwań'],
    text: [
      'Dwie talie po 8. Dobiera się po jednej na każdą figurkę na Przygodzie, lekką za Lekkiego, ciężką za Ciężkiego i za Lidera; zatrzymuje się tyle, ile pokazuje etap.',
      'Zatrzymane czy nie, po etapie wszystkie wtasowuje się z powrotem.',
    ],
  },
  leader: {
    title: 'Lider',
    also: ['liderzy', 'przywódca', 'dowódca', 'postać', 'Leader'],
    text: [
      'Na twojej planszy, w Strefie albo na karcie Przygody. W Strefie daje Efekt i aż do Zgromadzenia jest Obecnością.',
      'W walce 2 Obrażenia i do 2 Ran, a nie ginie nigdy. Na Przygodzie to jedna z figurek, która może zignorować jedno Zagrożenie.',
    ],
  },
  officer: {
    title: 'Oficerowie',
    also: ['oficer', 'załoga', 'kafelek oficera', 'Officer'],
    text: [
      'Pięcioro, po jednym przy każdej Strefie. Każdy płaci premię, gdy pełne są jego cztery pola, punktuje na każdym Zgromadzeniu i uczy sześciu Atutów.',
    ],
  },
  'officer-bonus': {
    title: 'Premia oficera',
    also: ['premia', 'bonus oficera', 'pełny rząd'],
    text: [
      'Wypłacana, gdy zapełni się czwarte pole, każdemu graczowi z co najmniej 2 z 4 kostek. Chciwość bierze ją dwa razy, Dysydenci nigdy.',
    ],
  },
  influence: {
    title: 'Wpływ',
    also: ['wpływy', 'kostka', 'kostki', 'kostki wpływów', 'Influence'],
    text: [
      '25 kostek na całą grę, na oficerach i Atutach razem. Zostają tam, gdzie są, chyba że Placówka mówi inaczej.',
    ],
  },
  'influence-spaces': {
    title: 'Pola i pula wpływów',
    also: ['rząd oficera', 'pola wpływów', 'pula wpływów', 'przepełnienie'],
    text: [
      'Cztery pola na każdym oficerze, zajmowane od lewej. Pełny rząd płaci premię i zsuwa się do puli; kostki, które zostały, zaczynają nowy.',
      'Pola i pula liczą się razem.',
    ],
  },
  perk: {
    title: 'Atuty',
    also: ['atut', 'zdolności', 'umiejętności', 'Perk', 'Perks'],
    text: [
      'Trzydzieści zdolności, po sześć każdego oficera, na trzech poziomach. Atut zajmuje kostkę, można go mieć raz i działa od następnej akcji.',
      'Z wpływu na oficera, z Osad, niektórych Obozów, od Uczonego, z Placówek i kart. Poziom i koszt obowiązują, skądkolwiek jest.',
    ],
  },
  'perk-tier': {
    title: 'Poziomy Atutów',
    also: ['poziom Atutu', 'poziom 2', 'poziom 3', 'Tier'],
    text: [
      'Poziom 1 jest otwarty dla wszystkich. Poziom 2 wymaga jednego Atutu tego samego oficera, poziom 3 dwóch; oba mogą być poziomu 1.',
      'Atut liczy się tu od razu, choć działa dopiero po Efekcie, który go dał (nasza interpretacja).',
    ],
  },
  'perk-cost': {
    title: 'Koszt dodatkowy Atutu',
    also: ['wykrzyknik', '!', 'koszt Atutu', 'cena Atutu'],
    text: [
      'Atuty z „!” kosztują jeszcze 1 Opowieść albo 1 Męstwo, jak wolisz. Jeśli nie stać cię na to, weź inny.',
    ],
  },
  'dice-pool': {
    title: 'Pula kości',
    also: ['pula', 'kości', 'dobieranie kości'],
    text: [
      'Rzucone kości dla wszystkich: 13, 11 lub 14 przy 2, 3 lub 4 graczach. Gdy na koniec tury jest pusta, odbywa się Zgromadzenie.',
    ],
  },
  'die-faces': {
    title: 'Ścianki kości',
    also: ['symbole kości', 'ścianka', 'pasująca ikona'],
    text: [
      'Pole z ikoną przyjmuje kość z tą ścianką i trzeba je zająć, jeśli wybrany Efekt ma takie wolne. Zarządcy się to opłaca.',
    ],
  },
  'neutral-die': {
    title: 'Neutralna kość',
    also: ['neutralne kości'],
    text: ['Niczyja: nic nie kosztuje i nie jest Obecnością. Politics i Skała mówcy zamieniają ją na twoją.'],
  },
  'player-die': {
    title: 'Kość gracza',
    also: ['własna kość', 'moje kości', 'kości graczy'],
    text: [
      '5 w twoim kolorze, jedna w pierwszej puli. Na planszy to twoja Obecność, kto by jej nie położył.',
      'W grze, na planszy lub w puli, kości liczą się w Pubie, w Politics, u Chief Steward i na niektórych kartach.',
    ],
  },
  'dissenter-die': {
    title: 'Kość Dysydentów',
    also: ['kości Dysydentów'],
    text: [
      'We dwoje 2 w pierwszej puli, 4 po pierwszym Zgromadzeniu. Nic nie kosztuje, jest Obecnością Dysydentów.',
    ],
  },
  dissenters: {
    title: 'Dysydenci',
    also: ['dysydent', 'trzecia frakcja', 'neutralny gracz'],
    text: [
      'Trzecia strona w grze we dwoje. Sami na czele w Strefie zawsze biorą Głosy; wszystko inne ignorują.',
      'Zajmują miejsca według Głosów i u oficerów, więc punktujecie za niższe. Sami nie punktują, nie dostają premii i nie stawiają Obozów.',
    ],
  },
  'assembly-reward-tile': {
    title: 'Kafelek Nagrody Zgromadzenia',
    also: ['kafelek nagrody', 'żeton Nagrody', 'kafelek Strefy'],
    text: ['Po jednym na każdą z pięciu Stref, z Produkcją po jednej stronie i Głosami po drugiej.'],
  },
  'assembly-scoring-tile': {
    title: 'Kafelek punktacji Zgromadzenia',
    also: ['kafel punktacji', 'wartości miejsc'],
    text: [
      'Ile warte są miejsca według Głosów. Używa się tego z lewej i on odpada; późniejsze są warte więcej.',
    ],
  },
};
