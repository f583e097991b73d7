export const officers = {
  'chief-mate': {
    title: 'Chief Mate',
    also: ['pierwszy oficer', 'Mate'],
    text: [
      'Premia: 1 Żywność.',
      'Na Zgromadzeniu: wybierz jeden obszar, Wspólnoty lub Obrony, w jednej Strefie. 1 zwolennik za każdy twój element w nim.',
    ],
  },
  'chief-of-security': {
    title: 'Chief of Security',
    also: ['szef ochrony', 'Security'],
    text: [
      'Premia: 2 Męstwa.',
      'Na Zgromadzeniu: 2 zwolenników za każdą kartę Patrolu, ukończoną lub trwającą.',
    ],
  },
  'chief-steward': {
    title: 'Chief Steward',
    also: ['steward', 'ochmistrz'],
    text: [
      'Premia: 1 Złom.',
      'Na Zgromadzeniu: zestaw, czyli 2 Osady i 1 kość, twoje i w grze, jest wart 3 zwolenników. Kości w puli się liczą.',
    ],
  },
  'chief-engineer': {
    title: 'Chief Engineer',
    also: ['inżynier', 'mechanik', 'Engineer'],
    text: [
      'Premia: 2 Ochrony.',
      'Na Zgromadzeniu: 1 zwolennik za każdy Mur i każdą Pułapkę, które kiedykolwiek powstały, czy stoją, czy są zużyte.',
    ],
  },
};

export const leaders = {
  adelita: {
    title: 'Adelita',
    also: ['Ship’s Chef', 'kucharka', 'szefowa kuchni'],
    text: [
      'Ship’s Chef. Zaczyna z 1 Żywnością więcej.',
      'Gdy wpływa na oficera akcją dodatkową, 1 Żywność może zastąpić 2 Opowieści, przy każdej parze od nowa.',
    ],
  },
  jack: {
    title: 'Jack',
    also: ['Fireworks', 'fajerwerki'],
    text: [
      'Fireworks. Gdy jego kość sprowadza dinozaury, jednego może odesłać do innego obszaru Obrony, jeśli są tam co najmniej dwa wolne pola dinozaurów.',
      'Odchodzi, zanim staną pozostałe, żeby żadnemu nie zabrakło przez niego miejsca (nasza interpretacja).',
    ],
  },
  phoenix: {
    title: 'Phoenix',
    also: ['Net Gun', 'sieć'],
    text: [
      'Net Gun. Wchodząc do obszaru Obrony, albo zyskuje o 1 Męstwo lub Ochronę więcej, albo wsuwa swoją Pułapkę pod dinozaura, który już tam stoi.',
      'Nie na inną Pułapkę i nie na puste pole.',
    ],
  },
  keoni: {
    title: 'Keoni',
    also: ['Natural Leader', 'urodzony przywódca'],
    text: [
      'Natural Leader. Po Training, cokolwiek wybierze, może przenieść 1 Lekkiego Żołnierza ze swojej planszy do obszaru Obrony, ze zwykłym Męstwem lub Ochroną.',
    ],
  },
};
