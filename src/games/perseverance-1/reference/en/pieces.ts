export const pieces = {
  'dice-pool': {
    title: 'Dice pool',
    also: ['pool', 'dice', 'draft', 'action dice'],
    text: [
      'The rolled dice that wait to be placed, for all players in common. The pool begins with 13, 11 or 14 dice for 2, 3 or 4 players.',
      'An empty pool at the end of a turn means an Assembly.',
    ],
  },
  'die-faces': {
    title: 'Faces of the dice',
    also: ['Adventurer', 'Facilitator', 'Mediator', 'Innovator', 'Organizer', 'icons of dice', 'die faces'],
    text: [
      'Four kinds of people: Adventurer, Facilitator (Mediator), Innovator, Organizer. A die has to use a free space with its own face if the chosen effect has one.',
    ],
  },
  'neutral-die': {
    title: 'Neutral die',
    also: ['neutral dice'],
    text: [
      'Belongs to nobody: it costs nothing to place and is no Presence. Politics turns it into a die of yours.',
    ],
  },
  'player-die': {
    title: 'Player die',
    also: ['own dice', 'my dice', 'coloured dice', 'player dice'],
    text: [
      'You have 5; one starts in the pool, Politics brings in the others. A die on the board is Presence in its Zone, no matter who placed it.',
      'Your dice in play also feed the Pub, Politics and the Chief Steward.',
    ],
  },
  'dissenter-die': {
    title: 'Dissenter die',
    also: ['Dissenter dice'],
    text: [
      'Two players only: 2 in the first pool, 4 after the first Assembly. Placing one costs no Followers, but it is Presence for the Dissenters.',
    ],
  },
  'dino-die': {
    title: 'Dino dice',
    also: ['Dino die', 'white die', 'yellow die', 'normal die', 'dangerous die'],
    text: [
      'The white one is for Safe Zones, the yellow one for Dangerous Zones. They show which Dinos come.',
    ],
  },
  'trap-die': {
    title: 'Trap die',
    also: ['roll for Traps'],
    text: ['Rolled once for every Trap in an attack. It has three kinds of result; tap the one you rolled.'],
  },
  'wall-die': {
    title: 'Wall die',
    also: ['roll for Walls'],
    text: ['Rolled once for every Wall in an attack. It shows Followers, Safeguard and sometimes a skull.'],
  },
  'threat-die': {
    title: 'Threat die',
    also: ['d6', 'roll for Threat', 'six-sided die'],
    text: ['An ordinary six-sided die. The lower the roll, the worse: under the Threat a Soldier is lost.'],
  },
  leader: {
    title: 'Leader',
    also: ['leader figure', 'character', 'hero', 'leaders'],
    text: [
      'One figure for each player. It can resolve an effect in a Community area or fight in a Defense area, where it kills two Dinos and never falls.',
      'It is back after the Assembly or after the attack, or earlier by Settlement space 9.',
      'Abilities: always in the beta; in the published edition for all or for none.',
    ],
  },
  officer: {
    title: 'Officers',
    also: ['Officer', 'council', 'crew', 'Officer tile'],
    text: [
      'Four, one under each Zone: Chief Mate, Chief of Security, Chief Steward, Chief Engineer. Each pays a bonus when its spaces are full, and Followers at every Assembly.',
    ],
  },
  'officer-bonus': {
    title: 'Bonus of an Officer',
    also: ['Officer bonus', 'full track', 'bonus'],
    text: [
      'Paid at the moment the last space of an Officer is filled, to everybody with two or more of the cubes there. The beta says it differently, with the same result on four spaces.',
      'Then the cubes slide onto the tile. Dissenters get no bonus.',
    ],
  },
  influence: {
    title: 'Influence',
    also: ['cube', 'cubes', 'Influence cubes', 'marker'],
    text: [
      'You have 15 cubes for the whole game. They come onto Officers by the Secondary Action and by Settlement spaces 3 and 4.',
      'A cube on an Officer never moves to another and never comes back.',
    ],
  },
  'influence-spaces': {
    title: 'Influence spaces and pool',
    also: ['track of an Officer', 'slots', 'Influence pool', 'overflow'],
    text: [
      'Cubes fill the spaces of an Officer from the left. When all are full the bonus is paid and the cubes slide into the pool on the tile; further cubes start again from the left.',
      'Spaces and pool both count at the Assembly.',
      'There are four spaces; three in the beta with two players.',
    ],
  },
  wall: {
    title: 'Wall',
    also: ['Walls', 'palisade', 'fence'],
    text: [
      'You have 7. One per column, between Dinos and Soldiers. It stays after an attack.',
      'In an attack it earns Followers and Safeguard and may kill the nearest Dino. It is part of your Contribution.',
    ],
  },
  trap: {
    title: 'Trap',
    also: ['Traps', 'snare', 'pit', 'used Traps'],
    text: [
      'You have 8: 4 for Tramplers, 4 for Raptors. They are face down on empty Dino spaces and wait for the Dino that arrives there.',
      'Each works once. Used Traps still count for the Chief Engineer.',
    ],
  },
  dino: {
    title: 'Dinos',
    also: ['Dino', 'dinosaur', 'dinosaurs', 'beast'],
    text: [
      'There are two types, Tramplers and Raptors. In the fight Raptors are the deadly ones, in a breach Tramplers cost you Settlements.',
    ],
  },
  trampler: {
    title: 'Trampler',
    also: ['Tramplers', 'blue Dino'],
    text: ['Does not hurt Soldiers. In a breach each one removes the topmost Settlement of the Zone.'],
  },
  raptor: {
    title: 'Raptor',
    also: ['Raptors', 'green Dino'],
    text: [
      'Fells every Soldier that fights it, though it dies too. In a breach each one costs the owner of a Settlement 2 Followers; the Settlement stays.',
    ],
  },
  dissenters: {
    title: 'Dissenters',
    also: ['Dissenter', 'third faction', 'neutral player', 'bot'],
    text: [
      'A passive third side when two play. Their dice and Settlements count in majorities, and their Votes are tracked. A tile of theirs always means Votes.',
      'They never get a bonus or Followers; a place they hold at the Assembly pushes you down.',
      'Published: they have Influence cubes too.',
    ],
  },
  'patrol-card': {
    title: 'Patrol card',
    also: ['Patrol cards', 'stage marker', 'two stages'],
    text: [
      'There are 19, with one or two stages; two lie open. A card says how many Soldiers it needs, what each stage gives and the Threat between the stages.',
      'A finished card stays in front of you and counts for the Chief of Security, as does one under way.',
    ],
  },
  'challenge-card': {
    title: 'Challenge cards',
    also: ['Challenge card', 'Light Challenge', 'Heavy Challenge', 'Challenge deck'],
    text: [
      'Two decks of 8, for Light and Heavy Soldiers. Draw one per Soldier on your Patrol card, from the deck of its kind, and choose the number the stage shows.',
      'Each has a reward and perhaps a Threat. All drawn cards are shuffled back.',
      'Beta: you may choose fewer. Published: exactly that many.',
    ],
  },
  threat: {
    title: 'Threat',
    also: ['Threat roll', 'Threat check', 'danger of a card'],
    text: [
      'Roll the Threat die. Less than the Threat: one Soldier of that kind goes from the Patrol card to your supply. The same or more: nothing happens.',
      'Between two stages you choose which kind is lost.',
    ],
  },
  'threat-track': {
    title: 'Threat track',
    also: ['Threat token', 'tracker', 'skull space'],
    text: [
      'Used in the variant with no dice luck. It is a ring of six steps: the token moves by the Threat, and each time it completes the ring one Soldier of its kind is lost.',
      'Our reading: a token on the skull has come round and is on 0, also for the beta’s Follower at the end.',
    ],
  },
};
