export const counting = {
  production: {
    title: 'Produkcja',
    also: ['produkować', 'dochód', 'co daje Strefa'],
    text: [
      'To, co wytwarza Strefa: Zaopatrzenie Żywność, Wojskowa Lekkiego Żołnierza, Ekspansja Opowieść, Budowa Złom, Odkrycia Surowiec Wyspy.',
      'Gdy wszyscy twoi Lekcy są w grze, nie ma kogo zyskać.',
    ],
  },
  population: {
    title: 'Populacja',
    also: ['ludność', 'mieszkańcy', 'liczba Głosów Strefy'],
    text: [
      'Strefa miasta: 2 i wszystkie jej Osady, czyjekolwiek. Odkrycia: 2 i wszystkie Placówki. Tyle Głosów jest warta Strefa.',
    ],
  },
  presence: {
    title: 'Obecność',
    also: ['elementy w Strefie', 'obecny'],
    text: [
      'Twoje elementy w Strefie. Miasto: kości, Osady, Lider. Odkrycia: kości, Placówki, Obozy, Lider. Te po Przełamaniu też się liczą.',
    ],
  },
  majority: {
    title: 'Większość',
    also: ['przewaga', 'najwięcej', 'pierwsze miejsce'],
    text: ['Mieć najwięcej: Obecności w Strefie albo kostek na oficerze. Z zerem większości nie ma.'],
  },
  'second-place': {
    title: 'Drugie miejsce',
    also: ['drugi', 'połowa nagrody'],
    text: [
      'Strefa: samotne drugie miejsce daje połowę tego, czego nie wybrał posiadacz kafelka. Bez posiadacza albo przy remisie: nic.',
      'Oficer: wszyscy z drugą liczbą kostek punktują w połowie.',
      'Za Dysydentami, którzy zawsze biorą Głosy, dostajesz 1 Produkcję albo 2 zwolenników.',
    ],
  },
  'defense-value': {
    title: 'Wartość Obrony',
    also: ['obrona', 'próg', 'próg obrony', 'Defense'],
    text: [
      'Na tym Oczyszczonym Obszarze: Obóz 1, Placówka 1, Wieża Strażnicza 2, czyjekolwiek, także po Przełamaniu. Każde wydane Męstwo dodaje 1, z Obrońcą 2.',
      'Musi dorównać progowi na karcie.',
    ],
  },
  'savior-bonus': {
    title: 'Premia Wybawcy',
    also: ['premia za Kontratak', 'nagroda za ratunek', 'Savior Bonus'],
    text: ['Na dole karty ataku: dla tego, kto zakończy jej Przełamanie Kontratakiem.'],
  },
  threat: {
    title: 'Zagrożenie',
    also: ['rzut Zagrożenia', 'kość Zagrożenia', 'poziom Zagrożenia', 'Threat'],
    text: [
      'Za każdą zatrzymaną kartę Wyzwania z Zagrożeniem rzut kością. Mniej niż Zagrożenie: z karty ginie jeden Żołnierz tego rodzaju. Tyle samo lub więcej: nic się nie dzieje.',
      'Mistrz przetrwania dodaje 2 do każdego rzutu.',
    ],
  },
  'threat-track': {
    title: 'Tor Zagrożenia',
    also: ['znacznik Zagrożenia', 'karta śledzenia Zagrożenia', 'pole czaszki'],
    text: [
      'Używany bez kości: pola od 0 do 5 dla znaczników Lekkich i Ciężkich. Po minięciu 5 ginie jeden taki Żołnierz, a reszta kroków liczy się dalej.',
      'Mistrz przetrwania: 2 kroki mniej.',
    ],
  },
  'leader-ignores': {
    title: 'Lider ignoruje Zagrożenie',
    also: ['zignorować rzut', 'Lider na Przygodzie', 'pominięcie Zagrożenia'],
    text: [
      'Lider na karcie ignoruje jedno Zagrożenie Ciężkiego Wyzwania; mówi się to przed pierwszym rzutem etapu 1. Jeśli tam nie użyje tej zdolności, Zagrożenie między etapami samo się nie liczy.',
      'Raz na Przygodę. Przy Wyzwaniach Lider dobiera ciężką kartę.',
    ],
  },
};
