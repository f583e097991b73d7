/** Poprawianie karawany. */
export const putRightPl = {
  turn: 'Tura',
  leader: 'Lider Karawany',
  moves: 'Wykonane ruchy',
  phase: 'Część tury',
  hordes: 'Hordy',
  hordesHere: 'Hordy na kafelku Spotkania',
  hordeAt: 'Horda: {{place}}',
  tiles: 'Kafelki',
  aside: 'Kafelki odłożone',
  icons: 'Ikony na kafelkach',
  leaving:
    'Instrukcja tego nie opisuje. Tutaj Frakcja odchodzi ze swoimi kośćmi i kartami, karawana zatrzymuje Zasoby, a przewodnictwo przechodzi dalej.',
  joining:
    'Instrukcja tego nie opisuje. Tutaj nowa Frakcja zaczyna bez kości i bez kart: potem trzeba je na tej stronie przepisać z jej kafelka.',
  full: 'Nikt nie może dołączyć: karawana ma najwyżej {{max}} Frakcji.',
  left: '{{player}}: odejście z karawany',
  back: '{{player}}: powrót',
  joined: '{{name}} dołącza do karawany',
  phaseSet: 'Część tury: {{phase}}',
} as const;
