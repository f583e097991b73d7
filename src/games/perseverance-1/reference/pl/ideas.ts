export const ideas = {
  overview: {
    title: 'O czym jest ta gra',
    also: ['wstęp', 'fabuła', 'rozbitkowie', 'w skrócie'],
    text: [
      'Statek wycieczkowy rozbił się na wyspie dinozaurów. Jesteś jedną z osób, które próbują z pasażerów zrobić miasto.',
      'Co turę jakaś kość idzie do pracy w jednej z czterech Stref. Każda wabi dinozaury: gdy zapełnią Strefę, atakują, a kto pomagał jej bronić, może kupić nagrody.',
      'Kiedy kości się skończą, Zgromadzenie sprawdza, kto gdzie się liczy. Gra się o zwolenników.',
    ],
  },
  winning: {
    title: 'Jak wygrać',
    also: ['zwycięstwo', 'cel gry', 'koniec gry', 'zwycięzca'],
    text: [
      'Mieć najwięcej zwolenników po punktacji końcowej.',
      'Gra kończy się po drugim Zgromadzeniu przy 2 graczach, a po trzecim przy 3 lub 4.',
    ],
  },
  'published-2021': {
    title: 'Wydanie 2021',
    also: ['wydanie sklepowe', 'Castaway Chronicles', 'pudełko', 'polska instrukcja'],
    text: [
      'Gra z pudełka z 2021 roku. Foothold zna jej polską instrukcję i symbole.',
      'Niektóre liczby są tylko na jej rysunkach: kafelki Zgromadzenia, końcowa skala i liczba wyborów. Foothold je podpowiada i prosi, by porównać je z pudełkiem.',
    ],
  },
  'beta-2020': {
    title: 'Beta 2020',
    also: ['prototyp', 'wersja beta', 'angielska instrukcja'],
    text: [
      'Angielska instrukcja z 5 października 2020, sprzed druku gry.',
      'Dzieli miejsca między remisujących, zawsze używa zdolności Liderów, a drugi zasób nazywa Modern Resource (MR).',
    ],
  },
  'first-game': {
    title: 'Pierwsza gra',
    also: ['początkujący', 'zalecane przygotowanie', 'nowi gracze'],
    text: [
      'Oficerowie: Chief Mate przy Zaopatrzeniu, Chief of Security przy Strefie Wojskowej, Chief Steward przy Ekspansji, Chief Engineer przy Strefie Ochrony.',
      'Pierwsze Osady: Keoni w Zaopatrzeniu, Jack w Strefie Wojskowej, Adelita w Ekspansji, Phoenix w Strefie Ochrony.',
      'Wydanie: na początek bez zdolności Liderów (strona A plansz).',
    ],
  },
  'two-players': {
    title: 'Gra we dwoje',
    also: ['2 graczy', 'zasady dla dwóch graczy', 'dwie osoby'],
    text: [
      'Obojgu przeszkadza trzeci kolor, Dysydenci. Mają kości w puli i Osady, zbierają Głosy, ale nigdy nie mają tury.',
      'Na początku osiedlają się w obu Strefach, które zostawiliście wolne, w jednej z nich, wylosowanej, podwójnie.',
      'Są dwa Zgromadzenia zamiast trzech. Pula ma 13 kości, a po pierwszym Zgromadzeniu 15.',
    ],
  },
  secrets: {
    title: 'Co jest ukryte',
    also: ['tajne', 'tajemnica', 'zakryte', 'jawne'],
    text: [
      'Dwie rzeczy: na którego dinozaura jest Pułapka, dopóki atak jej nie odkryje, i co kto wybiera na kafelku Nagrody Zgromadzenia, dopóki nie wybiorą wszyscy.',
      'W swoje Pułapki można zaglądać w każdej chwili. Reszta jest jawna.',
    ],
  },
  ties: {
    title: 'Remisy',
    also: ['remis', 'po równo'],
    text: [
      'Obecność w Strefie: dwoje remisujących bierze po połowie Głosów, troje i więcej nic. Remis o drugie miejsce: nic.',
      'Głosy i końcowe przewagi: beta sumuje miejsca i dzieli, wydanie daje każdemu pełne miejsce.',
      'Oficerowie: wszyscy pierwsi punktują w całości, wszyscy drudzy w połowie.',
      'Walka: każdy z najwyższym wkładem może powtórzyć wybór.',
    ],
  },
  rounding: {
    title: 'Połówki',
    also: ['zaokrąglanie', 'w dół', 'ułamki', 'połowa'],
    text: ['Gdy coś się dzieli, reszta przepada: połowa z 7 to 3.'],
  },
  'losing-followers': {
    title: 'Utrata zwolenników',
    also: ['kara', 'tracić', 'minus', 'strata'],
    text: [
      'Wzięcie kości innego gracza kosztuje 2. Po przełamaniu obrony aktywny gracz płaci 2 za każdego dinozaura, który się przedarł, a Osada trafiona przez Raptora kosztuje właściciela 2.',
      'Nikt nie schodzi poniżej 0. Czego nie da się zapłacić, nie trzeba oddawać później.',
    ],
  },
  deterministic: {
    title: 'Gra bez rzutów',
    also: ['wersja deterministyczna', 'bez losowości', 'wariant', 'bez losu'],
    text: [
      'Cztery zasady do wyboru usuwają los z dokładania dinozaurów, Pułapek, Murów i Zagrożenia. Można użyć dowolnych, osobno lub razem.',
      'Wybiera się je przy przygotowaniu; Foothold pyta potem tylko o resztę.',
    ],
  },
  'det-dinos': {
    title: 'Dinozaury bez losu',
    also: ['deterministyczne rozmieszczenie dinozaurów', 'odkryte kości dinozaurów'],
    text: [
      'Obie kości dinozaurów leżą odkryte od początku gry. Gdy pole każe rzucić, połóżcie to, co właściwa kość już pokazuje, i dopiero wtedy rzućcie nią na następny raz.',
    ],
  },
  'det-traps': {
    title: 'Pułapki bez losu',
    also: ['deterministyczne Pułapki'],
    text: [
      'Kości Pułapek się nie używa. Pułapka właściwego rodzaju zawsze pokonuje i daje właścicielowi 3 zwolenników.',
      'Pułapka innego rodzaju nic nie robi, choć liczy się do wkładu.',
    ],
  },
  'det-walls': {
    title: 'Mury bez losu',
    also: ['deterministyczne Mury'],
    text: [
      'Kości Murów się nie używa. Każdy Mur daje właścicielowi 1 Ochronę.',
      'W walce figura stojąca najbliżej Muru bierze na siebie jednego dinozaura więcej i go zatrzymuje. Raptor wzięty w ten sposób powala Żołnierza jak każdy inny.',
      'Pusta kolumna: Mur w walce nie pomaga.',
    ],
  },
  'det-threat': {
    title: 'Zagrożenie bez losu',
    also: ['deterministyczne Zagrożenie', 'znaczniki Zagrożenia'],
    text: [
      'Kości Zagrożenia się nie używa. Każdy ma znacznik Lekkich i Ciężkich na torze o sześciu krokach, od 0.',
      'Znacznik danego rodzaju idzie o wartość Zagrożenia. Ilekroć dojdzie do 6 lub dalej, ginie jeden taki Żołnierz, a znacznik liczy od nowa.',
      'Między etapami znacznik się wybiera.',
    ],
  },
  rulings: {
    title: 'Gdzie instrukcje są niejasne',
    also: ['wątpliwości', 'niejasności', 'errata', 'interpretacje'],
    text: [
      'W kilku miejscach instrukcja milczy albo sobie przeczy. Foothold trzyma się wtedy własnego odczytania, w każdej grze takiego samego, i mówi o tym.',
      'Każdą policzoną liczbę można ustawić ręcznie.',
    ],
  },
  'engineer-bonus-ruling': {
    title: 'Premia Chief Engineer: 1 czy 2?',
    also: ['premia inżyniera', 'Ochrona od inżyniera'],
    text: [
      'Beta i przykład w wydaniu dają 2 Ochrony, spis na końcu wydania mówi o 1.',
      'Foothold daje 2. Przy przygotowaniu, na stronie o waszym pudełku, można wybrać 1.',
    ],
  },
};
