import type { ReferenceText } from '@/engine';
import type { EntryId } from '../entries';
import { entry } from '../entry';
import { terms } from './terms';

export const pl: Readonly<Record<EntryId, ReferenceText>> = {
  ...terms,
  overview: entry(
    'O co chodzi',
    'cel, rozbitkowie',
    'Od jednej do czterech osób gra razem przeciw scenariuszowi, który ma określoną liczbę rund.',
    'Wygrywają wszyscy, gdy na czas osiągną cel scenariusza. Przegrywają wszyscy, gdy zginie choć jedna postać albo gdy ostatnia runda skończy się bez celu.',
  ),
  winning: entry(
    'Wygrana',
    'cel, zwycięstwo',
    'Cel z karty Scenariusza osiągnięty: gra jest wygrana od razu, także w ostatnią noc. Rany z tej samej chwili liczą się najpierw.',
  ),
  losing: entry(
    'Przegrana',
    'porażka, śmierć',
    'Znacznik gracza na ostatnim polu toru życia kończy grę wszystkim, od razu. Podobnie koniec ostatniej rundy bez celu. Śmierć Piętaszka niczego nie przegrywa.',
  ),
  scenario: entry(
    'Karta Scenariusza',
    'scenariusz',
    'Wyznacza cel, liczbę rund, kości pogody oraz znaczenie księgi i tajemnicy. Ma pierwszeństwo przed zasadami ogólnymi.',
  ),
  'rules-summary': entry(
    'Skąd to wiemy',
    'instrukcja, źródło',
    'Hasła opowiadają streszczenie zasad wydania z 2012 roku. Pod każdym podany jest rozdział tego streszczenia.',
  ),
  'setting-up': entry(
    'Przygotowanie',
    'start, rozstawienie',
    'Najpierw scenariusz, potem plansza, postacie z własnym pomysłem i dwoma pionkami, 9 stałych i 5 losowych pomysłów, trzy talie Przygód z kośćmi, talie Bestii i Tajemnic.',
    'Obóz stoi na kafelku 8. Morale i broń na 0, bez schronienia, Skrzynie z żywnością na prawym polu Zagrożenia, dwa przedmioty startowe po dwa użycia.',
    'Wariant: losowa karta Wraku zamiast Skrzyń z żywnością.',
  ),
  difficulty: entry(
    'Łatwiej i trudniej',
    'poziom trudności',
    'Łatwiej: dodatkowo Pies lub Piętaszek, więcej przedmiotów startowych, mniej kart z księgą. Trudniej: trzy osoby bez Psa, mniej przedmiotów, więcej kart z księgą.',
    'W scenariuszu „Rozbitkowie” karty z księgą działają odwrotnie: więcej ich ułatwia grę.',
  ),
  round: entry(
    'Runda',
    'fazy, kolejność',
    'Wydarzenie, morale, produkcja, akcje, pogoda, noc. W pierwszej rundzie nie ma wydarzenia.',
  ),
  'event-phase': entry(
    'Faza wydarzenia',
    'karta wydarzenia, księga',
    'Dobierzcie kartę. Karty wtasowane wcześniej wykonuje się i dobiera następną. Symbol przygody kładzie żeton na talii, księgę objaśnia scenariusz.',
    'Potem efekt wydarzenia, a na końcu karta idzie na prawe pole Zagrożenia.',
    '„Rozpatrz ponownie” to jeszcze raz, potem karta odpada i nie wraca na pole. Karta, która każe wtasować w talię Wydarzeń, mówi o sobie samej.',
  ),
  'morale-phase': entry(
    'Faza morale',
    'żetony',
    'Pierwszy gracz zyskuje lub odrzuca tyle żetonów, ile pokazuje tor; za każdy brakujący jest rana. Poziom 0 nic nie robi. Na szczycie: 2 żetony albo wyleczenie 1 rany.',
    'W pojedynkę morale najpierw rośnie o 1.',
  ),
  'production-phase': entry(
    'Faza produkcji',
    'produkcja',
    'Każde źródło na kafelku obozu od razu daje 1 kostkę. Swoje dodają żetony +1, Skrót i Dół. Z użytego źródła nie można w tej rundzie zbierać.',
  ),
  'action-phase': entry(
    'Faza akcji',
    'akcje',
    'Sprawdźcie żetony, zaplanujcie razem, potem rozpatrzcie po kolei: Zagrożenie, polowanie, budowa, zbieranie, eksploracja, porządkowanie obozu, odpoczynek.',
  ),
  'after-actions': entry(
    'Po akcjach',
    'porządki',
    'Pionki wracają, przyszłe zasoby stają się dostępne, żetony zasobów zamieniają się w kostki, a nowe przedmioty zaczynają działać.',
  ),
  'weather-phase': entry(
    'Faza pogody',
    'deszcz, śnieg',
    'Po kolei: chmury zimowe, wszystkie chmury wobec dachu, głodne zwierzęta, burza. Potem żetony pogody znikają.',
    'Za każdy brakujący zasób lub poziom każdy w obozie dostaje ranę.',
  ),
  'night-phase': entry(
    'Faza nocy',
    'sen',
    'Jedzcie, przenieście obóz, jeśli chcecie, śpijcie, niech żywność się psuje; potem nowa runda, a żeton pierwszego gracza idzie w lewo. Teraz używa się przedmiotów i żetonów, które leczą.',
  ),
  planning: entry(
    'Planowanie akcji',
    'pionki, wsparcie',
    'Wszystkie pionki stawia się przed rozpatrzeniem czegokolwiek, korzystając z tego, co jest teraz. Jeden pionek wykonuje akcję, reszta go wspiera.',
    'Źródło, pole, pomysł i schronienie są na jedną akcję w rundzie.',
  ),
  'action-dice': entry(
    'Kości akcji',
    'brązowe, szare, zielone',
    'Przy mniejszej liczbie pionków rzuca się trzema kośćmi: rana, sukces, przygoda. Nie wpływają na siebie.',
    'Nieudana akcja nic nie zużywa i daje 2 żetony Determinacji.',
  ),
  'threat-action': entry(
    'Akcja zagrożenia',
    'wrak',
    'Tyle pionków, ile mówi karta, każda karta raz. Zapłaćcie, wykonajcie, odrzućcie. Zasoby idą do przyszłych, żetony są od razu.',
    'Poziom broni lub przedmiot, których żąda karta, muszą być już przy stawianiu pionków; co przyniesie ta sama runda, jest za późno.',
  ),
  hunting: entry(
    'Polowanie',
    'talia Polowania',
    'Dwa pionki i karta w talii Polowania. Rana za każdy poziom, o który broń jest słabsza; potem karta obniża broń, daje żywność i futra, obniża palisadę.',
    'Za poziom, którego nie ma, polujący dostaje ranę.',
  ),
  building: entry(
    'Budowa',
    'budowanie',
    'Jeden pionek rzuca kośćmi, dwa to pewność. Schronienie, dach i palisada kosztują samo drewno albo same futra; poziom broni 1 drewno; pomysł tyle, ile na karcie.',
  ),
  gathering: entry(
    'Zbieranie',
    'zasoby',
    'Jedna kostka z jednego źródła na odkrytym kafelku obok obozu albo o dwa kroki dalej, z jednym pionkiem więcej. Nigdy z kafelka obozu. Każde źródło raz na rundę.',
    'Kafelek z dwoma takimi samymi źródłami to dwie akcje, po jednej na źródło. Czego nie odkryto, to nic nie daje.',
  ),
  exploration: entry(
    'Eksploracja',
    'odkrywanie',
    'Dochodzi nowy kafelek. Oznaczcie pomysły z jego terenem, za bestię dodajcie kartę, sprawdźcie tajemnicę, weźcie żetony odkryć.',
  ),
  'arranging-camp': entry(
    'Porządkowanie obozu',
    '',
    'Jeden pionek, bez kości: 2 żetony Determinacji i morale +1. W cztery osoby jedno z dwojga.',
  ),
  rest: entry(
    'Odpoczynek',
    '',
    'Jeden pionek, bez kości: leczy 1 ranę, a z Łóżkiem 2 i daje 1 żeton Determinacji.',
  ),
  carpenter: entry(
    'Cieśla',
    'umiejętności cieśli',
    '2: jedno drewno mniej w akcji. 2: przerzut brązowej kości. 3: dobranie 5 pomysłów, jeden na planszę. 3: pionek do jednej budowy.',
    'Drewno można oszczędzić także po postawieniu pionków, w akcji, która została; dodatkowy pionek musi być wcześniej.',
  ),
  cook: entry(
    'Kucharz',
    'umiejętności kucharza, bimber',
    '2: jedna żywność leczy 2 rany, jednej lub dwóch osób. 2: przerzut szarej kości. 3: jedna żywność. 3: pominięcie chmury deszczowej albo zamiana zimowej na deszczową.',
  ),
  explorer: entry(
    'Odkrywca',
    'umiejętności odkrywcy',
    '2: przerzut zielonej kości. 2: obejrzenie 3 kafelków wyspy, jeden na wierzch. 3: morale +1. 3: dobranie 2 żetonów odkryć, jeden zostaje.',
  ),
  soldier: entry(
    'Żołnierz',
    'umiejętności żołnierza, szał',
    '2: obejrzenie następnej karty Polowania, zostaje lub idzie na spód. 2: palisada lub broń +1. 3: broń +3 na jedną akcję. 4: karta Bestii na talię Polowania.',
    'Nie w jedną ani dwie osoby.',
    'Szał działa w jego własnej akcji, nawet gdy kartę już widać; bestia z wydarzenia zastaje go bez niego. Bez schronienia nie ma palisady do podniesienia.',
  ),
  friday: entry(
    'Piętaszek',
    '',
    'Działa jak gracz albo go wspiera. Przygoda to dla niego 1 rana, bez karty. Pogoda, głód i efekty na graczy go nie dotyczą; leczy się tylko odpoczynkiem.',
  ),
  dog: entry('Pies', '', 'Dodatkowy pionek do polowania i eksploracji. Nigdy nie działa sam.'),
  'basket-sack': entry(
    'Kosz, Worek',
    '',
    'Każdy dodaje kostkę tego samego rodzaju do jednego udanego zbierania na rundę. Mogą pomóc w tym samym.',
  ),
  bed: entry('Łóżko', '', 'Odpoczynek leczy 2 rany i daje 1 żeton Determinacji.'),
  'pawn-items': entry(
    'Przedmioty z pionkiem',
    'pasy, latarnia, mapa, tarcza, tratwa',
    'Pionek wspiera zbieranie, budowę, eksplorację albo polowanie; Tratwa zbieranie lub eksplorację. Zostaje na karcie.',
  ),
  'weapon-items': entry('Łuk, Włócznia, Proca, Nóż', '', 'Broń +3, +3, +2, +1.'),
  'palisade-items': entry('Fosa, Mur, Cegły, Ogień', '', 'Palisada +2, +2, +1, +1, o ile jest schronienie.'),
  cellar: entry('Piwnica', '', 'Żywność się nie psuje.'),
  'corral-snare': entry(
    'Zagroda, Sidła',
    '',
    'Żeton +1 żywności na kafelku obozu; leży tam tylko jeden. Zagroda zakrywa źródło żywności obok obozu.',
    'Zagroda, która nie zakrywa źródła, nie daje żetonu.',
  ),
  'diary-drums': entry(
    'Dziennik, Bębny',
    '',
    '1 lub 2 żetony więcej w fazie morale; zmniejszają też stratę.',
  ),
  'pot-fireplace': entry(
    'Garnek, Palenisko',
    '',
    'W nocy 1 żywność leczy 1 ranę (Garnek) lub 2 (Palenisko, jednej albo dwóch osób). Po razie na noc. Niektóre żetony wymagają Garnka.',
  ),
  furnace: entry('Piec', '', 'Jedna chmura zimowa nie zabiera swojego drewna; nadal liczy się wobec dachu.'),
  pit: entry('Dół', 'pułapka, wilczy dół', 'Produkcja: rzućcie brązową kością ran; rana to 2 żywności.'),
  shortcut: entry(
    'Skrót',
    '',
    'Produkcja przynosi kostkę z kafelka z jego żetonem. Przepada, gdy obóz się przenosi.',
  ),
  dam: entry('Tama', '', '2 trwałe żywności, raz.'),
  'items-needed': entry(
    'Lina, Łopata, Nóż, Mapa i inne',
    'wymagane przedmioty',
    'Niektóre przedmioty są potrzebne do budowy innych. Co zbudowane, zostaje, nawet gdy potrzebny przedmiot potem przepadnie.',
  ),
  'lost-item': entry(
    'Utrata przedmiotu',
    'odwrócona karta',
    'Odwrócony na stronę pomysłu traci działanie, o ile jeszcze jest co stracić. Za to, co już zużyte, nikt nie dostaje ran.',
  ),
};
