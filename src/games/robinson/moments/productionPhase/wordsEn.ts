/** The Production phase in English. */
export const productionPhaseEn = {
  rule: {
    production: {
      sources: 'Sources of the camp tile: {{goods}}.',
      exhausted: 'An exhausted source gives nothing ({{good}}).',
      tokens: '+1 tokens on the camp tile: {{goods}}.',
      shortcut: 'The Shortcut: {{goods}}.',
      pit: 'The Pit, a wound is rolled: {{goods}}.',
      pitEmpty: 'The Pit, no wound is rolled: {{goods}}.',
    },
  },
  refusal: {
    oneSource: 'Tile {{tile}} shows only one source of this kind.',
    noSource: 'Tile {{tile}} shows no source of this kind.',
    producedAlready: 'Production has used this source this round.',
  },
  ask: {
    shortcutTile: 'From which tile?',
    sources: 'What does the camp tile show?',
    deadFood: 'Exhausted food sources',
    deadWood: 'Exhausted wood sources',
    deadTooMany: 'More sources are exhausted than there are.',
    pitWound: 'A wound: 2 food',
    pitBlank: 'Nothing',
  },
  help: {
    shortcutTile: 'That source is used up for this round.',
    sources: 'Each source gives one cube now and cannot be gathered from this round.',
    shortcut: 'The Shortcut brings one cube from the tile it points to.',
    pit: 'Roll the brown wound die.',
  },
  timeline: {
    gains: 'Into available resources: {{goods}}',
  },
} as const;
