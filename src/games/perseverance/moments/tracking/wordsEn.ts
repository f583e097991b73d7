/** How much is followed, and what is known of the rest, in English. */
export const levelEn = {
  essentials: 'Essentials',
  full: 'Full',
  set: 'Tracking from now on: {{level}}',
  stockTaken: 'Counted then: everything Essentials leaves out',
  lastKnown: 'The rest stays as last counted',
  uncounted: 'Unknown: not counted yet',
  countedNow: 'Counted just now',
  at: {
    setup: 'From the set-up and what was recorded since',
    assembly: 'Counted at Assembly {{number}}',
    attack: 'Counted at a Dino Attack before Assembly {{number}}',
    patrol: 'Entered at a Patrol stage before Assembly {{number}}',
    switch: 'Counted before Assembly {{number}}',
    final: 'Counted at the end',
  },
  last: 'Not tracked: as last counted',
  more: 'Track everything',
  moreNote: 'Starts by counting what Essentials leaves out',
  moreDone: 'Track everything',
  less: 'Track the essentials only',
  lessTitle: 'No longer tracked',
  lessHelp:
    'The app asks for these when a rule needs them, and fills in the last count. Nothing is lost: undo brings Full back.',
  lessNote: 'Kept as it is now, with when it was counted',
  lessDone: 'Track the essentials',
  stock: 'What everybody has',
  stockHelp: 'A dash is a number nobody has counted yet. Filled-in numbers say when they were counted.',
  countAll: 'Count what shows a dash first.',
  presenceAgain:
    'Filled in from the last Assembly, with Settlements recorded since. Recount what has changed, above all dice and Leaders. Enter the Votes from before this Assembly.',
  presenceFirst:
    'Filled in from the set-up, with Settlements recorded since. Count the Settlements, dice and Leaders in each Zone. Enter the Votes from before this Assembly.',
} as const;
