/** Our own words for what the box prints in English; the printed name is found as well. */
export const outposts = {
  'adventurers-lodge': tile(
    'Chata poszukiwaczy',
    'Adventurers’ Lodge',
    'Twoja Przygoda rozgrywa teraz etap; żadne Zagrożenie się nie liczy, także to między etapami.',
    'Kafelek liczy się jako użyty, więc jego właściciel ma potem Atak dinozaurów (nasza interpretacja).',
  ),
  'builders-workshop': tile(
    'Warsztat budowniczych',
    'Builders’ Workshop',
    '1 Złom i 1 Żywność: dwie Osady w różnych Strefach miasta, bez premii.',
  ),
  'command-center': tile(
    'Centrum dowodzenia',
    'Command Center',
    'Jeden Efekt Strefy, w której stoi twój Lider; potem Lider wraca na twoją planszę.',
  ),
  'crash-site': tile('Miejsce katastrofy', 'Crash Site', '3 Złomy.'),
  'dinosaur-boneyard': tile('Cmentarzysko dinozaurów', 'Dinosaur Boneyard', '3 Surowce Wyspy.'),
  'dinosaur-trap': tile(
    'Pułapka na dinozaury',
    'Dinosaur Trap',
    'Wybrany dinozaur do Zagrody, w jej granicach; za 1 Żywność drugi.',
  ),
  'forward-barracks': tile('Wysunięte koszary', 'Forward Barracks', '2 Ciężkich Żołnierzy.'),
  'glowberry-patch': tile('Polana Świecących Jagód', 'Glowberry Patch', '6 Świecących Jagód.'),
  'hidden-paradise': tile(
    'Ukryty raj',
    'Hidden Paradise',
    '2 Stałe Głosy, które przesuwają też Głosy o 2, i 2 zwolenników.',
  ),
  'mushroom-farm': tile('Hodowla grzybów', 'Mushroom Farm', '3 Żywności.'),
  'officers-lodge': tile(
    'Kwatera oficerów',
    'Officers’ Lodge',
    'Jeden Atut. Potem do dwóch twoich kostek może przejść z Atutu na Atut: poziomy obowiązują, „!” nic nie kosztuje, a przeniesiona kostka nie liczy się do poziomu nowego miejsca.',
  ),
  'patrol-hub': tile(
    'Baza patroli',
    'Patrol Hub',
    'Dobierz karty Wyzwań za Żołnierzy na swojej planszy i rozpatrz do czterech, razem z Zagrożeniem.',
  ),
  'pioneer-base': tile(
    'Baza pionierów',
    'Pioneer Base',
    'Oczyść obszar bez karty: znikają jego dinozaury i kafelek. Za każdego dinozaura 1 Męstwo i 1 zwolennik.',
  ),
  'proving-grounds': tile(
    'Poligon',
    'Proving Grounds',
    'Do dwóch razy: oddaj Lekkiego Żołnierza ze swojej planszy za kostkę na oficerze i jego Atut.',
  ),
  'rendezvous-point': tile(
    'Punkt spotkań',
    'Rendezvous Point',
    'Do trzech razy: 1 Świecąca Jagoda za dowolny Atut, ze zwykłym poziomem i kosztem.',
  ),
  'secret-meeting-place': tile(
    'Tajne miejsce narad',
    'Secret Meeting Place',
    'Do pięciu razy: 1 Świecąca Jagoda za kostkę na dowolnym oficerze.',
  ),
  'speakers-rock': tile(
    'Skała mówcy',
    'Speaker’s Rock',
    'Neutralna kość na planszy staje się twoją, a ty zyskujesz 1 Głos.',
  ),
  'staging-ground': tile(
    'Punkt wypadowy',
    'Staging Ground',
    'Kontratak, którego Premię Wybawcy bierzesz dwa razy.',
    'Kafelek liczy się jako użyty, więc jego właściciel ma potem Atak dinozaurów (nasza interpretacja).',
  ),
  'tranquil-meadow': tile(
    'Spokojna łąka',
    'Tranquil Meadow',
    '3 Opowieści i po 1 Świecącej Jagodzie za każdą twoją kość w grze.',
  ),
  'underground-passage': tile(
    'Podziemne przejście',
    'Underground Passage',
    'Zamień miejscami dwie kości na planszy, możesz je obrócić, i rozpatrz jeden z obu Efektów.',
  ),
};

function tile(title: string, printed: string, ...text: string[]) {
  return { title, also: [printed], text };
}
