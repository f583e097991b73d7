import { entry } from '../entry';

export const terms = {
  'first-player': entry(
    'Pierwszy gracz',
    'najmłodszy',
    'Zaczyna najmłodsza osoba; żeton co rano idzie w lewo. Pierwszy gracz rozlicza fazę morale, decyduje o Piętaszku, walczy z bestiami z wydarzeń i rozstrzyga spory.',
  ),
  pawns: entry(
    'Pionki',
    '',
    'Po dwa na gracza, jeden dla Piętaszka, jeden dla Psa. Więcej, niż trzeba do pewności, tylko by się zmarnowało.',
  ),
  tokens: entry(
    'Żetony na polach i kafelkach',
    'ponowny rzut, minus 1 pionek, plus 1 drewno, siła bestii',
    'Na polu akcji żeton działa na najbliższą akcję tego rodzaju i znika; na kafelku lub torze zostaje.',
    'Gdy obóz się przenosi, żetony kafelka zostają na nim; po powrocie znów działają.',
    'Ponowny rzut każe rzucić sukces jeszcze raz, minus 1 pionek wymaga jednego pionka więcej, plus 1 drewno podraża budowę, siła bestii rani nieuzbrojonych.',
  ),
  camp: entry(
    'Obóz',
    'kafelek obozu',
    'Tu się buduje, porządkuje i odpoczywa. Jego źródła są do produkcji, nie do zbierania.',
  ),
  resources: entry(
    'Dostępne i przyszłe zasoby',
    'żywność, drewno, futra',
    'Dostępnych można używać teraz. To, co przynoszą akcje, jest przyszłe i staje się dostępne po wszystkich akcjach.',
  ),
  sources: entry(
    'Źródła',
    'papuga, ryba, drewno',
    'Źródło daje kostkę na rundę: produkcji albo zbieraniu. Wyczerpane nie daje nic, ale żeton +1 na nim działa.',
  ),
  food: entry(
    'Żywność',
    'trwała żywność',
    'Najpierw zjada się tę, która się psuje. Trwała zostaje z nocy na noc.',
  ),
  eating: entry(
    'Jedzenie',
    'kolacja, głód',
    'Jedna żywność na każdego gracza w obozie. Gdy jest za mało, drużyna mówi, kto nie je: 2 rany. Nie wolno pościć, póki jest jedzenie.',
  ),
  rotting: entry(
    'Psucie się',
    '',
    'Żywność pozostała rano przepada, chyba że jest trwała lub przechowana. Drewno i futra zostają.',
  ),
  storing: entry(
    'Przechowywanie',
    'skrzynie, beczka, piwnica',
    'Piwnica chroni całą żywność; Skrzynie i Beczka tyle, ile mówi karta.',
  ),
  shelter: entry(
    'Schronienie',
    'namiot',
    'Zbudowane lub znalezione, oszczędza ranę za sen pod gołym niebem, a dach i palisada go wymagają. Zbudowanego nie można stracić; znalezione zostaje na swoim kafelku.',
  ),
  roof: entry('Dach', '', 'Każdy poziom zatrzymuje jedną chmurę. Wymaga schronienia, nie ma górnej granicy.'),
  palisade: entry(
    'Palisada',
    '',
    'Chroni przed burzą i niektórymi bestiami. Bez schronienia nic jej nie podniesie.',
  ),
  weapon: entry(
    'Poziom broni',
    'broń',
    'Porównuje się go z siłą bestii. Poziom kosztuje 1 drewno; przedmioty dodają więcej. Nie ma górnej granicy.',
  ),
  morale: entry(
    'Morale drużyny',
    '',
    'Porusza się po torze i zatrzymuje na jego końcach. Rany je obniżają, porządkowanie obozu podnosi.',
  ),
  determination: entry(
    'Determinacja',
    'żetony',
    'Płaci się nią za umiejętności. Należy do jednej osoby i nie można się nią dzielić. Żetonami z nieudanej kości nie można opłacić jej przerzutu.',
  ),
  wounds: entry(
    'Rany',
    'tor życia',
    'Rana przesuwa znacznik o pole w prawo. Każdy minięty symbol morale obniża morale o 1. Ostatnie pole to śmierć.',
  ),
  healing: entry(
    'Leczenie',
    '',
    'Przesuwa znacznik w lewo i nigdy nie podnosi morale. Tylko w nocy, poza odpoczynkiem, przepisem Kucharza i szczytem toru morale.',
  ),
  unfulfilled: entry(
    'Niespełnione wymaganie',
    'brak zasobów',
    'Rana za każdy zasób, żeton lub poziom, którego nie można oddać: dla osoby, której to dotyczy, albo dla wszystkich. Efekt „jeśli to możliwe” nie robi nic, jeśli nie da się go wykonać w całości.',
  ),
  'threat-field': entry(
    'Pole zagrożenia',
    '',
    'Dwa miejsca. Nowa karta przesuwa prawą na lewo; karta zepchnięta wykonuje zagrożenie i odpada. Puste prawe miejsce niczego nie przesuwa.',
  ),
  adventure: entry(
    'Karty przygód',
    'żeton przygody',
    'Dobiera się je za symbol na kości lub żeton na polu, nigdy więcej niż jedną na akcję. Piętaszek zamiast tego dostaje ranę.',
  ),
  mystery: entry(
    'Karty tajemnic',
    'skarb',
    'Dobierajcie, aż trafi się właściwy rodzaj, resztę pomijajcie; potem można przestać. Pominięte wtasujcie z powrotem.',
  ),
  'discovery-tokens': entry(
    'Żetony odkryć',
    '',
    'Palisada, broń, sucha pogoda, skarb, morale, drewno, pionek do budowy, żywność, zdobycz; niektóre wymagają Garnka lub broni. Zostają do użycia.',
  ),
  beast: entry(
    'Bestie',
    'walka',
    'Rana za każdy poziom, o który broń jest słabsza. Z bestią z wydarzenia walczy sam pierwszy gracz. Premia w walce nie opłaca tego, co karta potem zabiera.',
  ),
  clouds: entry(
    'Chmury',
    'deszcz, śnieg',
    'Każda zimowa kosztuje 1 drewno, niezależnie od dachu. Potem wszystkie razem wobec dachu: każda nadmiarowa kosztuje 1 żywność i 1 drewno.',
  ),
  'hungry-animals': entry(
    'Głodne zwierzęta',
    'czerwona kość',
    'Zabierają 1 żywność albo 1 poziom palisady, albo przychodzą jako bestia o sile 3, której rany dostają wszyscy.',
  ),
  storm: entry('Burza', '', 'Palisada traci 1 poziom; gdy jej nie ma, każdy dostaje ranę.'),
  'moving-camp': entry(
    'Przenoszenie obozu',
    '',
    'W nocy, na sąsiedni kafelek. Ze zbudowanym schronieniem przepada połowa dachu i połowa palisady, w dół. Przy znalezionym wszystko. Skrót przepada.',
  ),
  'night-outside': entry(
    'Noc poza obozem',
    'samotnie',
    'Nieobecnego pogoda nie dotyka. Dostaje 1 ranę, chyba że kafelek ma schronienie, i zjada 1 własną żywność albo dostaje 2 kolejne.',
    'Co przyniosły jego akcje, zostaje przy nim: nie ruszy tego pogoda ani inni, nie psuje się, a rano trafia do obozu.',
  ),
  island: entry(
    'Kafelki wyspy',
    'mapa',
    'Eksploracja kładzie je na polach wokół odkrytych. Kafelek pokazuje teren, źródła i symbole.',
  ),
  terrain: entry('Teren', '', 'Pomysły wymagają odkrytego terenu.'),
  inaccessible: entry(
    'Niedostępny kafelek',
    'zakryty',
    'Bez żetonów, zakryty: bez obozu i akcji, a jego teren liczy się jako nieodkryty. Co dzięki niemu zbudowano, zostaje.',
  ),
  inventions: entry(
    'Pomysły i przedmioty',
    'wynalazek',
    'Teren odkryty, potrzebne przedmioty zbudowane, koszt zapłacony: karta staje się przedmiotem po wszystkich akcjach. Własny pomysł postaci jest tylko dla niej i za pierwszym razem daje 2 Determinacje.',
    'Pomysły z karty Scenariusza są dla wszystkich: czarny znacznik pokazuje, że są gotowe, a działają po wszystkich akcjach.',
  ),
  skills: entry(
    'Umiejętności',
    'zdolności',
    'Opłaca się je Determinacją, w dowolnej chwili, każdą raz na rundę.',
  ),
} as const;
