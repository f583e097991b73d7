export const officers = {
  'chief-mate': {
    title: 'Chief Mate',
    also: ['Mate'],
    text: [
      'Bonus: 1 Food.',
      'At the Assembly: pick one area, Community or Defense, of one Zone. Every piece of yours in it is worth 1 Follower.',
    ],
  },
  'chief-of-security': {
    title: 'Chief of Security',
    also: ['Security'],
    text: [
      'Bonus: 2 Valor.',
      'At the Assembly: 2 Followers for each Patrol card you have finished or are on.',
    ],
  },
  'chief-steward': {
    title: 'Chief Steward',
    also: ['Steward'],
    text: [
      'Bonus: 1 Scrap.',
      'At the Assembly: a set of 2 Settlements and 1 die, all yours and in play, is worth 3 Followers. Dice in the pool count.',
    ],
  },
  'chief-engineer': {
    title: 'Chief Engineer',
    also: ['Engineer'],
    text: [
      'Bonus: 2 Safeguard.',
      'At the Assembly: 1 Follower for each Wall and Trap you ever built, used up or not.',
    ],
  },
};

export const leaders = {
  adelita: {
    title: 'Adelita',
    also: ['Ship’s Chef', 'Chef', 'cook'],
    text: [
      'Ship’s Chef. She starts with 1 more Food.',
      'When she influences an Officer as a Secondary Action, 1 Food may replace 2 Stories, once for each pair.',
    ],
  },
  jack: {
    title: 'Jack',
    also: ['Fireworks'],
    text: [
      'Fireworks. When his die brings Dinos, he may send one of them to another Defense area, as long as that area has at least two free Dino spaces.',
      'The Dino goes there before the others are placed, so that none of them loses its room to it (our ruling).',
    ],
  },
  phoenix: {
    title: 'Phoenix',
    also: ['Net Gun', 'net'],
    text: [
      'Net Gun. When she enters a Defense area she either gets 1 more Valor or Safeguard, or slips one of her Traps under a Dino that is already there.',
      'Not onto another Trap, and not onto an empty space.',
    ],
  },
  keoni: {
    title: 'Keoni',
    also: ['Natural Leader'],
    text: [
      'Natural Leader. After Training, whatever he picked, he may move 1 Light Soldier from his board to a Defense area, with the usual Valor or Safeguard.',
    ],
  },
};
