/** Setting up, in English. */
export const setupEn = {
  rule: {
    setup: {
      caravan:
        'The caravan sets out with Survivors {{survivors}}, Scrap {{scrap}}, Herb {{herb}}, Resolve {{resolve}} and Fuel {{fuel}}.',
      hordes: 'Hordes begin here: {{places}}.',
      leader: '{{player}} leads the first turn.',
    },
  },
  refusal: {
    factionTwice: 'Only one player leads the Faction “{{faction}}”.',
  },
  session: {
    checklist: {
      pieces: 'On the table',
      help: 'Tick what is done, or go on at once.',
      done: 'Set out',
      faction: '{{player}}: {{faction}}',
      factionNote: 'Primary {{primary}}, secondary {{secondary}}, Ability Cards: {{cards}}',
      decks: 'Shuffle the three decks of Ability Cards and draw what the Faction tiles say.',
      aberrant: 'Lay the Aberrant Die with the dice.',
      noAberrant: 'The Aberrant Die stays in the box: three play.',
      tiles:
        'Shuffle the Wasteland tiles. One in the middle, one north of it, then clockwise until seven lie there.',
      tilesNote: 'The others are the stack, 29 of them.',
      caravan:
        'Caravan Tile: Survivors {{survivors}}, Scrap {{scrap}}, Herb {{herb}}, Resolve {{resolve}}, Fuel {{fuel}}.',
      guide: 'Lay the Encounter Guide ready.',
      leader: 'Who leads first?',
      hordes: 'Where are the three Hordes?',
      hordesHelp:
        'Choose three tiles together and tap them. The middle is allowed too: such a Horde follows at once.',
    },
  },
  timeline: {
    playBegan: 'The caravan sets out',
  },
  sessionRefusal: {
    threeHordes: 'Tap {{count}} different tiles.',
  },
} as const;
