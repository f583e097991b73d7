/** The Adventure Effect, tiles of the Map and what cards give, in English. */
export const outsideEn = {
  option: { combat: 'Combat', clear: 'Clear an Area', camp: 'Camp' },
  rally: {
    camp: 'From which Camp?',
    campHelp:
      'Any Camp without a Breach token can be the Rally point, another player’s too: put the Rally marker beside it. Its owner resolves a Dino Attack afterwards.',
    at: 'Adventure from {{area}}',
  },
  thing: {
    dino: 'a Dino',
    perk: 'a Perk',
    settlement: 'Settlement',
    camp: 'Camp',
    outpost: 'Outpost',
    watchtower: 'Watchtower',
    dinos: 'Dinos',
    perks: 'Perks',
    structures: 'Structures',
    which: 'Which Structure?',
    whichHelp: 'It costs nothing. What is printed under it is entered with the numbers of the card.',
  },
} as const;
