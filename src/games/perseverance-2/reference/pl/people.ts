export const officers = {
  'chief-mate': {
    title: 'Chief Mate',
    also: ['pierwszy oficer', 'Mate'],
    text: [
      'Premia: 1 Żywność.',
      'Na Zgromadzeniu: twoja kostka na dowolnym oficerze i twój Atut to para, a każda para to 1 zwolennik.',
      'Atuty dotyczą Przygód, Training i obrony.',
    ],
  },
  'chief-of-security': {
    title: 'Chief of Security',
    also: ['szef ochrony', 'Security'],
    text: [
      'Premia: 1 Lekki Żołnierz albo 2 Męstwa, zależnie od kafelka.',
      'Na Zgromadzeniu: 2 zwolenników za każdą kartę Przygody, ukończoną lub trwającą.',
      'Atuty dotyczą walki.',
    ],
  },
  'chief-steward': {
    title: 'Chief Steward',
    also: ['steward', 'ochmistrz'],
    text: [
      'Premia: 1 Złom.',
      'Na Zgromadzeniu: 3 zwolenników za każdy zestaw 2 Osad w Strefach miasta i 1 kości w grze.',
      'Atuty dotyczą kości, Osad i Zgromadzenia.',
    ],
  },
  'chief-engineer': {
    title: 'Chief Engineer',
    also: ['inżynier', 'mechanik', 'Engineer'],
    text: [
      'Premia: 2 Świecące Jagody.',
      'Na Zgromadzeniu: 2 zwolenników za każdą Placówkę i 1 za każdy Obóz.',
      'Atuty dotyczą schwytanych dinozaurów i budowania.',
    ],
  },
  captain: {
    title: 'Kapitan',
    also: ['Captain', 'kapitan statku'],
    text: [
      'Premia: 1 Surowiec Wyspy.',
      'Na Zgromadzeniu: 4 zwolenników za każdy zestaw 3 Żołnierzy w grze i 1 Wieży Strażniczej.',
      'Atuty dotyczą Lidera i premii oficerów.',
    ],
  },
};

export const leaders = {
  adelita: {
    title: 'Adelita',
    also: ['początek Adelity'],
    text: ['Zalecany początek: Osada w Ekspansji, kostka na Chief Steward, Atut Zbieracz i 1 Złom.'],
  },
  jack: {
    title: 'Jack',
    also: ['początek Jacka'],
    text: [
      'Zalecany początek: Osada w Strefie Wojskowej, kostka na Chief of Security, Atut Skórnik i premia z tego kafelka.',
    ],
  },
  phoenix: {
    title: 'Phoenix',
    also: ['początek Phoenix'],
    text: ['Zalecany początek: Osada w Budowie, kostka na Chief Engineer, Atut Pasterz i 2 Świecące Jagody.'],
  },
  keoni: {
    title: 'Keoni',
    also: ['początek Keoniego'],
    text: ['Zalecany początek: Osada w Zaopatrzeniu, kostka na Chief Mate, Atut Obrońca i 1 Żywność.'],
  },
};
