/** Settling, in English. */
export const settleEn = {
  rule: {
    settle: {
      noHordes: 'No Hordes left on the map: nothing is taken.',
      toll: '{{hordes}} still on the map: {{resources}} to give up.',
      removed: 'Given up: {{resource}} −{{count}}.',
      unpaid: 'Nothing more to take: {{resources}} short, and forgotten.',
      left: 'The settlement begins with {{resources}}.',
    },
  },
  refusal: {
    removalsNeeded: 'The leader must choose which {{resources}} to give up.',
    notAboard: 'The caravan holds fewer: {{resource}} {{held}}.',
    toll: 'You must give up exactly: {{resources}}.',
  },
  session: {
    ending: {
      at: '{{fate}} {{location}}, turn {{turn}}.',
      plain: '{{fate}} Turn {{turn}}.',
      won: 'The settlement survives.',
      lost: 'The settlement fell.',
      gaveUp: 'Given up before settling.',
    },
    settle: {
      toll: 'The Hordes take {{resources}}',
      tollHelp: 'Ten for every Horde left on the map. The leader chooses which Resources go.',
      stillDue: 'Still to give up: {{count}}',
      left: 'What is left',
      leftHelp: 'Now read this tile’s Settlement story: it uses these numbers and the Hordes.',
      place: 'Where do you settle?',
      placeHelp: 'The result keeps the name. Optional.',
      placeLabel: 'Name on the tile',
      fate: 'How does the story end?',
      fateHelp: 'You all win or lose together. Add a note for the rest.',
      won: 'The settlement survives',
      wonNote: 'Won',
      lost: 'The settlement falls',
      lostNote: 'Lost',
      done: 'End the game',
    },
  },
  timeline: {
    settled: 'The caravan settles; {{hordes}} on the map',
    settledNote: 'Left: {{resources}}',
    won: 'The settlement survives',
    lostGame: 'The settlement falls',
    gaveUp: 'The game ends without a settlement',
    survivors: 'Survivors: {{count}}',
  },
  sessionRefusal: {
    settleLater: 'The caravan can settle after an Encounter.',
    fateNeeded: 'Choose how the story ends.',
  },
  why: {
    returned: 'Given back by the Hordes: {{resource}} {{count}}.',
  },
} as const;
