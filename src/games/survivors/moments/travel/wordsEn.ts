/** Travelling and the Hordes on the way, in English. */
export const travelEn = {
  rule: {
    turn: {
      move: 'The caravan moves on and burns 1 Fuel.',
      mustSettle: 'Fuel {{fuel}}: the caravan must settle here.',
      maySettle: 'Fuel {{fuel}}: the caravan may settle here or travel on.',
      nextLeader: '{{player}} leads the next turn.',
      leadsAlone: '{{player}} plays solo and keeps leading.',
    },
    hordeMove: {
      none: 'There is no Horde on the board.',
      attacks: 'Horde from {{from}}: reaches the caravan.',
      follows: 'Horde from {{from}}: follows onto the tile the caravan left, now {{to}}.',
      surrounds: 'Horde from {{from}}: moves in on its own side, now {{to}}.',
      tiles:
        'Tiles removed from the old board: {{removed}}. New tiles on the new board, in this order: {{drawn}}.',
    },
    hordePlace: {
      removed: 'A Horde is removed: {{place}}.',
      added: 'A Horde is added: {{place}}.',
      standing: 'Hordes on the board: {{count}} ({{places}}).',
    },
  },
  refusal: {
    hordeThere: 'There is already a Horde here: {{place}}. Two cannot share a tile.',
    noHordeThere: 'There is no Horde here: {{place}}.',
    caravanThere: 'You cannot add a Horde where the caravan is.',
    choiceTwice: 'This tile’s Horde is already decided: {{place}}.',
    hordeAttacks: 'This Horde reaches the caravan, nothing to choose: {{place}}.',
    noSuchStep: 'The Horde from {{from}} can only go here: {{options}}.',
    noFuel: 'There is no Fuel left to move.',
  },
  session: {
    travel: {
      leader: 'Who leads this turn?',
      leaderHelp:
        'The Caravan Leader rolls, moves the Hordes, reads aloud and breaks ties. It passes clockwise; the group may choose somebody else.',
      direction: 'Where to?',
      directionHelp:
        'Tap the tile you drive to; a red number shows how many Hordes would reach you there. The picture is your table before anything moves: arrows move the caravan and the Hordes, crossed tiles are removed, and new tiles go where the numbers are.',
      leads: '{{player}} leads this turn.',
      done: 'Drive and count',
    },
  },
  timeline: {
    travelled: 'Turn {{turn}}: the caravan drives {{direction}}',
    arrived: 'Reaching the caravan: {{hordes}}',
    arrivedByHand: 'Reaching the caravan: {{hordes}}. Hordes moved manually',
  },
  sessionRefusal: {
    directionNeeded: 'Tap the tile you drive to.',
  },
  why: {
    hordesByHand: 'The table moved the Hordes differently.',
  },
} as const;
