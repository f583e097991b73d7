/** Travelling and the Hordes on the way, in English. */
export const travelEn = {
  rule: {
    turn: {
      move: 'The caravan moves on and burns 1 Fuel.',
      mustSettle: 'Fuel {{fuel}}: the caravan has to settle here.',
      maySettle: 'Fuel {{fuel}}: the caravan may settle here or travel on.',
      nextLeader: '{{player}} leads the next turn.',
      leadsAlone: '{{player}} plays alone and goes on leading.',
    },
    hordeMove: {
      none: 'There is no Horde on the board.',
      attacks: 'Horde from {{from}}: reaches the caravan.',
      follows: 'Horde from {{from}}: follows through the tile the caravan left, now {{to}}.',
      surrounds: 'Horde from {{from}}: comes closer on its own side, now {{to}}.',
      tiles:
        'Tiles taken off the old board: {{removed}}. New tiles on the new board, in this order: {{drawn}}.',
    },
    hordePlace: {
      removed: 'A Horde is removed: {{place}}.',
      added: 'A Horde is added: {{place}}.',
      standing: 'Hordes on the board: {{count}} ({{places}}).',
    },
  },
  refusal: {
    hordeThere: 'There is a Horde here already: {{place}}. No two share a tile.',
    noHordeThere: 'There is no Horde here: {{place}}.',
    caravanThere: 'No Horde is added where the caravan is.',
    choiceTwice: 'The Horde of this tile has been decided about already: {{place}}.',
    hordeAttacks: 'This Horde reaches the caravan, there is nothing to choose: {{place}}.',
    noSuchStep: 'The Horde from {{from}} can only go here: {{options}}.',
    noFuel: 'There is no Fuel left to move.',
  },
  session: {
    travel: {
      leader: 'Who leads this turn?',
      leaderHelp:
        'The Caravan Leader rolls, moves the Hordes, reads aloud and decides ties. It goes around clockwise; the group may name somebody else.',
      direction: 'Where to?',
      directionHelp:
        'Tap the tile the caravan drives to; a red number says how many Hordes would reach you there. The picture is your table before anything moves: arrows move the caravan and the Hordes, crossed tiles go away, and new tiles come where the numbers are.',
      leads: '{{player}} leads this turn.',
      done: 'Drive and count',
    },
  },
  timeline: {
    travelled: 'Turn {{turn}}: the caravan goes {{direction}}',
    arrived: 'Reaching the caravan: {{hordes}}',
    arrivedByHand: 'Reaching the caravan: {{hordes}}. Hordes moved by hand',
  },
  sessionRefusal: {
    directionNeeded: 'Tap the tile the caravan drives to.',
  },
  why: {
    hordesByHand: 'The table moved the Hordes otherwise.',
  },
} as const;
