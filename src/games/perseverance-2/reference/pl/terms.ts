export const terms = {
  followers: {
    title: 'Zwolennicy',
    also: ['zwolennik', 'punkty', 'punkty zwycięstwa', 'wynik', 'Followers'],
    text: ['O nich się gra: na początku 10, jawni, nigdy poniżej 0.'],
  },
  votes: {
    title: 'Głosy',
    also: ['głos', 'głosowanie', 'Votes'],
    text: [
      'Decydują o miejscach na najbliższym Zgromadzeniu, potem wracają do liczby Stałych Głosów. Bez limitu.',
      'Ze Stref na Zgromadzeniu, z Politics, od Lobbysty, z niektórych Placówek i kart.',
    ],
  },
  'permanent-votes': {
    title: 'Stałe Głosy',
    also: ['stały głos', 'trwałe głosy', 'Permanent Votes'],
    text: [
      'Nie traci się ich i nie wydaje. Każdy zyskany przesuwa też Głosy o 1, a po Zgromadzeniu Głosy wracają do tej liczby, nie do 0.',
      'Z Politics za 2 Męstwa i z Ukrytego raju.',
    ],
  },
  food: {
    title: 'Żywność',
    also: ['jedzenie', 'pożywienie', 'zasób', 'ryba', 'Food'],
    text: [
      'Produkcja Zaopatrzenia; także z Gather i od Chief Mate.',
      'Wydaje się ją na Osady, własne kości i Lekkich Żołnierzy.',
    ],
  },
  scrap: {
    title: 'Złom',
    also: ['złomy', 'Scrap', 'szczątki', 'resztki', 'zasób'],
    text: [
      'Produkcja Budowy; także z Salvage i od Chief Steward.',
      'Wydaje się go na Osady, Placówki i Obozy.',
    ],
  },
  'island-resource': {
    title: 'Surowce Wyspy',
    also: ['surowiec wyspy', 'drewno', 'kości zwierząt', 'zasób', 'Island Resource'],
    text: [
      'Produkcja Odkryć; także z Gather, od Kapitana i Skórnika.',
      'Wydaje się je na Placówki, Osady, Ciężkich Żołnierzy i Obóz podczas Przygody.',
    ],
  },
  story: {
    title: 'Opowieści',
    also: ['opowieść', 'historie', 'zasób', 'Story', 'Stories'],
    text: [
      'Produkcja Ekspansji; przede wszystkim z Pubu, także z Training i Zwiadu.',
      'Wydaje się je na wpływ, Atuty z „!”, obrót kości, Osady, lepszych Żołnierzy i kość na planszy.',
    ],
  },
  glowberry: {
    title: 'Świecące Jagody',
    also: ['świecąca jagoda', 'jagody', 'jagoda', 'zasób', 'Glowberry'],
    text: [
      'Z Gather, Zwiadu, od Chief Engineer i z ataków.',
      'Wydaje się je na ruch Lidera, dalszy zasięg Przygody, Obozy, Marketplace i niektóre Placówki. Dwie są na koniec warte 1 zwolennika.',
    ],
  },
  valor: {
    title: 'Męstwo',
    also: ['waleczność', 'odwaga', 'gwiazda', 'Valor'],
    text: [
      'Tor od 0 do 6, na początku 1; nadmiar przepada. Z Training, Zwiadu, od Wojownika i z kart.',
      'Wydaje się je na obronę, ratowanie trafionych Żołnierzy, Atuty z „!”, kartę Przygody w Training i Stałe Głosy.',
    ],
  },
  soldiers: {
    title: 'Żołnierze',
    also: ['żołnierz', 'wojsko', 'oddziały', 'Soldiers', 'w grze'],
    text: [
      'Masz 5 Lekkich i 5 Ciężkich. Wyszkoleni stoją na planszy gracza i walczą albo idą na Przygodę; straceni od razu wracają do zasobów.',
      'W grze są ci na planszy i na nieukończonej Przygodzie, stojący czy nie. Lider nie jest Żołnierzem.',
    ],
  },
  'light-soldier': {
    title: 'Lekki Żołnierz',
    also: ['lekcy żołnierze', 'lekki', 'piechota'],
    text: [
      '1 Obrażenie. Przyjmuje 1 Ranę i wtedy ginie, chyba że 1 Męstwo ją anuluje. Produkcja Strefy Wojskowej.',
    ],
  },
  'heavy-soldier': {
    title: 'Ciężki Żołnierz',
    also: ['ciężcy żołnierze', 'ciężki', 'weteran'],
    text: [
      '2 Obrażenia. Przyjmuje do 2 Ran i ginie od pierwszej; Męstwo pomaga tylko ze Szkoleniem medycznym.',
    ],
  },
  toppled: {
    title: 'Przewróceni',
    also: ['przewrócony', 'leżące figurki', 'zużyci Żołnierze', 'toppled'],
    text: ['Kto walczył, leży na boku i w tej turze nic więcej nie zrobi. Na jej końcu wszyscy wstają.'],
  },
  damage: {
    title: 'Obrażenia',
    also: ['siła', 'siła ataku', 'Damage'],
    text: [
      'Lekki zadaje 1, Ciężki i Lider po 2, wszystko się sumuje.',
      'Potrzeba: 1 na Tramplera lub Raptora, 2 na Shieldheada.',
    ],
  },
  zone: {
    title: 'Strefy',
    also: ['strefa', 'plansza', 'dzielnica', 'Strefy miasta', 'Zone'],
    text: [
      'Cztery Strefy miasta, od lewej: Zaopatrzenie, Strefa Wojskowa, Ekspansja, Budowa. Za murem Odkrycia, z mapą.',
      'Każda ma swoją Produkcję i oficera obok.',
    ],
  },
  sustenance: {
    title: 'Zaopatrzenie',
    also: ['Strefa Zaopatrzenia', 'Sustenance', 'pierwsza Strefa'],
    text: ['Efekty: Przygoda, Gather, Pub. Produkcja: Żywność.'],
  },
  military: {
    title: 'Strefa Wojskowa',
    also: ['Strefa Militarna', 'Military', 'druga Strefa'],
    text: ['Efekt: Training. Produkcja: Lekki Żołnierz.'],
  },
  expansion: {
    title: 'Ekspansja',
    also: ['Strefa Ekspansji', 'Expansion', 'trzecia Strefa'],
    text: ['Efekty: Marketplace, Politics, Settle. Produkcja: Opowieść.'],
  },
  construction: {
    title: 'Budowa',
    also: ['Strefa Budowy', 'Construction', 'czwarta Strefa'],
    text: ['Efekty: Build, Salvage. Produkcja: Złom.'],
  },
  discovery: {
    title: 'Odkrycia',
    also: ['Strefa Odkryć', 'Discovery', 'piąta Strefa', 'za murem'],
    text: [
      'Mapa za murem. Nie ma Efektów, dopóki ktoś nie zbuduje Placówki. Produkcja: Surowiec Wyspy.',
      'Jej Populacja to 2 i wszystkie Placówki; Obozy liczą się tylko do Obecności.',
    ],
  },
  effect: {
    title: 'Efekty',
    also: ['efekt', 'akcje Strefy', 'pola efektów'],
    text: [
      'To, na co pozwala kość albo Lider w Strefie. W mieście jest dziewięć: Przygoda, Gather, Pub, Training, Marketplace, Politics, Settle, Build, Salvage. W Odkryciach każda Placówka to jeden.',
    ],
  },
  map: {
    title: 'Mapa',
    also: ['heks', 'heksy', 'kafelki mapy', 'Równiny', 'Kanion', 'teren'],
    text: [
      'Heksowe kafelki Równin i Kanionu, na brzegu heksy nadrukowane. Strona A kafelka jest łatwiejsza niż B.',
      'Ataki w Kanionie są trudniejsze i lepiej płacą. Jeśli widać dwie Świątynie, jeden z kafelków się odwraca.',
    ],
  },
  'cleared-area': {
    title: 'Oczyszczony Obszar',
    also: ['oczyszczone obszary', 'oczyszczony teren', 'pusty heks'],
    text: [
      'Miejsce po usuniętym kafelku mapy; dwa są od początku. Mieści jeden Obóz, jedną Placówkę i jedną Wieżę Strażniczą, czyjekolwiek.',
    ],
  },
  'dangerous-space': {
    title: 'Niebezpieczne pole',
    also: ['niebezpieczne pola', 'niebezpieczeństwo', 'Dangerous'],
    text: ['Oznaczone pole dinozaura na heksie. Do Przełamania obok mogą dołączyć dinozaury z takich pól.'],
  },
  temple: {
    title: 'Świątynia',
    also: ['kafelek Świątyni', 'Przygoda świątynna', 'Próby', 'Temple'],
    text: [
      'Kafelek mapy, którego się nie usuwa. Oczyszczając go, gra się kartę świątynną, jedną z sześciu Prób; każdy ma jedną od początku.',
      'Każdy etap daje zwolenników za coś, co masz.',
    ],
  },
  'rally-point': {
    title: 'Punkt zbiórki',
    also: ['znacznik zbiórki', 'zasięg', 'jak daleko', 'Rally marker'],
    text: [
      'Użyty Obóz albo Placówka; znacznik leży tam, aż skończy się Atak dinozaurów.',
      'Przygoda celuje w heksy obok, za 2 Świecące Jagody także o jeden Oczyszczony Obszar dalej. Raz zapłacone działa dla całego Efektu (nasza interpretacja).',
    ],
  },
};
