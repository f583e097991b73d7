export const counting = {
  'breach-token': {
    title: 'Żetony uszkodzenia',
    also: ['żeton uszkodzenia', 'zakryte nagrody', 'zablokowane nagrody', 'Breach token'],
    text: [
      'Trzy żetony leżą przy trzech z ośmiu Nagród za walkę, wylosowanych lub uzgodnionych na początku.',
      'Beta: tych nagród nie ma przez całą grę. Wydanie: nie można ich wybrać po ataku, w którym dinozaur się przedarł.',
    ],
  },
  'combat-contribution': {
    title: 'Wkład w walkę',
    also: ['wkład', 'udział', 'udział w obronie'],
    text: [
      'Liczba twoich elementów w zaatakowanym obszarze Obrony: Pułapki, Mury, Żołnierze, także polegli, i Lider.',
      'Od niego zależy, ile Nagród za walkę możesz wybrać.',
    ],
  },
  picks: {
    title: 'Liczba wyborów',
    also: ['wybory', 'ile nagród', 'wybór nagrody'],
    text: [
      'Wkład 0 nie daje nic, 1 daje jeden wybór. Wydanie: kolejne przy 2, 4, 6 i 8. Beta: kolejne przy 3, 5 i 7.',
      'Z wyboru można zrezygnować; jeśli na nagrodę nie starcza, przepada.',
    ],
  },
  'repeat-pick': {
    title: 'Ta sama nagroda dwa razy',
    also: ['powtórzenie wyboru', 'powtórny wybór', 'najwyższy wkład'],
    text: [
      'Kto ma najwyższy wkład, przy remisie każdy z remisujących, może jedną nagrodę wziąć po raz drugi i drugi raz za nią zapłacić. Zużywa to wybór jak każdy inny.',
    ],
  },
  production: {
    title: 'Produkcja',
    also: ['produkować', 'dochód', 'co daje Strefa'],
    text: [
      'To, co wytwarza Strefa: Zaopatrzenie Żywność, Wojskowa Lekkiego Żołnierza, Ekspansja Opowieść, Strefa Ochrony Złom.',
      'Dają ją pola Osad 5 i 7, Zgromadzenie i jedna z Nagród za walkę.',
    ],
  },
  population: {
    title: 'Populacja',
    also: ['ludność', 'mieszkańcy', 'liczba Głosów Strefy'],
    text: [
      '2 i jeszcze 1 za każdą Osadę w Strefie, czyjakolwiek jest. Tyle Głosów jest warta Strefa na Zgromadzeniu.',
    ],
  },
  presence: {
    title: 'Obecność',
    also: ['elementy w Strefie', 'obecny'],
    text: [
      'Liczba twoich elementów w obszarze Wspólnoty: kości, Osady i Lider. Obszar Obrony się nie liczy.',
    ],
  },
  majority: {
    title: 'Większość',
    also: ['przewaga', 'najwięcej', 'pierwsze miejsce'],
    text: [
      'Mieć więcej niż każdy inny: Obecności w Strefie, kostek na oficerze, Żołnierzy albo Murów i Pułapek na koniec.',
      'Z zerem Obecności lub kostek większości nie ma.',
    ],
  },
  'second-place': {
    title: 'Drugie miejsce',
    also: ['drugi', 'połowa nagrody'],
    text: [
      'Strefa: samotne drugie miejsce daje połowę tej strony, której nie wybrano. Przy remisie albo gdy kafelka nikt nie wziął: nic.',
      'Oficer: wszyscy z drugą liczbą kostek punktują w połowie.',
    ],
  },
  'assembly-reward-tile': {
    title: 'Kafelek Nagrody Zgromadzenia',
    also: ['kafelek nagrody', 'żeton Nagrody', 'kafelek Strefy'],
    text: [
      'Po jednym na Strefę: z jednej strony jej Produkcja, z drugiej Głosy. Bierze go największa Obecność; stronę wybiera się w tajemnicy.',
    ],
  },
  'assembly-scoring-tile': {
    title: 'Kafelek punktacji Zgromadzenia',
    also: ['kafel punktacji', 'wartości miejsc'],
    text: [
      'Mówi, ilu zwolenników daje miejsce według Głosów. Używa się tego z lewej, potem wraca do pudełka; późniejsze są warte więcej.',
    ],
  },
};
