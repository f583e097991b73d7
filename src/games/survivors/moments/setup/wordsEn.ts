/** Setting up, in English. */
export const setupEn = {
  rule: {
    setup: {
      caravan:
        'The caravan sets out with Survivors {{survivors}}, Scrap {{scrap}}, Herb {{herb}}, Resolve {{resolve}} and Fuel {{fuel}}.',
      hordes: 'Hordes start here: {{places}}.',
      leader: '{{player}} leads the first turn.',
    },
  },
  refusal: {
    factionTwice: 'Only one player can lead the Faction “{{faction}}”.',
  },
  session: {
    checklist: {
      pieces: 'On the table',
      help: 'Tick what is done. Ticking is optional.',
      done: 'Set out',
      faction: '{{player}}: {{faction}}',
      factionNote: 'Primary {{primary}}, secondary {{secondary}}, Ability Cards: {{cards}}',
      decks: 'Shuffle the three Ability Card decks and draw what the Faction tiles say.',
      aberrant: 'Put the Aberrant Die with the dice.',
      noAberrant: 'Leave the Aberrant Die in the box: three players.',
      tiles:
        'Shuffle the Wasteland tiles. One in the middle, one north of it, then clockwise until there are seven.',
      tilesNote: 'The other 29 are the stack.',
      caravan:
        'Caravan Tile: Survivors {{survivors}}, Scrap {{scrap}}, Herb {{herb}}, Resolve {{resolve}}, Fuel {{fuel}}.',
      guide: 'Keep the Encounter Guide ready.',
      leader: 'Who leads first?',
      hordes: 'Where are the three Hordes?',
      hordesHelp:
        'Three behind you, unless you agree on others: then tap those. The middle works too: that Horde follows you at once.',
    },
  },
  timeline: {
    playBegan: 'The caravan sets out',
  },
  sessionRefusal: {
    threeHordes: 'Tap {{count}} different tiles.',
  },
} as const;
