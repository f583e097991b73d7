/** Słowa gry i jej tabele. */
export const words = {
  caravan: { title: 'Karawana', text: ['Wiezie pięć wspólnych zasobów i zawsze stoi na środku planszy.'] },
  survivors: { title: 'Ocaleni', also: ['ludzie'], text: ['Ludzie, których chcecie uratować.'] },
  scrap: { title: 'Złom', also: ['metal'], text: ['Materiał na broń i budowle.'] },
  herb: { title: 'Zioła', also: ['jedzenie', 'leki'], text: ['Jedzenie i leki.'] },
  resolve: { title: 'Hart ducha', also: ['odwaga'], text: ['Wola, by iść dalej.'] },
  fuel: {
    title: 'Paliwo',
    also: ['benzyna'],
    text: ['1 za każdy ruch. Zero po Spotkaniu zmusza do osiedlenia.'],
  },
  'caravan-leader': {
    title: 'Przywódca karawany',
    also: ['pierwszy gracz', 'prowadzący'],
    text: [
      'Rzuca, przesuwa Hordy, czyta na głos, rozstrzyga remisy. Aplikacja przekazuje rolę zgodnie z zegarem; możecie wskazać kogoś innego.',
    ],
  },
  faction: {
    title: 'Frakcja',
    also: ['przywódca Frakcji', 'Morettis'],
    text: ['Każdy prowadzi inną. Jej kafelek mówi, ile ma kości i kart przy tej liczbie osób.'],
  },
  'dice-pool': {
    title: 'Pula kości',
    text: [
      'Kości wszystkich wybranych stron razem, umiejętność po umiejętności. Im więcej osób, tym mniejsze pule.',
    ],
  },
  'primary-side': { title: 'Strona główna', text: ['To, w czym Frakcja jest dobra: większa pula.'] },
  'secondary-side': { title: 'Strona poboczna', text: ['Mniejsza pula, na Spotkania spoza jej żywiołu.'] },
  'skill-die': {
    title: 'Kość umiejętności',
    text: [
      'Należy do Walki, Cywilizacji albo Produkcji. Liczcie symbole, nie kości: ścianka może mieć więcej niż jeden.',
    ],
  },
  combat: { title: 'Walka', text: ['Siła oręża.'] },
  civilized: { title: 'Cywilizacja', text: ['Rozum i rozmowa.'] },
  production: { title: 'Produkcja', text: ['Budowanie i zbiory.'] },
  'aberrant-die': {
    title: 'Kość aberracji',
    text: [
      'Jedna na cały rzut. Zależnie od liczby osób dodaje albo odbiera sukces w umiejętności, którą pokaże.',
    ],
  },
  board: {
    title: 'Plansza',
    also: ['mapa', 'heksy'],
    text: ['Środkowy kafelek i sześć wokół. Nigdy się nie obraca: północ jest u góry.'],
  },
  tile: {
    title: 'Kafelek',
    also: ['kafelek Pustkowi'],
    text: ['Miejsce na Pustkowiach z symbolem w każdym z sześciu rogów.'],
  },
  'encounter-tile': { title: 'Kafelek Spotkania', text: ['Środkowy kafelek, na którym stoi karawana.'] },
  ring: {
    title: 'Obwód',
    text: ['Sześć kafelków wokół kafelka Spotkania, liczonych od północy zgodnie z zegarem.'],
  },
  location: { title: 'Rodzaje miejsc', text: ['36 kafelków 12 rodzajów, po trzy Spotkania: 108 opowieści.'] },
  'tile-stack': {
    title: 'Stos kafelków',
    text: ['Na starcie 29, po trzy na ruch. Gdy jest za niski, potasujcie zdjęte kafelki w nowy.'],
  },
  corner: {
    title: 'Róg',
    text: [
      'Stykają się tam trzy symbole: kafelka Spotkania i dwóch sąsiadów. Liczy się umiejętność kafelka Spotkania.',
    ],
  },
  'matching-icons': {
    title: 'Pasujące symbole',
    text: ['Symbol sąsiada taki sam jak w rogu podnosi jego wartość. Inne się nie liczą.'],
  },
  challenge: { title: 'Wyzwanie', text: ['Ile sukcesów wymaga umiejętność w tej turze. Nigdy poniżej 0.'] },
  threat: {
    title: 'Zagrożenie',
    text: ['Najwyższe Wyzwanie. Za każdy brakujący sukces tracicie 1 zasób rodzaju podanego w księdze.'],
  },
  obstacle: {
    title: 'Przeszkoda',
    text: ['Dwa pozostałe Wyzwania. Obie niepokonane: Kara. Obie pokonane: Nagroda.'],
  },
  success: {
    title: 'Sukces',
    text: ['Symbol na kości albo z karty czy kości aberracji. Nigdy mniej niż 0.'],
  },
  horde: { title: 'Horda', text: ['Na starcie trzy. Gonią was, spotykają albo czekają na waszą osadę.'] },
  'horde-challenges': {
    title: 'Horda na kafelku',
    text: ['Dokłada trzy Wyzwania wybrane przez przywódcę i znika z gry, niezależnie od wyniku.'],
  },
  'horde-place': {
    title: 'Nowe Hordy',
    text: [
      'Spotkanie może dodać Hordę: na pusty kafelek obwodu, wybiera przywódca. Bez pustego kafelka nic nie dochodzi.',
    ],
  },
  toll: {
    title: 'Haracz Hord',
    text: ['Dziesięć zasobów za każdą Hordę, która jest na mapie, gdy się osiedlacie.'],
  },
  'ability-cards': {
    title: 'Karty zdolności',
    text: ['Zmieniają planszę, Wyzwania, kości albo zyski. Aplikacja liczy je według osoby i talii.'],
  },
  ties: { title: 'Remisy', text: ['Rozstrzyga przywódca karawany.'] },
  'empty-resource': {
    title: 'Zasób na zerze',
    text: ['Gra toczy się dalej; zapyta o to opowieść o osadzie. Tylko brak paliwa zmusza do osiedlenia.'],
  },
  'no-debt': { title: 'Bez długów', text: ['Czego nie da się oddać, idzie w niepamięć.'] },
  chances: {
    title: 'Szanse',
    also: ['prawdopodobieństwo'],
    text: [
      'Policzcie raz, ile ścianek kości umiejętności ma jeden symbol, a ile dwa. Aplikacja wyliczy dokładną szansę każdego Wyzwania, razem z kością aberracji.',
      'Kości traktujemy jako sześcienne, o równych ściankach; wy mówicie tylko, co na nich jest.',
    ],
  },
  'leader-rolls': {
    title: 'Wariant: jeden rzuca za wszystkich',
    text: ['Przywódca karawany rzuca kośćmi wszystkich Frakcji.'],
  },
  penalty: { title: 'Kara', text: ['Obie Przeszkody niepokonane: to, co podaje księga.'] },
  reward: { title: 'Nagroda', text: ['Obie Przeszkody pokonane, nawet gdy Zagrożenie nie.'] },
  bonus: { title: 'Premia', text: ['Zagrożenie i obie Przeszkody pokonane: oprócz Nagrody.'] },
  'card-decks': {
    title: 'Trzy talie',
    text: ['Walka, Cywilizacja i Produkcja. Kafelki Frakcji mówią, ile z której dobrać.'],
  },
  'card-before-threat': {
    title: 'Karty przed Zagrożeniem',
    text: ['Zmieniają to, co się liczy, a z tym może i Zagrożenie.'],
  },
  'card-after-threat': { title: 'Karty po Zagrożeniu', text: ['Zmieniają tylko liczby; opowieść zostaje.'] },
  'card-used': {
    title: 'Zużyte karty',
    text: ['Zagrana karta odchodzi z gry. Nowe przychodzą z Nagrodami i Premiami.'],
  },
  'symbol-survivors': { title: 'Ocaleni', text: ['Ludzie karawany.'] },
  'symbol-scrap': { title: 'Złom', text: ['Metal i materiały.'] },
  'symbol-herb': { title: 'Zioła', text: ['Jedzenie i leki.'] },
  'symbol-resolve': { title: 'Hart ducha', text: ['Odwaga.'] },
  'symbol-fuel': { title: 'Paliwo', text: ['Na ruchy.'] },
  'symbol-combat': { title: 'Walka', text: ['Skrzyżowane ostrza.'] },
  'symbol-civilized': { title: 'Cywilizacja', text: ['Dwa głosy.'] },
  'symbol-production': { title: 'Produkcja', text: ['Młot.'] },
  'symbol-horde': { title: 'Horda', text: ['Czaszka na kafelku.'] },
  'symbol-caravan': { title: 'Karawana', text: ['Zawsze na środku.'] },
  'table-start': {
    title: 'Wartości startowe',
    text: ['Ocaleni 8, złom 8, zioła 8, hart ducha 8, paliwo 7. Trzy Hordy. Siedem kafelków, 29 w stosie.'],
  },
  'table-corner': {
    title: 'Wartość rogu',
    text: ['Bez pasującego: 1. Jeden: 2. Oba: 4. Sześć rogów daje więc od 6 do 24.'],
  },
  'table-aberrant': {
    title: 'Kość aberracji a liczba osób',
    text: ['1, 2 lub 4 osoby: dodaje sukces. 3: bez niej. 5: odbiera sukces.'],
  },
  'table-consequences': {
    title: 'Tabela skutków',
    text: [
      'Zagrożenie niepokonane: 1 zasób za każdy brakujący sukces. Żadna Przeszkoda: Kara. Jedna: nic. Obie: Nagroda. Wszystkie trzy: Nagroda i Premia.',
    ],
  },
  'table-horde-moves': {
    title: 'Dokąd dochodzi Horda',
    text: [
      'Na kafelku, na który jedziecie, obok niego albo na opuszczonym: dopada was. Dokładnie z tyłu: wchodzi na opuszczony. Z tyłu z boku: swoją stroną albo na opuszczony.',
    ],
  },
  'table-new-tiles': {
    title: 'Gdzie leżą nowe kafelki',
    text: ['Przed wami i po obu stronach tego kafelka. Opuszczony leży teraz dokładnie z tyłu.'],
  },
};
