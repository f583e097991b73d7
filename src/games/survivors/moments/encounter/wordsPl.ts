import type { Translation } from '@/engine';
import type { encounterEn } from './wordsEn';

/** Wyzwania i Spotkanie po polsku. */
export const encounterPl: Translation<typeof encounterEn> = {
  rule: {
    aberrant: {
      add: '{{players}}: rzuca się kością aberracji, dodaje ona sukces.',
      remove: '{{players}}: rzuca się kością aberracji, odbiera ona sukces.',
      none: '{{players}}: kość aberracji zostaje w pudełku.',
    },
    challenges: {
      corner: {
        none: 'Róg {{corner}}, {{skill}}: żaden symbol obok nie jest taki sam, {{value}}.',
        one: 'Róg {{corner}}, {{skill}}: jeden symbol obok jest taki sam, {{value}}.',
        both: 'Róg {{corner}}, {{skill}}: oba symbole obok są takie same, {{value}}.',
      },
      hordes:
        'Na kafelku Spotkania: {{hordes}}. Walka +{{combat}}, Cywilizacja +{{civilized}}, Produkcja +{{production}}, po czym znikają z gry.',
      cardsAdd: 'Karty zdolności, {{skill}}: dochodzi {{challenges}}.',
      cardsTake: 'Karty zdolności, {{skill}}: odpada {{challenges}}.',
      totals: 'Razem: Walka {{combat}}, Cywilizacja {{civilized}}, Produkcja {{production}}.',
      threat: 'Zagrożenie: {{threat}}. Przeszkody: {{obstacles}}.',
      tie: 'Remis na szczycie: {{skills}}. Zagrożenie wskazuje przywódca.',
    },
    dicePool: {
      brings: '{{player}}, {{side}}: Walka {{combat}}, Cywilizacja {{civilized}}, Produkcja {{production}}.',
      total: 'Łącznie do rzutu: {{dice}}.',
    },
    encounter: {
      challengeChanged: '{{skill}}: karty zdolności ustalają Wyzwanie na {{challenge}}.',
      challengeGone: '{{skill}}: karty zdolności obniżają Wyzwanie do {{challenge}}, niżej się nie da.',
      dieAdds: 'Kość aberracji dodaje sukces: {{skill}}.',
      dieTakes: 'Kość aberracji odbiera sukces: {{skill}}.',
      floor: '{{skill}}: sukcesów nie może być mniej niż 0.',
      met: '{{skill}}: {{successes}} na {{challenge}}, udane.',
      missed: '{{skill}}: {{successes}} na {{challenge}}, zabrakło {{missed}}.',
      threatMet: 'Zagrożenie ({{skill}}) pokonane: nic nie przepada.',
      threatFailed:
        'Zagrożenie ({{skill}}) niepokonane: {{resource}} −{{count}}, po jednym za każdy brakujący sukces.',
      obstacles: {
        none: 'Obie Przeszkody niepokonane: Kara.',
        one: 'Jedna Przeszkoda pokonana, druga nie: ani Kary, ani Nagrody.',
        both: 'Obie Przeszkody pokonane: Nagroda. Niepokonane Zagrożenie odbiera Premię.',
      },
      bonus: 'Zagrożenie i obie Przeszkody pokonane: Nagroda i Premia.',
    },
    caravanChange: {
      none: 'Nic się nie zmienia.',
      nothing: '{{resource}}: bez zmian ({{count}}).',
      gain: '{{resource}} +{{count}}.',
      loss: '{{resource}} −{{count}}.',
      empty: '{{resource}}: nic nie zostało.',
    },
  },
  refusal: {
    splitNeeded: 'Przywódca musi rozdzielić to, co dokładają Hordy: {{challenges}}.',
    split: 'Hordy dokładają dokładnie {{challenges}}, a nie {{given}}.',
    notHighest: '{{skill}} nie jest najwyższym Wyzwaniem. Najwyższe: {{highest}}.',
    aberrantNeeded: 'Co wypadło na kości aberracji?',
    noAberrant: 'W trzy osoby gra się bez kości aberracji.',
  },
  session: {
    outcome: { penalty: 'Kara', reward: 'Nagroda', bonus: 'Premia' },
    outcomeNote: {
      penalty: 'Obie Przeszkody niepokonane',
      reward: 'Obie Przeszkody pokonane',
      bonus: 'Zagrożenie i obie Przeszkody pokonane',
    },
    challenge: {
      recountHelp: 'Po karcie, która zmienia kafelki. Zagrożenie zostaje to, którego historię czytacie.',
      how: 'Jak liczycie?',
      howHelp: 'Aplikacja może policzyć rogi za was albo przyjąć sumy, które policzyliście sami.',
      icons: 'Zaznaczę symbole',
      iconsNote: 'Aplikacja liczy i mówi dlaczego; co raz zobaczy, pamięta',
      totals: 'Wpiszę sumy',
      totalsNote: 'Policzone przez was, razem z Hordami i kartami',
      enterTotals: 'Sumy',
      enterTotalsHelp: 'Każde Wyzwanie tak, jak je policzyliście, z tym, co dokładają Hordy i karty.',
      corners: 'Symbole w rogach',
      cornersHelp:
        'W każdym rogu kafelka Spotkania stykają się trzy symbole: jego własny i dwóch sąsiadów. Dotykajcie miejsca, aż pokaże to, co leży na stole. Podświetlone symbole pasują i podnoszą wartość rogu.',
      split: 'Hordy dokładają: {{challenges}}',
      splitHelp: 'Przywódca rozdziela je między umiejętności, jak chce. Potem Hordy z kafelka znikają z gry.',
      cards: 'Karty zdolności teraz?',
      cardsHelp:
        'Co karty dodają do Wyzwań lub odejmują, zanim nazwiecie Zagrożenie. Jeśli nic, zostawcie 0.',
      told: 'Wyzwania',
      toldHelp: 'Dotknijcie wiersza, by zobaczyć, skąd się wziął, albo ustawić go inaczej.',
      threat: 'Co jest Zagrożeniem?',
      threatHelp: 'Dwa Wyzwania są równie wysokie: wybiera przywódca karawany i tę opowieść się czyta.',
    },
    encounter: {
      sides: 'Kto czym rzuca?',
      sidesHelp:
        'Każda Frakcja wybiera stronę główną albo poboczną i rzuca jej kośćmi we wszystkich trzech umiejętnościach. Gdy policzycie ścianki kości, niżej staną szanse.',
      rolled: 'Wyrzucone symbole',
      rolledHelp: 'Policzcie symbole na kościach Frakcji, ścianka może mieć dwa. Kość aberracji pomińcie.',
      diceAgainst: '{{dice}} na {{challenge}}',
      aberrant: 'Kość aberracji',
      aberrantHelp: {
        add: 'Umiejętność, którą pokazuje, dostaje jeden sukces więcej.',
        remove: 'W pięć osób umiejętność, którą pokazuje, traci jeden sukces.',
      },
      aberrantNote: { add: '1 sukces więcej', remove: '1 sukces mniej' },
      cards: 'Karty zdolności',
      cardsHelp:
        'Sukcesy albo Wyzwania, które karty zmieniają teraz, po nazwaniu Zagrożenia. Niżej: które karty zużyto, te odchodzą z gry.',
      cardSuccesses: 'Sukcesy z kart',
      cardChallenges: 'Wyzwania zmienione kartami',
      played: 'Zagrane karty: {{deck}}',
      drawn: 'Dobrane karty: {{deck}}',
      drawnTitle: 'Nowe karty zdolności',
      drawnHelp: 'Jeśli Nagroda albo Premia daje karty: kto ile dobiera i z której talii.',
      result: 'Jak poszło',
      resultHelp: 'Zagrożenie i Przeszkody ocenia się osobno. Dotknijcie wiersza, by zobaczyć dlaczego.',
      threat: 'Zagrożenie: {{skill}}',
      obstacle: 'Przeszkoda: {{skill}}',
      met: 'Pokonane',
      missed: 'Zabrakło {{count}}',
      loss: 'Co zabiera Zagrożenie?',
      lossLead: 'Po jednym za każdy brakujący sukces: {{resources}}.',
      lossHelp: 'Rodzaj podaje księga Spotkań.',
      aboard: 'W karawanie: {{count}}',
      outcomeHelp: 'Jak podaje księga Spotkań: zyski z plusem, straty z minusem.',
      hordes: 'Hordy przybywają czy znikają?',
      hordesHelp:
        'Jeśli Spotkanie dodaje albo usuwa Hordy, dotknijcie kafelków. Nowa potrzebuje pustego kafelka na obwodzie.',
      chanceOf:
        'Dla kości sześciennych o równych szansach: {{one}} z jednym symbolem, {{two}} z dwoma, i kości odmieńca, która pokazuje każdą umiejętność równie często. Zmienicie to w Więcej, Kości umiejętności.',
      chanceAll: 'Wszystkie trzy',
      chanceUnknown: 'Policzcie raz ścianki kości (Więcej, Kości umiejętności), a staną tu dokładne szanse.',
      dice: 'Kości do rzutu: {{dice}}',
    },
  },
  timeline: {
    plus: '{{what}} +{{count}}',
    minus: '{{what}} −{{count}}',
    list: '{{list}}',
    nothing: 'Nic z tego nie wynikło',
    hordesNow: 'potem na mapie: {{hordes}}',
    challenges:
      'Zagrożenie: {{threat}}. Walka {{combat}}, Cywilizacja {{civilized}}, Produkcja {{production}}',
    byHand: 'Policzone przez stół',
    played_one: 'Zagrano jedną kartę zdolności',
    played_few: 'Zagrano {{count}} karty zdolności',
    played_many: 'Zagrano {{count}} kart zdolności',
    played_other: 'Zagrano {{count}} karty zdolności',
    threatMet: 'Zagrożenie pokonane: {{skill}}',
    threatFailed: 'Zagrożenie niepokonane: {{skill}}',
    obstacles: 'Pokonane Przeszkody: {{passed}} z {{of}}',
    skipped: 'Spotkanie rozegrane bez aplikacji',
  },
  sessionRefusal: {
    threatNeeded: 'Dwa Wyzwania są równie wysokie: przywódca wskazuje Zagrożenie.',
    notHighest: '{{skill}} nie jest najwyższym Wyzwaniem.',
    iconsMissing: 'Niektórych symboli jeszcze nie znamy.',
    cardsShort: '{{player}} ma tylko tyle kart ({{deck}}): {{held}}.',
    tooManyCards: 'Nikt nie dobiera naraz tylu kart.',
  },
  why: {
    totalsByHand: 'Jak policzył stół: Walka {{combat}}, Cywilizacja {{civilized}}, Produkcja {{production}}.',
  },
};
