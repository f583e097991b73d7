/** Settling, in English. */
export const settleEn = {
  rule: {
    settle: {
      noHordes: 'No Horde is left on the map: nothing is taken.',
      toll: '{{hordes}} still on the map: {{resources}} to give up.',
      removed: 'Given up: {{resource}} −{{count}}.',
      unpaid: 'There is no more to take: {{resources}} short, and forgotten.',
      left: 'The settlement begins with {{resources}}.',
    },
  },
  refusal: {
    removalsNeeded: 'The leader has to choose which {{resources}} to give up.',
    notAboard: 'The caravan holds fewer: {{resource}} {{held}}.',
    toll: 'Exactly this has to be given up: {{resources}}.',
  },
  session: {
    ending: {
      at: '{{fate}} {{location}}, turn {{turn}}.',
      plain: '{{fate}} Turn {{turn}}.',
      won: 'The settlement lives.',
      lost: 'The settlement fell.',
      gaveUp: 'Given up before settling.',
    },
    settle: {
      toll: 'The Hordes take {{resources}}',
      tollHelp: 'Ten for every Horde still on the map. The leader chooses which Resources go.',
      stillDue: 'Still to give up: {{count}}',
      left: 'What is left',
      leftHelp: 'Now read the Settlement story of this tile: it looks at these numbers and at the Hordes.',
      place: 'Where do you settle?',
      placeHelp: 'The result keeps the name. Leave it empty if you like.',
      placeLabel: 'Name on the tile',
      fate: 'How does the story end?',
      fateHelp: 'Everybody wins or loses together. A note can tell the rest.',
      won: 'The settlement lives',
      wonNote: 'Won',
      lost: 'The settlement falls',
      lostNote: 'Lost',
      done: 'End the game',
    },
  },
  timeline: {
    settled: 'The caravan settles; {{hordes}} on the map',
    settledNote: 'Left: {{resources}}',
    won: 'The settlement lives',
    lostGame: 'The settlement falls',
    gaveUp: 'The game ends without a settlement',
    survivors: 'Survivors: {{count}}',
  },
  sessionRefusal: {
    settleLater: 'The caravan can settle after an Encounter.',
    fateNeeded: 'Say how the story ends.',
  },
  why: {
    returned: 'Given back by the Hordes: {{resource}} {{count}}.',
  },
} as const;
