/** What the screens of both episodes say alike, in English. */
export const rankEn = {
  first: '1st',
  second: '2nd',
  firstTie: '1st tie',
  secondTie: '2nd tie',
  none: 'no place',
} as const;

export const ownerEn = { neutral: 'Neutral' } as const;

export const officersEn = {
  title: 'Officers',
  subtitle: 'If the Assembly were held now',
  left: '{{count}} left',
  noPool: 'pool empty',
  unknown: '?',
  full: 'First, full',
  half: 'Second, half',
  slotsAndPool: 'Slots and pool both count',
  asked: '? The Assembly asks',
  cell: '{{officer}}, {{player}}, cubes: {{cubes}}, {{place}}',
  cellPays: '{{officer}}, {{player}}, cubes: {{cubes}}, {{place}}, {{followers}}',
  cellAsked: '{{officer}}, {{player}}, cubes: {{cubes}}, {{place}}; the Assembly asks for the rest',
  why: '{{officer}}: why does {{player}} score this?',
  whyCubes: '{{player}}: cubes in the slots and in the pool',
  whyNoPlace: '{{player}} is neither first nor second and scores nothing.',
  whyAsked: 'Essentials does not track what this Officer counts: the Assembly asks for it.',
  correct: 'Correct {{officer}}',
  correctNote: 'Slots in order: {{slots}}. Pool: {{pool}}.',
  slots: 'Slots, in order',
  addSlot: 'Next slot: a cube of {{player}}',
  removeSlot: 'Slot {{slot}}: take back {{player}}’s cube',
  emptySlot: 'Slot {{slot}}: empty',
  slotHint: 'Tap a cube to remove it.',
  slotsFull: 'A full row slides into the pool at once: put these cubes there.',
  pool: 'Pool',
  poolOf: '{{player}}, cubes in the pool',
  save: 'Correct',
} as const;

export const zonesEn = {
  title: 'Zones',
  subtitle: 'If the Assembly were held now',
  population: 'Population {{count}}',
  nobody: 'Nobody is here.',
  parts: { leader: 'Leader', two: '{{first}}, {{rest}}' },
  holds: 'Majority: {{player}}.',
  shared: 'Tie for first: {{players}} share the Votes.',
  nothing: 'Tie for first: {{players}} get nothing.',
  why: '{{zone}}: what would it give now?',
  ifVotes: 'If {{player}} takes the Votes:',
  ifProduction: 'If {{player}} takes the Production:',
  diceOf: '{{player}}, dice in {{zone}}',
  dice: 'Dice in the Zone',
  diceCap: 'No more of these dice have left the pool.',
  pieces: '{{player}}, {{parts}}: {{pieces}}',
  piecesRanked: '{{player}}, {{place}}, {{parts}}: {{pieces}}',
} as const;
