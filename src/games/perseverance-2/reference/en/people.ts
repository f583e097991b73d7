export const officers = {
  'chief-mate': {
    title: 'Chief Mate',
    also: ['Mate'],
    text: [
      'Bonus: 1 Food.',
      'At the Assembly: a cube of yours on any Officer and a Perk of yours make a pair, and each pair is worth 1 Follower.',
      'Her Perks are about Adventures, Training and Defense.',
    ],
  },
  'chief-of-security': {
    title: 'Chief of Security',
    also: ['Security'],
    text: [
      'Bonus: 1 Light Soldier or 2 Valor, as your tile shows.',
      'At the Assembly: 2 Followers for each Adventure card, completed or in progress.',
      'The Perks are about Combat.',
    ],
  },
  'chief-steward': {
    title: 'Chief Steward',
    also: ['Steward'],
    text: [
      'Bonus: 1 Scrap.',
      'At the Assembly: 3 Followers for each set of 2 Settlements in City Zones and 1 die in play.',
      'The Perks are about dice, Settlements and the Assembly.',
    ],
  },
  'chief-engineer': {
    title: 'Chief Engineer',
    also: ['Engineer'],
    text: [
      'Bonus: 2 Glowberries.',
      'At the Assembly: 2 Followers for each Outpost and 1 for each Camp.',
      'The Perks are about captured Dinos and building.',
    ],
  },
  captain: {
    title: 'Captain',
    also: ['Captain of the ship'],
    text: [
      'Bonus: 1 Island Resource.',
      'At the Assembly: 4 Followers for each set of 3 Soldiers in play and 1 Watchtower.',
      'The Perks are about the Leader and Officer Bonuses.',
    ],
  },
};

export const leaders = {
  adelita: {
    title: 'Adelita',
    also: ['Adelita start'],
    text: [
      'Suggested start: a Settlement in Expansion, a cube on the Chief Steward, the Perk Gatherer, and 1 Scrap.',
    ],
  },
  jack: {
    title: 'Jack',
    also: ['Jack start'],
    text: [
      'Suggested start: a Settlement in Military, a cube on the Chief of Security, the Perk Skinner, and the bonus of that tile.',
    ],
  },
  phoenix: {
    title: 'Phoenix',
    also: ['Phoenix start'],
    text: [
      'Suggested start: a Settlement in Construction, a cube on the Chief Engineer, the Perk Herder, and 2 Glowberries.',
    ],
  },
  keoni: {
    title: 'Keoni',
    also: ['Keoni start'],
    text: [
      'Suggested start: a Settlement in Sustenance, a cube on the Chief Mate, the Perk Defender, and 1 Food.',
    ],
  },
};
