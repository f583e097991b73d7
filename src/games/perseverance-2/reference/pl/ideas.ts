export const ideas = {
  overview: {
    title: 'O czym jest Epizod 2',
    also: ['wstęp', 'fabuła', 'w skrócie'],
    text: [
      'Mur stoi, miasto jest bezpieczne. Teraz ludzie wychodzą na zewnątrz: oczyszczają teren, stawiają Obozy i Placówki i chwytają dinozaury.',
      'Co turę jakaś kość idzie do pracy w jednej z pięciu Stref, a po niej jest jedna mniejsza akcja. Kto używa Obozu lub Placówki, ściąga na ich właściciela Atak dinozaurów.',
      'Oficerowie uczą Atutów, zdolności na resztę gry. Gdy kości się skończą, liczy się Zgromadzenie.',
    ],
  },
  winning: {
    title: 'Kto wygrywa',
    also: ['jak wygrać', 'zwycięstwo', 'cel gry', 'koniec gry', 'zwycięzca'],
    text: [
      'Kto ma najwięcej zwolenników po punktacji końcowej.',
      'Przy 2 graczach następuje ona po drugim Zgromadzeniu, przy 3 lub 4 po trzecim.',
    ],
  },
  rulebook: {
    title: 'Instrukcja Epizodu 2',
    also: ['książka', 'Castaway Chronicles', 'zasady', 'wydanie'],
    text: [
      'Foothold trzyma się angielskiej instrukcji drugiej gry z pudełka. Strony podaje tam, gdzie wymienia je sama instrukcja, poza tym rozdział.',
      'O to, co jest tylko na kartach i kafelkach, Foothold pyta.',
    ],
  },
  'since-episode-1': {
    title: 'Co nowego po Epizodzie 1',
    also: ['Epizod 1', 'różnice', 'zmiany', 'doświadczeni gracze'],
    text: [
      'Nie ma obszarów Obrony, a kości nie wabią dinozaurów: żyją one na mapie, a ataki biorą się z używania Obozów i Placówek.',
      'Nowe są Atuty, piąta Strefa i piąty oficer, Surowce Wyspy, Świecące Jagody, schwytane dinozaury i Stałe Głosy. Kostka wpływu kosztuje 1 Opowieść, a z nią jest Atut.',
      'Każda Osada daje premię, bez względu na miejsce w Strefie. Nie ma Ochrony.',
    ],
  },
  'first-game': {
    title: 'Pierwsza gra w Epizod 2',
    also: ['początkujący', 'zalecane przygotowanie', 'nowi gracze', 'pierwsza gra'],
    text: [
      'Oficerowie: Chief Mate przy Zaopatrzeniu, Chief of Security przy Strefie Wojskowej, Chief Steward przy Ekspansji, Chief Engineer przy Budowie, Kapitan przy Odkryciach. Kafelki mapy stroną A.',
      'Początek: Keoni w Zaopatrzeniu z Obrońcą, Jack w Strefie Wojskowej ze Skórnikiem, Adelita w Ekspansji ze Zbieraczem, Phoenix w Budowie z Pasterzem.',
    ],
  },
  'two-players': {
    title: 'Gra we dwoje',
    also: ['2 graczy', 'zasady dla dwóch graczy', 'dwie osoby'],
    text: [
      'Dysydenci, trzeci kolor, mają kości, Osady i kostki i zbierają Głosy, ale nie mają tur i nie stawiają Obozów.',
      'Na początku osiedlają się w każdej Strefie miasta, której nikt nie wybrał. W jednej z nich, wylosowanej, mają drugą Osadę i 2 kostki na oficerze; na każdym innym oficerze 1.',
      'Zgromadzenia są dwa.',
    ],
  },
  secrets: {
    title: 'Co jest ukryte',
    also: ['tajne', 'tajemnica', 'zakryte', 'jawne'],
    text: [
      'Karty Przygód na ręce, dopóki nie zostaną zagrane, i wybór na kafelku nagrody, dopóki nie wybiorą wszyscy. Reszta jest jawna.',
    ],
  },
  ties: {
    title: 'Remisy',
    also: ['remis', 'po równo'],
    text: [
      'Obecność: dwoje na czele dostaje po połowie Głosów, troje i więcej nic. Remis o drugie miejsce: nic.',
      'Głosy i oficerowie są łagodni: każdy z remisujących dostaje pełne miejsce, a następna liczba to następne miejsce.',
      'Zwolennicy na koniec: wygrywa więcej Atutów, potem zwycięstwo jest wspólne.',
    ],
  },
  rounding: {
    title: 'Połówki',
    also: ['zaokrąglanie', 'w dół', 'ułamki', 'połowa'],
    text: [
      'Połowy zaokrągla się w dół: połowa Populacji 5 to 2 Głosy, a trzy Świecące Jagody są warte 1 zwolennika.',
    ],
  },
  'losing-followers': {
    title: 'Utrata zwolenników',
    also: ['kara', 'tracić', 'minus', 'strata'],
    text: [
      'Kość innego gracza kosztuje 2. Przełamanie kosztuje na koniec twojej tury 1 za każdego dinozaura i drugi raz, gdy zmiecie je nowe.',
      'Poniżej 0 się nie schodzi i nic potem nie trzeba oddawać.',
    ],
  },
  deterministic: {
    title: 'Zagrożenie bez kości',
    also: ['wersja deterministyczna', 'bez losowości', 'wariant', 'bez losu', 'znaczniki Zagrożenia'],
    text: [
      'Zamiast rzutu znacznik idzie po torze o wartość Zagrożenia: jeden dla Lekkich, drugi dla Ciężkich. Wybiera się to przy przygotowaniu.',
      'Kto minie 5, traci z karty jednego Żołnierza tego rodzaju, a znacznik liczy dalej od początku.',
      'Przed drugim etapem znacznik się wybiera, ale tylko tego rodzaju, który jest na karcie.',
    ],
  },
  rulings: {
    title: 'Gdzie instrukcja jest niejasna',
    also: ['wątpliwości', 'niejasności', 'errata', 'interpretacje'],
    text: [
      'W kilku miejscach instrukcja milczy albo sobie przeczy. Foothold trzyma się wtedy jednego odczytania, w każdej grze tego samego.',
      'Każdą policzoną liczbę można ustawić ręcznie.',
    ],
  },
  'security-bonus-ruling': {
    title: 'Chief of Security: Męstwo czy Żołnierz?',
    also: ['premia ochrony', 'kafelek Chief of Security'],
    text: [
      'Spis na końcu instrukcji mówi o 2 Męstwach, zalecana pierwsza gra i przegląd Żołnierzy o Lekkim Żołnierzu.',
      'Decyduje wasz kafelek: przygotowanie pyta, co na nim jest, i zaczyna od Lekkiego Żołnierza.',
    ],
  },
};
