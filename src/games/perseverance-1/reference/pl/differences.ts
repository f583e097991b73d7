export const differences = {
  'diff-resource': {
    title: 'Wydania: nazwa drugiego zasobu',
    also: ['MR czy Złom', 'Modern Resource'],
    text: [
      'Beta: Modern Resource, w skrócie MR.',
      'Wydanie: Złom. To jedno i to samo; Foothold pokazuje słowo waszego wydania.',
    ],
  },
  'diff-supply-name': {
    title: 'Wydania: Social Aid i Supply',
    text: ['Efekt dający 1 Złom i 1 Żywność nazywa się w becie Social Aid, w wydaniu Supply.'],
  },
  'diff-abilities': {
    title: 'Wydania: zdolności Liderów',
    also: ['strona A', 'strona B', 'umiejętności'],
    text: [
      'Beta: każdy Lider używa swojej zdolności.',
      'Wydanie: wszyscy ze zdolnościami (strona B plansz) albo wszyscy bez (strona A).',
    ],
  },
  'diff-adelita': {
    title: 'Wydania: Adelita',
    text: [
      'Beta: 1 Żywność za 2 Opowieści.',
      'Wydanie: wyraźnie także podwójnie lub mieszając z Opowieściami. Foothold pozwala na to w obu.',
    ],
  },
  'diff-jack': {
    title: 'Wydania: Jack',
    text: [
      'Beta: nie, jeśli tamten obszar zostałby przez to zaatakowany.',
      'Wydanie: tamten obszar musi mieć co najmniej 2 pola dinozaurów. Czytamy: wolne, a to wychodzi na to samo (nasza interpretacja).',
    ],
  },
  'diff-phoenix': {
    title: 'Wydania: Phoenix',
    text: [
      'Wydanie dopowiada, że wybiera między Ochroną a Męstwem i że Pułapka nie może trafić na puste pole. Foothold gra tak w obu.',
    ],
  },
  'diff-keoni': {
    title: 'Wydania: Keoni',
    text: [
      'Wydanie dopowiada, że Żołnierz jest z jego planszy i jak zwykle daje Męstwo lub Ochronę. Foothold gra tak w obu.',
    ],
  },
  'diff-blocking': {
    title: 'Wydania: kość tylko dla blokady',
    also: ['blokowanie pola', 'blokada'],
    text: ['Beta: nic o tym nie mówi.', 'Wydanie: nie wolno; trzeba móc rozpatrzyć choć jedną opcję.'],
  },
  'diff-secondary': {
    title: 'Wydania: czy akcja dodatkowa jest obowiązkowa?',
    also: ['obowiązkowa', 'pominąć akcję'],
    text: ['Beta: można ją opuścić.', 'Wydanie: trzeba, chyba że żadna nie jest możliwa.'],
  },
  'diff-training-story': {
    title: 'Wydania: Opowieść z Training',
    also: ['Opowieść za zwolennika'],
    text: ['Beta: ta opcja kosztuje 1 zwolennika, więc nie przy 0.', 'Wydanie: jest darmowa.'],
  },
  'diff-settle-two': {
    title: 'Wydania: premia za dwie Osady',
    text: [
      'Beta: bierzesz premię jednej z nich.',
      'Wydanie: tej postawionej najpierw. Druga w obu staje na najniższym wolnym polu.',
    ],
  },
  'diff-influence-spaces': {
    title: 'Wydania: pola wpływów we dwoje',
    also: ['3 pola', '4 pola'],
    text: ['We dwoje oficer ma w becie 3 pola, w wydaniu 4. Przy większej liczbie graczy zawsze 4.'],
  },
  'diff-officer-bonus': {
    title: 'Wydania: kto dostaje premię oficera',
    text: [
      'Beta: najwięcej kostek na polach, przy remisie wszyscy; nikt, gdy czworo ma po jednej.',
      'Wydanie: każdy z przynajmniej dwiema. Na czterech polach oba wskazują tych samych.',
    ],
  },
  'diff-dissenter-cubes': {
    title: 'Wydania: wpływy Dysydentów',
    also: ['kostki Dysydentów'],
    text: [
      'Beta: żadnych.',
      'Wydanie: na początku 2 kostki na jednym oficerze i po 1 na innych, po pierwszym Zgromadzeniu jeszcze po 1. Liczą się w większościach, same nie punktują.',
    ],
  },
  'diff-patrol-limit': {
    title: 'Wydania: Żołnierze na Patrolu',
    text: ['Beta: bez górnej granicy.', 'Wydanie: najwyżej 8. Lekkich i Ciężkich można mieszać w obu.'],
  },
  'diff-challenge-cards': {
    title: 'Wydania: ile kart Wyzwań',
    also: ['zachować karty'],
    text: [
      'Beta: do pokazanej liczby, także żadna.',
      'Wydanie: dokładnie tyle albo wszystkie, gdy dobrano mniej.',
    ],
  },
  'diff-patrol-timing': {
    title: 'Wydania: kiedy rozpatruje się Patrol',
    text: [
      'Beta: na koniec tury.',
      'Wydanie: za zgodą stołu może poczekać, gdy zaczyna już następny gracz, ale nie dłużej niż do ataku lub Zgromadzenia.',
    ],
  },
  'diff-patrol-rewards': {
    title: 'Wydania: nagrody etapu Patrolu',
    text: ['Wydanie: etap może dać też elementy. Postawcie je od razu i wpiszcie ręcznie.'],
  },
  'diff-raptors': {
    title: 'Wydania: Raptory po przełamaniu',
    text: [
      'Beta: gracze, których Osady trafiono, tracą 2 zwolenników.',
      'Wydanie: 2 za każdą trafioną Osadę. Foothold liczy Osady w obu.',
    ],
  },
  'diff-picks': {
    title: 'Wydania: liczba wyborów',
    text: ['Beta: drugi wybór przy wkładzie 3, potem 5, 7.', 'Wydanie: przy 2, potem 4, 6, 8.'],
  },
  'diff-giving-up': {
    title: 'Wydania: rezygnacja z wyboru',
    text: [
      'Wydanie: wolno, a wybór, na który nie starcza, przepada.',
      'Beta: nie wspomina; Foothold też na to pozwala.',
    ],
  },
  'diff-reward-two': {
    title: 'Wydania: nagroda za 2 Ochrony',
    text: ['Jedna z dwóch nagród za tę cenę jest inna.', 'Beta: nowa Osada.', 'Wydanie: odzyskanie Lidera.'],
  },
  'diff-reward-numbers': {
    title: 'Wydania: numery nagród',
    also: ['numer opcji'],
    text: [
      'Te same nagrody stoją w innej kolejności. Foothold nazywa je po tym, co dają. Przy żetonach uszkodzenia patrzcie na numery na swojej planszy.',
    ],
  },
  'diff-breach-tokens': {
    title: 'Wydania: żetony uszkodzenia',
    text: [
      'Beta: trzy zakryte nagrody odpadają.',
      'Wydanie: odpadają tylko po ataku, w którym dinozaur się przedarł.',
    ],
  },
  'diff-used-traps': {
    title: 'Wydania: użyte Pułapki',
    text: [
      'Beta: leżą odkryte na planszy właściciela.',
      'Wydanie: obok Chief Engineer. U niego liczą się tak czy inaczej.',
    ],
  },
  'diff-assembly-ties': {
    title: 'Wydania: remis w Głosach',
    also: ['przyjazne remisy', 'remis na Zgromadzeniu', 'dzielenie miejsc'],
    text: [
      'Beta: remisujący sumują miejsca, które zajmują, i dzielą w dół. 10 i 5 na dwoje: po 7.',
      'Wydanie: każdy bierze pełne miejsce, a następny gracz miejsce zaraz po nim.',
    ],
  },
  'diff-no-votes': {
    title: 'Wydania: brak Głosów',
    also: ['zero Głosów', '0 Głosów'],
    text: ['Beta: 0 Głosów daje miejsce jak każda liczba.', 'Wydanie: bez miejsca i bez zwolenników.'],
  },
  'diff-assembly-values': {
    title: 'Wydania: wartości kafelków Zgromadzenia',
    text: [
      'Różnią się przy czworgu graczy. Te z wydania są tylko na kafelkach: porównajcie je z pudełkiem przy przygotowaniu.',
    ],
  },
  'diff-vote-marker': {
    title: 'Wydania: znacznik Głosów',
    text: ['Beta: odwraca się go powyżej 10 Głosów.', 'Wydanie: powyżej 9. Foothold po prostu liczy dalej.'],
  },
  'diff-wrap-up': {
    title: 'Wydania: kolejność porządkowania',
    text: ['Beta: najpierw Liderzy.', 'Wydanie: najpierw kafelek; jeśli był ostatni, reszty się nie robi.'],
  },
  'diff-final-ties': {
    title: 'Wydania: remisy końcowych przewag',
    text: ['Beta: dzielone i zaokrąglane w dół.', 'Wydanie: każdy bierze pełne miejsce.'],
  },
  'diff-pairs': {
    title: 'Wydania: pary Ochrony i Męstwa',
    also: ['para'],
    text: ['Na koniec para jest warta 2 zwolenników w becie, a 1 w wydaniu.'],
  },
  'diff-light-at-end': {
    title: 'Wydania: Lekcy Żołnierze na koniec',
    text: ['Beta: nic nie są warci.', 'Wydanie: 1 zwolennik za każdych dwóch, ze wszystkich miejsc razem.'],
  },
  'diff-patrol-at-end': {
    title: 'Wydania: nieukończony Patrol na koniec',
    text: [
      'Beta: Żołnierze na nim nie punktują, ale liczą się przy remisie.',
      'Wydanie: liczą się jak pozostali.',
    ],
  },
  'diff-threat-penalty': {
    title: 'Wydania: Zagrożenie bez losu, koniec gry',
    text: [
      'Beta: ciężki znacznik na 3 lub dalej kosztuje na samym końcu 1 zwolennika.',
      'Wydanie: bez kary.',
    ],
  },
  'diff-threat-token': {
    title: 'Wydania: Zagrożenie bez losu, który znacznik',
    text: [
      'Między etapami znacznik wybiera gracz.',
      'Beta: dowolny.',
      'Wydanie: tylko rodzaju, który jest na karcie.',
    ],
  },
};
