/** O czym jest gra, jak biegnie tura i co się rozstrzyga. */
export const play = {
  overview: {
    title: 'O co chodzi',
    also: ['cel', 'skrót zasad'],
    text: [
      'Jedna karawana ucieka przez Pustkowia z siedmiu heksów, a trzy Hordy depczą jej po piętach. Każda tura to jedno Spotkanie. Po każdym możecie się osiedlić, a opowieść powie, czy nowy dom przetrwa.',
    ],
  },
  cooperative: {
    title: 'Razem',
    also: ['kooperacja'],
    text: [
      'Wszyscy wygrywają albo przegrywają jako jedna drużyna. Każdy prowadzi Frakcję, a karawana i jej zasoby są wspólne.',
    ],
  },
  hordes: {
    title: 'Trzy Hordy',
    also: ['zombie', 'nieumarli'],
    text: [
      'Co turę robią krok w waszą stronę. Spotkane po drodze utrudniają Spotkanie i znikają. Pominięte zjawią się, gdy się osiedlicie.',
    ],
  },
  skills: {
    title: 'Trzy umiejętności',
    text: ['Walka, Cywilizacja i Produkcja. Kafelki ich żądają, kości odpowiadają.'],
  },
  'when-to-fight': {
    title: 'Kiedy stawić czoło Hordzie',
    also: ['strategia'],
    text: ['Spotkana Horda kosztuje raz trzy Wyzwania. Pominięta: dziesięć zasobów na końcu.'],
  },
  winning: {
    title: 'Wygrana i przegrana',
    also: ['koniec', 'los', 'wynik'],
    text: [
      'Rozstrzyga opowieść o osadzie z waszego kafelka. Patrzy na pozostałe Hordy, zasoby i sam kafelek. Aplikacja zapisuje zakończenie, a liczba Ocalonych jest wynikiem.',
    ],
  },
  rulebook: {
    title: 'Instrukcja',
    text: [
      'Survivors: A Dystopia Rising Story ma jedno wydanie. Strony nie mają numerów, dlatego podajemy rozdziały.',
    ],
  },
  'encounter-guide': {
    title: 'Księga Spotkań',
    text: [
      'Strona na każdy kafelek: trzy opowieści, co zabiera Zagrożenie, Kara, Nagroda, Premia i opowieść o osadzie. Aplikacja ich nie zna; wpisujecie, co mówią.',
    ],
  },
  'app-rulings': {
    title: 'Gdzie instrukcja milczy',
    also: ['rozstrzygnięcia', 'niejasne'],
    text: [
      'Trzy Wyzwania Hordy wolno rozdzielić. Strata zatrzymuje się na zerze. Dwie Hordy na kafelku liczą się obie. Najpierw rusza Horda dokładnie z tyłu. Gdy kafelki się skończą, zdjęte tworzą nowy stos.',
      'Gracie inaczej? Każdą liczbę można ustawić ręcznie.',
    ],
  },
  setup: {
    title: 'Przygotowanie',
    text: [
      'Wybierzcie Frakcje, weźcie kości i karty zdolności według ich kafelków. Połóżcie siedem kafelków: środek, północ i dalej zgodnie z zegarem. Na trzech postawcie Hordy i zaznaczcie wartości startowe.',
    ],
  },
  'first-hordes': {
    title: 'Gdzie zaczynają Hordy',
    text: ['Na trzech różnych kafelkach do wyboru. Środek też wolno: ta Horda rusza od razu.'],
  },
  turn: {
    title: 'Tura',
    also: ['runda', 'kolejność'],
    text: [
      'Podróż. Ruch Hord. Przesunięcie mapy. Liczenie Wyzwań. Czytanie Spotkania. Rzut. Skutki. Osada albo następny przywódca i dalsza droga.',
    ],
  },
  travel: {
    title: 'Podróż',
    also: ['ruch', 'jazda'],
    text: [
      'Karawana jedzie na jeden z sześciu sąsiednich kafelków i spala 1 jednostkę paliwa. To nowy kafelek Spotkania.',
    ],
  },
  'horde-moves': {
    title: 'Ruch Hord',
    also: ['pościg'],
    text: [
      'Każda Horda robi krok bliżej i wchodzi na kafelek Spotkania, gdy tylko może. Najpierw te, które was dopadają, potem ta dokładnie z tyłu, potem boczne.',
      'Dwie nigdy nie dzielą kafelka, chyba że tam, gdzie stoi karawana.',
    ],
  },
  'map-moves': {
    title: 'Przesunięcie mapy',
    also: ['nowe kafelki'],
    text: [
      'Trzy kafelki, które już was nie dotykają, znikają. Trzy nowe wypełniają luki: od północy, zgodnie z zegarem.',
    ],
  },
  'counting-challenges': {
    title: 'Liczenie Wyzwań',
    text: [
      'Każdy róg kafelka Spotkania dodaje do swojej umiejętności. Potem Hordy na kafelku po trzy, potem karty. Najwyższe jest Zagrożeniem.',
      'Karta zmienia kafelki po policzeniu: policzcie ponownie i wpiszcie nowe sumy. Zagrożenie zostaje to, którego historię czytacie.',
    ],
  },
  encounter: {
    title: 'Spotkanie',
    text: [
      'Zagrożenie wskazuje opowieść kafelka. Wszyscy rzucają, sukcesy mierzą się z Wyzwaniami, a księga mówi, co dalej.',
    ],
  },
  rolling: {
    title: 'Rzut',
    text: [
      'Każda Frakcja wybiera stronę swojego kafelka i rzuca jej kośćmi we wszystkich trzech umiejętnościach. Dołóżcie kość aberracji, jeśli z nią gracie.',
    ],
  },
  successes: {
    title: 'Liczenie sukcesów',
    text: [
      'Każdy symbol umiejętności to jej sukces; ścianka może mieć dwa. Tyle co Wyzwanie albo więcej: pokonane.',
    ],
  },
  consequences: {
    title: 'Skutki',
    text: [
      'Zagrożenie i Przeszkody ocenia się osobno: niepokonane Zagrożenie kosztuje zasoby, Przeszkody decydują o Karze lub Nagrodzie.',
    ],
  },
  'settle-or-travel': {
    title: 'Osada albo droga',
    text: [
      'Po każdym Spotkaniu możecie się osiedlić. Bez paliwa musicie. Paliwo z Nagrody się liczy: wtedy wolno jechać.',
    ],
  },
  settling: {
    title: 'Osiedlenie',
    text: [
      'Tylko po Spotkaniu, na tym kafelku. Najpierw Hordy z mapy biorą swoje, potem czyta się opowieść.',
    ],
  },
  'settlement-story': {
    title: 'Opowieść o osadzie',
    text: ['Na dole strony kafelka. Patrzy na to, co zostało po haraczu. Nie każda osada przetrwa.'],
  },
  'choose-direction': {
    title: 'Wybór kierunku',
    text: ['Decyduje cała grupa. Aplikacja pokazuje na każdym sąsiedzie, ile Hord by was tam dopadło.'],
  },
  'move-horde': {
    title: 'Horda z dwiema drogami',
    text: [
      'Gdy dwa kroki są równie dobre, wybiera przywódca. Domyślnie Horda idzie swoją stroną i was okrąża.',
    ],
  },
  'split-horde': {
    title: 'Rozdzielanie Wyzwań Hordy',
    text: ['Trzy za każdą Hordę na kafelku, na dowolne umiejętności, jak chce przywódca.'],
  },
  'choose-threat': {
    title: 'Nazwanie Zagrożenia',
    text: ['Najwyższe Wyzwanie. Przy remisie wybiera przywódca i tę opowieść się czyta.'],
  },
  'choose-side': {
    title: 'Wybór strony',
    text: ['Przy każdym rzucie od nowa: główna albo poboczna, ze wszystkimi trzema umiejętnościami.'],
  },
  'play-card': {
    title: 'Zagranie karty',
    text: ['Kiedy pozwala jej tekst, w dowolnym kroku. Potem odchodzi z gry.'],
  },
  'give-up-resources': {
    title: 'Oddawanie zasobów',
    text: ['Przywódca wybiera, co zabierają Hordy. Paliwo i Ocaleni też się liczą.'],
  },
  'edit-board': {
    title: 'Ręczne ustawianie planszy',
    text: [
      'Otwórzcie planszę w każdej chwili: jedno dotknięcie podnosi Hordę, drugie ją odkłada; można też ustawić symbole kafelków.',
    ],
  },
};
