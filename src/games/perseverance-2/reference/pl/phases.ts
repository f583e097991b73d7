export const phases = {
  setup: {
    title: 'Przygotowanie gry',
    also: ['rozłożenie', 'początek gry', 'setup', 'start'],
    text: [
      'Odkryjcie po 2 Przygody Równin i Kanionu oraz 3 Placówki, rozłóżcie mapę z pierwszymi dinozaurami, rozdajcie po karcie startowej i świątynnej i rzućcie pulę.',
      'Zaczyna, kto ostatnio był na łonie natury. Od ostatniego gracza wstecz każdy stawia Osadę na najniższym polu wolnej Strefy miasta albo jedyny Obóz na lewym Oczyszczonym Obszarze.',
      'Do tego kostka na tamtejszym oficerze, jego Atut poziomu 1 i jego premia.',
    ],
  },
  turn: {
    title: 'Przebieg tury',
    also: ['tura', 'kolejność', 'co mogę zrobić', 'ruch'],
    text: [
      'Najpierw kość i Efekt jej pola, potem dokładnie jedna akcja dodatkowa, potem etap twojej Przygody, jeśli ją masz.',
      'Jeśli użyto Obozu lub Placówki, ich właściciel od razu potem ma Atak dinozaurów.',
      'Na koniec wszyscy wstają, płaci się za Przełamanie, a pusta pula oznacza Zgromadzenie.',
    ],
  },
  'place-die': {
    title: 'Umieszczenie kości',
    also: ['położenie kości', 'wzięcie kości', 'akcja podstawowa', 'krok 1'],
    text: [
      'Wybierz Efekt z wolnym polem i dowolną kość z puli. Jeśli wolne jest tam pole z jej ikoną, kość trafia na nie; pola bez ikony są dla kości, które nigdzie nie pasują.',
      'Musisz móc wykonać choć jedną opcję: kości nie kładzie się po to, by blokować.',
      'Kość innego gracza kosztuje 2 zwolenników, zmiana ścianki 1 Opowieść.',
    ],
  },
  'resolve-effect': {
    title: 'Rozpatrzenie Efektu',
    also: ['efekt po położeniu kości', 'krok 2'],
    text: ['Zapłać i weź to, co mówią wybrane opcje. Co da jedna, może opłacić następną.'],
  },
  'secondary-action': {
    title: 'Akcja dodatkowa',
    also: ['druga akcja', 'dodatkowy ruch', 'mniejsza akcja'],
    text: [
      'Dokładnie jedna na turę, po Efekcie: wpłyń na oficera, wystaw Lidera, przesuń Lidera, Zwiad albo Kontratak.',
      'Zwiad jest możliwy zawsze.',
    ],
  },
  'resolve-adventure': {
    title: 'Rozpatrzenie etapu Przygody',
    also: ['etap', 'krok Przygody', 'wyprawa'],
    text: [
      'Po akcji dodatkowej, także w turze, w której Przygoda się zaczęła. Weź to, co pokazuje etap; jego budowle nic nie kosztują, ale limity obowiązują (nasza interpretacja).',
      'Przy ikonach Wyzwań dobierz po karcie na każdą figurkę na Przygodzie, zatrzymaj tyle, ile pokazano, i weź nagrody; potem sprawdź Zagrożenie każdej zatrzymanej.',
      'Dalej jest drugi etap albo koniec Przygody. Wszystkie dobrane karty Wyzwań wtasowuje się z powrotem.',
    ],
  },
  'next-stage': {
    title: 'Przejście do drugiego etapu',
    also: ['przejście', 'drugi etap', 'następny etap'],
    text: [
      'Jeśli na dwuetapowej karcie została choć jedna figurka, możesz iść dalej, wbrew Zagrożeniu między etapami.',
      'Tyle samo lub więcej: idą wszyscy. Mniej: ginie jeden Żołnierz dowolnego rodzaju, reszta idzie; dla jedynej figurki Przygoda się kończy.',
      'Drugi etap rozpatruje się w następnej turze. Jeśli pierwszy rozpatrzono dopiero po rozpoczęciu tury następnego gracza, drugi i tak czeka na twoją własną turę (nasza interpretacja).',
    ],
  },
  'completing-adventure': {
    title: 'Ukończenie Przygody',
    also: ['ukończona', 'koniec Przygody', 'powrót Żołnierzy'],
    text: [
      'Nie ma już etapu, nie ma już nikogo albo rezygnujesz: Przygoda jest ukończona, także bez drugiego etapu.',
      'Żołnierze i Lider wracają na twoją planszę, karta zostaje przed tobą zakryta. Teraz płacą Uczony i Taktyk.',
    ],
  },
  'end-of-turn': {
    title: 'Koniec tury',
    also: ['sprawdzenie na koniec tury', 'wstawanie'],
    text: [
      'W tej kolejności: przewróceni Żołnierze i Lider wstają; jeśli masz Przełamanie, kosztuje ono zwolenników; jeśli pula jest pusta, odbywa się Zgromadzenie.',
    ],
  },
  'dino-attack': {
    title: 'Atak dinozaurów',
    also: ['atak', 'obrona', 'Dino Attack'],
    text: [
      'Po Przygodzie albo Efekcie Placówki właściciel użytego Obozu lub Placówki odkrywa kartę tego terenu.',
      'Potem decyduje, ile Męstwa wyda. Gdy Wartość Obrony dorówna progowi albo go przewyższy, jest nagroda za sukces; inaczej nagroda mimo porażki i Przełamanie.',
      'Wydane Męstwo przepada tak czy inaczej.',
    ],
  },
  breach: {
    title: 'Przełamanie',
    also: ['przełamanie obrony', 'nieudana obrona', 'wyłom', 'Breach'],
    text: [
      'Połóż kartę przy swojej planszy z pokazanymi dinozaurami i z tyloma z niebezpiecznych pól obok obszaru, ilu żąda; które, wybierasz ty.',
      'Twój żeton idzie pod użyty Obóz albo na użytą Placówkę. Aż do Kontrataku nie można ich używać, ale nadal się liczą.',
      'Starsze Przełamanie najpierw znika: 1 zwolennik za każdego dinozaura na nim.',
    ],
  },
  'breach-turn': {
    title: 'Przełamanie na koniec tury',
    also: ['płacenie za Przełamanie', 'dinozaury w Przełamaniu'],
    text: [
      'Na koniec własnej tury tracisz 1 zwolennika za każdego dinozaura w swoim Przełamaniu.',
      'Jeśli są co najmniej dwa, jeden wybrany potem odchodzi. Ostatni zostaje do Kontrataku.',
    ],
  },
  combat: {
    title: 'Walka',
    also: ['bitwa', 'polowanie', 'walczyć', 'Combat'],
    text: [
      'Wystaw stojących Żołnierzy, Lidera albo jednych i drugich ze swojej planszy. Ich Obrażenia to jedna suma i muszą wystarczyć na wszystkie dinozaury, z którymi walczysz.',
      'Każdy pokonany Raptor i Shieldhead zadaje 1 Ranę. Potem każdego zabijasz za 1 zwolennika albo chwytasz.',
      'Kto przeżył, leży do końca tury.',
    ],
  },
  injury: {
    title: 'Rany',
    also: ['rana', 'trafienie', 'stracić Żołnierza', 'anulowanie Ran'],
    text: [
      'Wszystkie Rany trafiają na walczących: Lekki przyjmuje najwyżej 1, Ciężki i Lider najwyżej po 2.',
      'Trafiony Lekki ginie, chyba że zapłacisz 1 Męstwo. Trafiony Ciężki ginie; ratuje go tylko Szkolenie medyczne, za 1 Męstwo. Lider nie ginie nigdy.',
      'Męstwo zdobyte w tej samej walce przychodzi za późno.',
    ],
  },
  'kill-or-capture': {
    title: 'Zabić czy schwytać',
    also: ['zabicie', 'schwytanie', 'złapać dinozaura', 'nagroda za zabicie'],
    text: [
      'Każdy pokonany dinozaur albo wraca do zasobów za 1 zwolennika, z niektórymi Atutami za więcej, albo trafia do twojej Zagrody.',
      'Jedno schwytanie na walkę, z Traperem dwa. Limity Zagrody obowiązują; dinozaury można oddać, by zrobić miejsce.',
    ],
  },
  assembly: {
    title: 'Zgromadzenie',
    also: ['zebranie', 'głosowanie', 'rada', 'pusta pula', 'Assembly'],
    text: [
      'Odbywa się, gdy na koniec tury pula jest pusta: dwa razy przy 2 graczach, poza tym trzy.',
      'Kolejno: większość w Strefach, wybór nagród, zwolennicy za Głosy, oficerowie, porządkowanie.',
    ],
  },
  'assembly-majority': {
    title: 'Zgromadzenie: większość w Strefach',
    also: ['krok większości', 'kto ma Strefę', 'najwięcej Obecności'],
    text: [
      'Strefy miasta od lewej, Odkrycia na końcu. Kto sam ma największą Obecność, bierze kafelek.',
      'Dwoje na czele: każde dostaje Głosy za połowę Populacji, kafelka nie bierze nikt. Troje i więcej: nic. Bez elementu w Strefie nie da się jej wygrać.',
    ],
  },
  'assembly-choice': {
    title: 'Zgromadzenie: Produkcja czy Głosy',
    also: ['tajny wybór', 'wybór nagród', 'Nagroda Zgromadzenia'],
    text: [
      'Kto ma kafelek, wybiera w tajemnicy: 1 Produkcję i 2 zwolenników albo Głosy równe Populacji. Wszyscy pokazują naraz.',
      'Jedyny na drugim miejscu dostaje połowę drugiej strony: połowę Głosów albo, do wyboru, 1 Produkcję lub 2 zwolenników.',
      'Popularność daje posiadaczowi kafelka jeszcze 1 Produkcję albo 2 zwolenników.',
    ],
  },
  'assembly-scoring': {
    title: 'Zgromadzenie: zwolennicy za Głosy',
    also: ['punktacja Zgromadzenia', 'ranking Głosów', 'miejsca'],
    text: [
      'Liczą się wszystkie Głosy, także wcześniejsze i Stałe. Ile warte są miejsca, mówi kafelek z lewej.',
      'Każdy z remisujących dostaje pełne miejsce, a następna liczba następne. Bez Głosów nie ma miejsca.',
      'Miejsce mogą zająć Dysydenci; jego zwolenników nie dostaje nikt.',
    ],
  },
  'officer-scoring': {
    title: 'Zgromadzenie: punktacja oficerów',
    also: ['oficerowie na Zgromadzeniu', 'warunek punktacji', 'punktowanie oficerów'],
    text: [
      'U każdego oficera najwięcej kostek, pola i pula razem, punktuje jego warunek w całości, druga liczba w połowie.',
      'Remisy są łagodne na obu miejscach. Bez kostki miejsca nie ma.',
    ],
  },
  'wrap-up': {
    title: 'Zgromadzenie: porządkowanie',
    also: ['po Zgromadzeniu', 'nowa runda', 'nowa pula', 'sprzątanie'],
    text: [
      'Użyty kafelek odpada. Liderzy wracają z planszy, kości się zbiera, zmienia i rzuca. Nowe oferty: 3 Placówki, po 2 Przygody.',
      'Głosy wracają do liczby Stałych Głosów, a na mapę przychodzą nowe dinozaury. We dwoje każdy oficer dostaje kostkę Dysydentów.',
      'Po ostatnim zamiast tego jest punktacja końcowa.',
    ],
  },
  'new-dinos': {
    title: 'Nowe dinozaury na mapie',
    also: ['dokładanie dinozaurów', 'uzupełnienie mapy'],
    text: [
      'Przy porządkowaniu każdy heks obok Oczyszczonego Obszaru, kafelek czy nadruk, dostaje jednego dinozaura na pierwszym wolnym polu, gatunku z tego pola. Pełny nie dostaje nic.',
    ],
  },
  'final-scoring': {
    title: 'Punktacja końcowa',
    also: ['koniec gry', 'ostatnie liczenie', 'punktowanie na koniec'],
    text: [
      'Po ostatnim Zgromadzeniu i jego oficerach: zwolennicy za zestawy schwytanych dinozaurów, potem za pozostałości.',
    ],
  },
  'captured-dinos': {
    title: 'Punktacja końcowa: schwytane dinozaury',
    also: ['zestawy dinozaurów', 'pary', 'trójki', 'Zagroda na koniec'],
    text: [
      'Pary i trójki jednego gatunku dają zwolenników: Tramplery 3 i 5, Raptory 4 i 7, Shieldheady 5 i 8.',
      'Każdy dinozaur należy do jednego zestawu. Cztery to dwie pary, a Foothold znajduje najlepszy podział.',
    ],
  },
  leftovers: {
    title: 'Punktacja końcowa: pozostałości',
    also: ['pozostałe zasoby', 'reszta', 'niewykorzystane zasoby'],
    text: [
      'Po 1 zwolenniku: Żywność, Złom, Surowiec Wyspy, Opowieść, Ciężki Żołnierz w grze, karta Przygody na ręce.',
      '1 zwolennik za każde dwa: Świecące Jagody, Męstwo, Lekcy Żołnierze w grze, każde osobno w dół.',
    ],
  },
  'tie-break': {
    title: 'Remis o zwycięstwo',
    also: ['rozstrzygnięcie remisu', 'wspólne zwycięstwo'],
    text: [
      'Przy równej liczbie zwolenników wygrywa, kto ma więcej Atutów. Nadal równo: wygrywacie wspólnie.',
    ],
  },
};
