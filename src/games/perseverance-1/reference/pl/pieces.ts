export const pieces = {
  'dice-pool': {
    title: 'Pula kości',
    also: ['pula', 'kości', 'dobieranie kości'],
    text: [
      'Rzucone kości, które czekają na położenie, wspólne dla wszystkich. Na początku jest ich 13, 11 lub 14 przy 2, 3 lub 4 graczach.',
      'Pusta pula na koniec tury oznacza Zgromadzenie.',
    ],
  },
  'die-faces': {
    title: 'Ścianki kości',
    also: ['poszukiwacz przygód', 'mediator', 'innowator', 'organizator', 'symbole kości', 'ścianka'],
    text: [
      'Cztery rodzaje ludzi: Poszukiwacz przygód, Mediator, Innowator, Organizator. Kość musi zająć wolne pole ze swoim symbolem, jeśli wybrany efekt takie ma.',
    ],
  },
  'neutral-die': {
    title: 'Neutralna kość',
    also: ['neutralne kości'],
    text: ['Nie należy do nikogo: nic nie kosztuje i nie jest Obecnością. Politics zamienia ją na twoją.'],
  },
  'player-die': {
    title: 'Kość gracza',
    also: ['własna kość', 'moje kości', 'kości graczy'],
    text: [
      'Masz 5; jedna zaczyna w puli, kolejne wprowadza Politics. Kość na planszy to Obecność w jej Strefie, kto by jej nie położył.',
      'Kości w grze liczą się też w Pubie, w Politics i u Chief Steward.',
    ],
  },
  'dissenter-die': {
    title: 'Kość Dysydentów',
    also: ['kości Dysydentów'],
    text: [
      'Tylko we dwoje: 2 w pierwszej puli, 4 po pierwszym Zgromadzeniu. Położenie nie kosztuje zwolenników, ale to Obecność Dysydentów.',
    ],
  },
  'dino-die': {
    title: 'Kości dinozaurów',
    also: [
      'kość dinozaurów',
      'biała kość',
      'żółta kość',
      'kość normalnych dino',
      'kość niebezpiecznych dino',
    ],
    text: [
      'Biała jest dla bezpiecznych Stref, żółta dla niebezpiecznych. Pokazują, które dinozaury przychodzą.',
    ],
  },
  'trap-die': {
    title: 'Kość Pułapek',
    also: ['rzut na Pułapkę'],
    text: [
      'Rzuca się nią w ataku raz za każdą Pułapkę. Ma trzy rodzaje wyników; dotknij tego, który wypadł.',
    ],
  },
  'wall-die': {
    title: 'Kość Murów',
    also: ['kość Muru', 'rzut na Mur'],
    text: ['Rzuca się nią w ataku raz za każdy Mur. Pokazuje zwolenników, Ochronę, a czasem czaszkę.'],
  },
  'threat-die': {
    title: 'Kość Zagrożenia',
    also: ['k6', 'rzut na Zagrożenie', 'sześciościenna'],
    text: ['Zwykła kość sześciościenna. Im mniej, tym gorzej: poniżej Zagrożenia ginie Żołnierz.'],
  },
  leader: {
    title: 'Lider',
    also: ['liderzy', 'przywódca', 'dowódca', 'postać', 'Leader'],
    text: [
      'Po jednej figurze na gracza. Rozpatruje efekt w obszarze Wspólnoty albo walczy w obszarze Obrony, gdzie pokonuje dwa dinozaury i nigdy nie pada.',
      'Wraca po Zgromadzeniu albo po ataku, a wcześniej dzięki polu Osady 9.',
      'Zdolności: w becie zawsze, w wydaniu u wszystkich albo u nikogo.',
    ],
  },
  officer: {
    title: 'Oficerowie',
    also: ['oficer', 'załoga', 'kafelek oficera', 'Officer'],
    text: [
      'Czworo, po jednym pod każdą Strefą: Chief Mate, Chief of Security, Chief Steward, Chief Engineer. Dają premię, gdy zapełnią się pola, i zwolenników na każdym Zgromadzeniu.',
    ],
  },
  'officer-bonus': {
    title: 'Premia oficera',
    also: ['premia', 'bonus oficera', 'pełny tor'],
    text: [
      'Wypłacana w chwili zapełnienia ostatniego pola, każdemu, kto ma tam dwie kostki lub więcej. Beta mówi to inaczej, a na czterech polach wychodzi to samo.',
      'Potem kostki zsuwają się na kafelek. Dysydenci premii nie dostają.',
    ],
  },
  influence: {
    title: 'Wpływ',
    also: ['wpływy', 'kostka', 'kostki', 'kostki wpływów', 'Influence'],
    text: [
      'Masz 15 kostek na całą grę. Na oficerów trafiają akcją dodatkową oraz z pól Osad 3 i 4.',
      'Kostka z oficera nie przechodzi na innego i nie wraca.',
    ],
  },
  'influence-spaces': {
    title: 'Pola i pula wpływów',
    also: ['tor oficera', 'pola wpływów', 'pula wpływów', 'przepełnienie'],
    text: [
      'Kostki zajmują pola oficera od lewej. Gdy są pełne, wypłaca się premię, kostki zsuwają się do puli na kafelku, a dalsze zaczynają od nowa.',
      'Na Zgromadzeniu liczą się i pola, i pula.',
      'Pól jest cztery; w becie we dwoje trzy.',
    ],
  },
  wall: {
    title: 'Mur',
    also: ['mury', 'palisada', 'Wall'],
    text: [
      'Masz ich 7. Jeden na kolumnę, między dinozaurami a Żołnierzami. Po ataku zostaje.',
      'W ataku przynosi zwolenników i Ochronę, a czasem pokonuje najbliższego dinozaura. Liczy się do wkładu.',
    ],
  },
  trap: {
    title: 'Pułapka',
    also: ['pułapki', 'zużyte Pułapki', 'Trap'],
    text: [
      'Masz ich 8: 4 na Tramplery i 4 na Raptory. Leżą zakryte na pustych polach dinozaurów i czekają na tego, kto tam stanie.',
      'Każda działa raz. Użyte nadal liczą się u Chief Engineer.',
    ],
  },
  dino: {
    title: 'Dinozaury',
    also: ['dinozaur', 'dino', 'bestia'],
    text: [
      'Są dwa rodzaje, Tramplery i Raptory. W walce groźne są Raptory, a po przełamaniu przez Tramplery tracicie Osady.',
    ],
  },
  trampler: {
    title: 'Trampler',
    also: ['tramplery', 'niebieski dinozaur'],
    text: ['Żołnierzom nic nie robi. Po przełamaniu każdy usuwa najwyższą Osadę Strefy.'],
  },
  raptor: {
    title: 'Raptor',
    also: ['raptory', 'zielony dinozaur'],
    text: [
      'Powala każdego Żołnierza, który z nim walczy, choć sam też ginie. Po przełamaniu każdy kosztuje właściciela jednej Osady 2 zwolenników; Osada zostaje.',
    ],
  },
  dissenters: {
    title: 'Dysydenci',
    also: ['dysydent', 'trzecia frakcja', 'neutralny gracz'],
    text: [
      'Bierna trzecia strona w grze we dwoje. Ich kości i Osady liczą się w większościach, a Głosy się śledzi. Ich kafelek to zawsze Głosy.',
      'Nie dostają premii ani zwolenników; miejsce, które zajmą na Zgromadzeniu, spycha was niżej.',
      'Wydanie: mają też kostki wpływów.',
    ],
  },
  'patrol-card': {
    title: 'Karta Patrolu',
    also: ['karty Patrolu', 'znacznik etapu', 'dwuetapowa'],
    text: [
      'Jest ich 19, z jednym lub dwoma etapami; dwie leżą odkryte. Karta mówi, ilu trzeba Żołnierzy, co daje etap i jakie jest Zagrożenie między etapami.',
      'Ukończona zostaje przed tobą i liczy się u Chief of Security, tak jak trwająca.',
    ],
  },
  'challenge-card': {
    title: 'Karty Wyzwań',
    also: ['karta Wyzwania', 'lekkie wyzwanie', 'ciężkie wyzwanie', 'trudne wyzwanie', 'talia wyzwań'],
    text: [
      'Dwie talie po 8, dla Lekkich i Ciężkich. Dobierz po jednej na Żołnierza z karty Patrolu, z talii jego rodzaju, i wybierz tyle, ile pokazuje etap.',
      'Każda ma nagrodę, niektóre też Zagrożenie. Wszystkie dobrane wtasowuje się z powrotem.',
      'Beta: można wybrać mniej. Wydanie: dokładnie tyle.',
    ],
  },
  threat: {
    title: 'Zagrożenie',
    also: ['rzut Zagrożenia', 'poziom Zagrożenia', 'Threat'],
    text: [
      'Rzuć kością Zagrożenia. Mniej niż Zagrożenie: jeden Żołnierz tego rodzaju schodzi z karty Patrolu do zasobów. Tyle samo lub więcej: nic się nie dzieje.',
      'Między etapami wybierasz, który rodzaj tracisz.',
    ],
  },
  'threat-track': {
    title: 'Tor Zagrożenia',
    also: ['znacznik Zagrożenia', 'karta śledzenia Zagrożenia', 'pole czaszki'],
    text: [
      'Używany w wariancie bez losu. To pierścień sześciu kroków: znacznik idzie o wartość Zagrożenia, a za każde pełne okrążenie ginie jeden Żołnierz jego rodzaju.',
      'Nasza wykładnia: znacznik na czaszce zamknął koło i stoi na 0, także przy zwolenniku na koniec w becie.',
    ],
  },
};
