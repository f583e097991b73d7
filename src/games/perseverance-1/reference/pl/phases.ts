export const phases = {
  setup: {
    title: 'Przygotowanie gry',
    also: ['rozłożenie', 'początek gry', 'setup', 'start'],
    text: [
      'Zakryjcie trzeci rząd dinozaurów i pola Osad 7–10 w każdej Strefie. Połóżcie 3 żetony uszkodzenia przy Nagrodach za walkę, po oficerze pod każdą Strefą i odkryjcie 2 jednoetapowe karty Patrolu.',
      'Zaczyna, kto ostatnio płynął łodzią. Od ostatniego gracza wstecz każdy stawia Osadę na najniższym polu jeszcze niezajętej Strefy i kładzie kostkę na jej oficerze.',
    ],
  },
  turn: {
    title: 'Przebieg tury',
    also: ['tura', 'kolejność', 'co mogę zrobić', 'ruch'],
    text: [
      'Kolejno: kość, dinozaury, które zwabi, efekt, akcja dodatkowa, a jeśli masz Patrol, jego etap.',
      'Na koniec sprawdźcie, czy czas na Atak dinozaurów albo Zgromadzenie. Potem kolej na gracza po lewej.',
    ],
  },
  'place-die': {
    title: 'Umieszczenie kości',
    also: ['położenie kości', 'wzięcie kości', 'akcja podstawowa', 'krok 1'],
    text: [
      'Wybierz efekt, weź dowolną kość z puli i połóż na jego wolnym polu. Jeśli któreś wolne pole ma symbol tej kości, musi trafić właśnie tam; pola bez symbolu są dla kości, które nigdzie nie pasują.',
      'Opowieść pozwala najpierw zmienić ściankę. Kość innego gracza kosztuje 2 zwolenników.',
    ],
  },
  'place-dinos': {
    title: 'Umieszczenie dinozaurów',
    also: ['dokładanie dinozaurów', 'wabienie', 'strzałki', 'krok 2'],
    text: [
      'Pole mówi, co przychodzi, od góry do dołu: konkretne dinozaury albo rzut białą kością, w niebezpiecznej Strefie żółtą.',
      'Zajmują obszar Obrony tej samej Strefy wzdłuż strzałek, także na Pułapkach. Dla których brak miejsca, te nie wchodzą.',
      'Foothold czyta strzałki rzędami od lewego górnego pola. Jeśli u was prowadzą inaczej, dotykajcie pól.',
    ],
  },
  'resolve-effect': {
    title: 'Rozpatrzenie efektu',
    also: ['efekt po położeniu kości', 'krok 3'],
    text: [
      'Zapłać, czego żąda efekt, i weź, co daje.',
      'Wydanie: kość wolno położyć tylko tam, gdzie da się wykonać choć jedną opcję.',
    ],
  },
  'secondary-action': {
    title: 'Akcja dodatkowa',
    also: ['druga akcja', 'dodatkowy ruch', 'krok 4'],
    text: [
      'Jedna z czterech: wpłyń na oficera, umieść Żołnierzy, wyślij Lidera do pracy w Strefie albo do jej obrony.',
      'Beta: można ją pominąć. Wydanie: trzeba wykonać, jeśli jakaś jest możliwa; jedna darmowa kostka na oficerze prawie zawsze jest.',
    ],
  },
  'resolve-patrol': {
    title: 'Rozpatrzenie etapu Patrolu',
    also: ['etap', 'drugi etap', 'krok Patrolu', 'krok 5'],
    text: [
      'Weź to, co pokazuje etap. Jeśli są tam karty Wyzwań, dobierz po jednej na Żołnierza z karty, wybierz i weź nagrody; potem sprawdź Zagrożenie każdej wybranej.',
      'Po jedynym lub drugim etapie Patrol się kończy. Żeby iść dalej, najpierw sprawdź Zagrożenie między etapami; drugi rozpatrujesz w następnej turze.',
      'Ocalali wracają na planszę gracza, a karta zostaje u ciebie zakryta.',
    ],
  },
  'end-of-turn': {
    title: 'Koniec tury',
    also: ['sprawdzenie na koniec tury', 'krok 6', 'kiedy atak'],
    text: [
      'Najpierw: czy na każdym polu dinozaurów którejś Strefy stoi dinozaur? Wtedy jest atak. Sama Pułapka pola nie zapełnia.',
      'Potem: czy pula jest pusta? Wtedy jest Zgromadzenie. Gdy jedno i drugie, atak idzie pierwszy.',
    ],
  },
  'dino-attack': {
    title: 'Atak dinozaurów',
    also: ['atak', 'walka', 'bitwa', 'Dino Attack'],
    text: [
      'Następuje, gdy na koniec tury dinozaury stoją na wszystkich polach dinozaurów w Strefie.',
      'Sześć faz: Pułapki, Mury, walka, przełamanie obrony, nagrody, porządkowanie. Fazę, w której nie ma nic do zrobienia, się pomija.',
    ],
  },
  'trap-phase': {
    title: 'Faza Pułapek',
    also: ['Pułapki w ataku', 'faza 1'],
    text: [
      'Odkryjcie wszystkie Pułapki w obszarze i za każdą rzućcie kością Pułapek.',
      'Zależnie od ścianki dinozaur ginie, jeśli jest właściwego rodzaju, ginie tak czy inaczej albo przeżywa. Pokonany trafia do właściciela Pułapki.',
    ],
  },
  'wall-phase': {
    title: 'Faza Murów',
    also: ['Mury w ataku', 'faza 2', 'faza Muru'],
    text: [
      'Od lewej, za każdy Mur rzut kością Murów. Właściciel dostaje zwolenników i Ochronę ze ścianki.',
      'Czaszka pokonuje też najbliższego dinozaura tej kolumny; zabiera go właściciel Muru.',
    ],
  },
  'fight-phase': {
    title: 'Faza walki',
    also: ['walka', 'faza 3', 'pokonać', 'kto z kim walczy'],
    text: [
      'Najpierw górny rząd, potem dolny z tymi dinozaurami, które zostały. Każda figura walczy z najbliższymi w swojej kolumnie: Lekki z jednym, Ciężki i Lider z dwoma.',
      'Obie strony uderzają naraz. Żołnierz, który trafił na Raptora, pada, ale i tak zabija; Lider nie pada nigdy.',
      'Polegli leżą na razie na planszy.',
    ],
  },
  breach: {
    title: 'Przełamanie obrony',
    also: ['przełamanie', 'faza ataku', 'faza 4', 'przedarcie', 'wyłom'],
    text: [
      'Dinozaury, których nikt nie pokonał, przedzierają się.',
      'Każdy Trampler usuwa najwyższą Osadę Strefy. Potem każdy Raptor uderza w inną z pozostałych, od góry: jej właściciel traci 2 zwolenników, a Osada zostaje.',
      'Na koniec każdy, który się przedarł, kosztuje aktywnego gracza 2 zwolenników.',
    ],
  },
  'combat-rewards': {
    title: 'Nagrody za walkę',
    also: ['nagrody', 'faza nagród', 'faza 5', 'kupowanie nagród', 'plansza nagród'],
    text: [
      'Policz swoje elementy w zaatakowanym obszarze Obrony: to twój wkład, od niego zależy, ile nagród możesz wziąć.',
      'Wszyscy wybierają naraz i płacą Ochroną i Męstwem. Wybory muszą być różne, ale kto ma największy wkład, może jeden powtórzyć.',
    ],
  },
  retrieve: {
    title: 'Faza porządkowania po ataku',
    also: ['po ataku', 'sprzątanie', 'faza 6', 'faza porządkowania', 'odzyskanie figur'],
    text: [
      'Stojący Żołnierze i Liderzy wracają na plansze graczy, polegli do zasobów osobistych. Mury zostają. Odkryte Pułapki są zużyte, ale Chief Engineer nadal je liczy.',
      'Po pierwszym ataku na Strefę znikają obie zasłony: odtąd jest niebezpieczna.',
    ],
  },
  assembly: {
    title: 'Zgromadzenie',
    also: ['zebranie', 'głosowanie', 'rada', 'pusta pula', 'Assembly'],
    text: [
      'Odbywa się, gdy na koniec tury pula jest pusta. Dwa razy przy 2 graczach, trzy razy przy 3 lub 4.',
      'Kolejno: większość w Strefach, wybór nagród, zwolennicy za Głosy, oficerowie, porządkowanie.',
    ],
  },
  'assembly-majority': {
    title: 'Zgromadzenie: większość w Strefach',
    also: ['krok większości', 'kto ma Strefę', 'najwięcej Obecności'],
    text: [
      'Strefa po Strefie, od lewej, porównajcie Obecność. Samotny lider bierze kafelek nagrody.',
      'Dwoje na czele: kafelka nie ma, każde dostaje Głosy za połowę Populacji. Więcej niż dwoje: nic.',
    ],
  },
  'assembly-choice': {
    title: 'Zgromadzenie: Produkcja czy Głosy',
    also: ['tajny wybór', 'wybór nagród', 'Nagroda Zgromadzenia'],
    text: [
      'Kto ma kafelek, wybiera w tajemnicy: 2 Produkcje Strefy albo Głosy równe jej Populacji. Wszyscy pokazują naraz.',
      'Jedyny na drugim miejscu dostaje połowę tego, czego nie wybrano: 1 Produkcję albo połowę Głosów.',
    ],
  },
  'assembly-scoring': {
    title: 'Zgromadzenie: zwolennicy za Głosy',
    also: ['punktacja Zgromadzenia', 'ranking Głosów', 'miejsca'],
    text: [
      'Ustawcie się według wszystkich Głosów, także tych sprzed Zgromadzenia. Ile warte jest miejsce, mówi kafelek z lewej.',
      'Remisy i graczy bez Głosów wydania traktują różnie.',
      'We dwoje miejsce mogą zająć Dysydenci; jego zwolenników nie dostaje nikt.',
    ],
  },
  'officer-scoring': {
    title: 'Zgromadzenie: punktacja oficerów',
    also: ['oficerowie na Zgromadzeniu', 'warunek punktacji', 'punktowanie oficerów'],
    text: [
      'U każdego oficera policzcie kostki, na polach i w puli. Najwięcej kostek punktuje jego warunek w całości, druga liczba w połowie.',
      'Remis na czele nie odbiera drugiego miejsca. Bez kostki nie ma miejsca.',
    ],
  },
  'wrap-up': {
    title: 'Zgromadzenie: porządkowanie',
    also: ['po Zgromadzeniu', 'nowa runda', 'nowa pula', 'sprzątanie'],
    text: [
      'Odłóżcie użyty kafelek, zabierzcie Liderów z obszarów Wspólnoty, zbierzcie kości i rzućcie nową pulę. Głosy wracają na 0, odkryjcie dwie nowe karty Patrolu.',
      'Tylko po pierwszym Zgromadzeniu zmienia się pula: przy 4 graczach ubywa jedna neutralna kość, przy 2 przybywają dwie kości Dysydentów.',
      'Po ostatnim zamiast tego następuje punktacja końcowa.',
    ],
  },
  'final-scoring': {
    title: 'Punktacja końcowa',
    also: ['koniec gry', 'punkty na koniec', 'podliczenie'],
    text: [
      'Po ostatnim Zgromadzeniu trzy rzeczy: Żołnierze we wszystkich obszarach Obrony, Mury i Pułapki we wszystkich obszarach Obrony oraz to, co zostało.',
      'Kolejność dwóch pierwszych nie ma znaczenia.',
    ],
  },
  'final-soldiers': {
    title: 'Punktacja końcowa: Żołnierze',
    also: ['większość Żołnierzy', 'końcowa przewaga'],
    text: [
      'Policz Żołnierzy, a także Lidera, jeśli tam stoi, we wszystkich obszarach Obrony. Zwolennicy według miejsca; kto nie ma nikogo, nie dostaje nic.',
    ],
  },
  'final-walls-traps': {
    title: 'Punktacja końcowa: Mury i Pułapki',
    also: ['większość Murów', 'większość Pułapek', 'końcowa przewaga'],
    text: [
      'Policz swoje Mury i Pułapki we wszystkich obszarach Obrony. Skala jest ta sama co dla Żołnierzy; kto nie ma żadnych, nie dostaje nic.',
    ],
  },
  leftovers: {
    title: 'Punktacja końcowa: pozostałości',
    also: ['pozostałe zasoby', 'reszta', 'niewykorzystane zasoby'],
    text: [
      'Każda Żywność, każdy Złom, każda Opowieść i każdy Ciężki Żołnierz to 1 zwolennik.',
      'Wydanie: dwóch Lekkich to 1, para Ochrony i Męstwa to 1, Żołnierze na Patrolu się liczą.',
      'Beta: taka para to 2, Lekcy nic, a Żołnierze na Patrolu się nie liczą.',
    ],
  },
  'tie-break': {
    title: 'Remis o zwycięstwo',
    also: ['rozstrzygnięcie remisu', 'wspólne zwycięstwo'],
    text: [
      'Przy równej liczbie zwolenników wygrywa, kto ma więcej Żołnierzy, gdziekolwiek są, także na trwającym Patrolu. Lider się nie liczy. Nadal równo: wygrywacie wspólnie.',
    ],
  },
};
