export const terms = {
  followers: {
    title: 'Zwolennicy',
    also: ['zwolennik', 'punkty', 'punkty zwycięstwa', 'wynik', 'Followers'],
    text: [
      'Punkty w tej grze. Każdy zaczyna z 10 i pokazuje je na swoim liczniku.',
      'Po drodze można ich tracić, ale nigdy poniżej 0.',
    ],
  },
  votes: {
    title: 'Głosy',
    also: ['głos', 'głosowanie', 'Votes'],
    text: [
      'Decydują o miejscach na najbliższym Zgromadzeniu, potem znikają. Limitu nie ma.',
      'Dają je pola Osad 2 i 6 oraz Strefy na samym Zgromadzeniu.',
    ],
  },
  food: {
    title: 'Żywność',
    also: ['jedzenie', 'pożywienie', 'zasób', 'ryba', 'Food'],
    text: [
      'Zasób bez limitu, Produkcja Zaopatrzenia. Dają ją Rations, Supply i premia Chief Mate.',
      'Wydaje się ją na Osady, własne kości, Lekkich Żołnierzy i Pułapki z Męstwem.',
    ],
  },
  scrap: {
    title: 'Złom',
    also: ['MR', 'Modern Resource', 'Scrap', 'szczątki', 'resztki', 'zasób'],
    text: [
      'Zasób bez limitu, Produkcja Strefy Ochrony. W becie nazywa się Modern Resource, w skrócie MR.',
      'Dają go Salvage, Supply i premia Chief Steward. Wydaje się go na Mury, Ciężkich Żołnierzy i drugą Osadę.',
    ],
  },
  story: {
    title: 'Opowieści',
    also: ['opowieść', 'historie', 'zasób', 'Story', 'Stories'],
    text: [
      'Zasób bez limitu, Produkcja Ekspansji. Najlepiej zdobywa się je w Pubie.',
      'Wydaje się je na większy wpływ, obrót kości, w Training, na drugą Osadę, na Mury ze zwolennikami i na zamianę kości na planszy.',
    ],
  },
  soldiers: {
    title: 'Żołnierze',
    also: ['żołnierz', 'wojsko', 'oddziały', 'Soldiers'],
    text: [
      'Masz 5 Lekkich i 5 Ciężkich. Czekają w zasobach osobistych, stamtąd idą na planszę gracza, a potem do obszaru Obrony albo na Patrol.',
      'Ocalali wracają na planszę gracza, polegli do zasobów. Gdy danego rodzaju w zasobach brak, nie można go zyskać.',
    ],
  },
  'light-soldier': {
    title: 'Lekki Żołnierz',
    also: ['lekcy żołnierze', 'lekki', 'piechota'],
    text: [
      'Walczy z najbliższym dinozaurem swojej kolumny i go pokonuje; pada, jeśli to był Raptor.',
      'Jest Produkcją Strefy Wojskowej. Masz ich 5.',
    ],
  },
  'heavy-soldier': {
    title: 'Ciężki Żołnierz',
    also: ['ciężcy żołnierze', 'ciężki', 'weteran'],
    text: [
      'Walczy z dwoma najbliższymi dinozaurami swojej kolumny i pokonuje oba; pada, jeśli choć jeden to Raptor.',
      'Szkoli się go za 1 Złom albo z Lekkiego. Masz ich 5.',
    ],
  },
  safeguard: {
    title: 'Ochrona',
    also: ['obrona', 'tarcza', 'Safeguard', 'punkty Ochrony'],
    text: [
      'Tor od 0 do 6, którym płaci się za Nagrody za walkę. Nadmiar ponad 6 przepada.',
      'Z dolnego rzędu pól Żołnierzy, z Murów w ataku, z pola Osady 8, od Chief Engineer i z kart.',
      'Para Ochrony i Męstwa na koniec to 1 zwolennik, w becie 2.',
    ],
  },
  valor: {
    title: 'Męstwo',
    also: ['waleczność', 'odwaga', 'gwiazda', 'Valor'],
    text: [
      'Tor od 0 do 6, którym płaci się za Nagrody za walkę. Nadmiar ponad 6 przepada.',
      'Z górnego rzędu pól Żołnierzy, z Pułapek za Żywność, od Chief of Security i z kart.',
      'Para Ochrony i Męstwa na koniec to 1 zwolennik, w becie 2.',
    ],
  },
  'personal-supply': {
    title: 'Zasoby osobiste',
    also: ['zasób osobisty', 'rezerwa gracza', 'stos gracza'],
    text: [
      'Wszystkie elementy twojego koloru, które nie są w grze, leżą obok planszy gracza. Stąd werbuje się Żołnierzy i tu wracają polegli.',
    ],
  },
  zone: {
    title: 'Strefy',
    also: ['strefa', 'plansza', 'dzielnica', 'Zone'],
    text: [
      'Cztery, od lewej: Zaopatrzenie, Strefa Wojskowa, Ekspansja, Strefa Ochrony. Dolna połowa każdej to obszar Wspólnoty, górna to obszar Obrony.',
      'Każda ma swoją Produkcję i oficera pod spodem.',
    ],
  },
  sustenance: {
    title: 'Zaopatrzenie',
    also: ['Strefa Zaopatrzenia', 'Strefa Pożywienia', 'Sustenance', 'pierwsza Strefa'],
    text: ['Efekty: Rations, Patrol, Pub. Produkcja: Żywność.'],
  },
  military: {
    title: 'Strefa Wojskowa',
    also: ['Strefa Militarna', 'Military', 'druga Strefa'],
    text: ['Efekt: Training. Produkcja: Lekki Żołnierz. Beta czasem całą Strefę nazywa Training.'],
  },
  expansion: {
    title: 'Ekspansja',
    also: ['Strefa Ekspansji', 'Expansion', 'trzecia Strefa'],
    text: ['Efekty: Politics, Supply (w becie Social Aid), Settle. Produkcja: Opowieść.'],
  },
  protection: {
    title: 'Strefa Ochrony',
    also: ['Strefa Ochronna', 'Protection', 'czwarta Strefa'],
    text: ['Efekty: Salvage, Fortifications. Produkcja: Złom.'],
  },
  'community-area': {
    title: 'Obszar Wspólnoty',
    also: ['wspólnota', 'miasto', 'obszar Społeczności', 'dolna połowa'],
    text: [
      'Dolna połowa Strefy: pola kości z efektami, pola Osad 1–10 i jedno miejsce dla Lidera. Co tu stoi, liczy się jako Obecność.',
    ],
  },
  'defense-area': {
    title: 'Obszar Obrony',
    also: ['obszary obronne', 'pogranicze', 'górna połowa'],
    text: [
      'Górna połowa Strefy. Na górze dwa rzędy pól dinozaurów, w niebezpiecznej Strefie trzy; pod nimi pola Murów, a na dole dwa rzędy dla Żołnierzy i Liderów.',
      'Pułapki leżą na polach dinozaurów.',
    ],
  },
  column: {
    title: 'Kolumny i najbliższy dinozaur',
    also: ['kolumna', 'najbliższy dinozaur', 'rząd'],
    text: [
      'Obszar Obrony ma 3 kolumny przy 2 lub 3 graczach, a 4 przy czworgu. W każdej jest jedno pole Muru i dwa pola Żołnierzy.',
      'Najbliższy jest dinozaur w rzędzie przy Murze, a gdy go zabraknie, następny za nim. Do innej kolumny figura nie sięga.',
    ],
  },
  effect: {
    title: 'Efekty',
    also: ['efekt', 'akcje Strefy', 'efekty obszaru wspólnoty'],
    text: [
      'To, na co pozwala kość w obszarze Wspólnoty. Jest ich dziewięć: Rations, Patrol, Pub, Training, Politics, Supply, Settle, Salvage i Fortifications.',
      'Postawiony tam Lider też rozpatruje jeden efekt swojej Strefy.',
    ],
  },
  settlement: {
    title: 'Osady',
    also: ['osada', 'domy', 'namioty', 'budowla', 'Settlement'],
    text: [
      'Masz ich 12. Na polu Strefy mieści się jedna, czyjakolwiek, a większość pól daje przy budowie premię.',
      'Liczą się jako twoja Obecność i jako Populacja Strefy. Przy przełamaniu najwyższe giną pierwsze.',
    ],
  },
  'dangerous-zone': {
    title: 'Niebezpieczna Strefa',
    also: ['niebezpieczny obszar', 'bezpieczna Strefa', 'Dangerous'],
    text: [
      'Strefa jest bezpieczna, aż skończy się pierwszy atak na nią, a potem już zawsze niebezpieczna.',
      'Ma wtedy trzeci rząd pól dinozaurów i pola Osad 7–10, a jej dinozaury losuje się żółtą kością.',
    ],
  },
  covers: {
    title: 'Zasłony',
    also: ['kafelki zakrywające', 'zakryte pola', 'zasłona'],
    text: [
      'Po dwie na Strefę: jedna chowa trzeci rząd dinozaurów, druga pola Osad 7–10. Obie znikają po pierwszym ataku w tej Strefie.',
    ],
  },
  'active-player': {
    title: 'Aktywny gracz',
    also: ['czyja tura', 'gracz na ruchu'],
    text: [
      'Ten, kto ma turę. Jeśli wywoła ona atak i dinozaury się przedrą, płaci 2 zwolenników za każdego z nich.',
    ],
  },
};
