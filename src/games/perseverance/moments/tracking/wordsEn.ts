/** How much is followed, and what is known of the rest, in English. */
export const levelEn = {
  essentials: 'Essentials',
  full: 'Full',
  set: 'Followed from now on: {{level}}',
  stockTaken: 'Counted then: everything that Essentials leaves out',
  lastKnown: 'The rest is kept as it was counted last',
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
  last: 'Not followed: as counted last',
  more: 'Follow everything',
  moreNote: 'Begins with counting what Essentials leaves out',
  moreDone: 'Follow everything',
  less: 'Follow the essentials only',
  lessTitle: 'No longer followed',
  lessHelp:
    'The app asks for these when a rule needs them, and fills in what was counted last. Nothing is lost: undo brings Full back.',
  lessNote: 'Kept as it is now, with when it was counted',
  lessDone: 'Follow the essentials',
  stock: 'What everybody has',
  stockHelp: 'A dash is a number nobody has counted. What is filled in was counted when it says so.',
  countAll: 'Count what shows a dash first.',
  presenceAgain:
    'Filled in as counted at the last Assembly, with Settlements recorded since. Count again what has changed: dice and Leaders above all. Votes are those gained before this Assembly.',
  presenceFirst:
    'Filled in from the set-up, with Settlements recorded since. Count Settlements, dice and Leaders of each Zone. Votes are those gained before this Assembly.',
} as const;
