export const rewards = {
  'reward-kills': {
    title: 'Nagroda: zwolennicy za pokonane dinozaury',
    also: ['pokonane dinozaury', 'zabite dinozaury'],
    text: [
      'Cena: 3 Męstwa.',
      '1 zwolennik za Tramplera i 2 za Raptora, których twoje elementy pokonały w tym ataku.',
    ],
  },
  'reward-production': {
    title: 'Nagroda: Produkcja',
    also: ['Produkcja Strefy'],
    text: [
      'Cena: 1 Ochrona.',
      '1 Produkcja zaatakowanej Strefy: Żywność, Lekki Żołnierz, Opowieść albo Złom.',
    ],
  },
  'reward-fallen': {
    title: 'Nagroda: zwolennicy za poległych',
    also: ['polegli Żołnierze', 'straceni Żołnierze', 'zabici Żołnierze'],
    text: [
      'Cena: 1 Ochrona i 1 Męstwo.',
      '1 zwolennik za Lekkiego i 2 za Ciężkiego, którzy padli ci w tym ataku.',
    ],
  },
  'reward-settlements-dice': {
    title: 'Nagroda: zwolennicy za Osady i kości',
    also: ['Osady i kości'],
    text: [
      'Cena: 2 Ochrony.',
      '1 zwolennik za twoją Osadę i 2 za twoją kość w zaatakowanej Strefie, liczone po przełamaniu.',
    ],
  },
  'reward-walls': {
    title: 'Nagroda: zwolennicy za Mury',
    also: ['Mury w Strefie'],
    text: ['Cena: 1 Ochrona i 1 Męstwo.', '2 zwolenników za każdy twój Mur w zaatakowanej Strefie.'],
  },
  'reward-five-followers': {
    title: 'Nagroda: 5 zwolenników',
    also: ['pięciu zwolenników'],
    text: ['Cena: 1 Ochrona i 2 Męstwa.', '5 zwolenników, bez liczenia.'],
  },
  'reward-place-settlement': {
    title: 'Nagroda: nowa Osada',
    also: ['darmowa Osada', 'postawić Osadę'],
    text: [
      'Tylko beta. Cena: 2 Ochrony.',
      'Osada na najniższym wolnym polu Strefy, bez premii. Gdy bierze ją kilka osób, kolejno od aktywnego gracza zgodnie z zegarem.',
    ],
  },
  'reward-retrieve-leader': {
    title: 'Nagroda: odzyskanie Lidera',
    also: ['powrót Lidera', 'odzyskać Lidera'],
    text: [
      'Tylko wydanie. Cena: 2 Ochrony.',
      'Lider wraca na twoją planszę, gdziekolwiek stoi. Z zaatakowanego obszaru wróciłby i tak.',
    ],
  },
  'reward-light-soldier': {
    title: 'Nagroda: Lekki Żołnierz',
    also: ['zdobyć Lekkiego Żołnierza'],
    text: [
      'Cena: 1 Męstwo.',
      '1 Lekki Żołnierz z zasobów. Ci, którzy właśnie polegli, jeszcze tam nie wrócili.',
    ],
  },
};
