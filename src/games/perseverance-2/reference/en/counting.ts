export const counting = {
  production: {
    title: 'Production',
    also: ['produce', 'income', 'yield of a Zone'],
    text: [
      'What a Zone makes: Sustenance Food, Military a Light Soldier, Expansion a Story, Construction a Scrap, Discovery an Island Resource.',
      'With all five Light Soldiers in play there is none to gain.',
    ],
  },
  population: {
    title: 'Population',
    also: ['inhabitants', 'number of Votes'],
    text: [
      'City Zone: 2 plus all its Settlements, no matter who owns them. Discovery: 2 plus all Outposts. That is how many Votes the Zone is worth.',
    ],
  },
  presence: {
    title: 'Presence',
    also: ['pieces in a Zone', 'present'],
    text: [
      'Your pieces in a Zone. City: dice, Settlements, Leader. Discovery: dice, Outposts, Camps, Leader. Breached ones count.',
    ],
  },
  majority: {
    title: 'Majority',
    also: ['majorities', 'most', 'first place'],
    text: ['Having the most: Presence in a Zone, or cubes on an Officer. With none there is no majority.'],
  },
  'second-place': {
    title: 'Second place',
    also: ['second most', 'runner-up', 'half reward'],
    text: [
      'Zone: alone in second place you get half of what the tile holder did not choose. Without a tile holder, or tied: nothing.',
      'Officer: all with the second most cubes score half.',
      'Behind the Dissenters, who always take Votes, you get 1 Production or 2 Followers.',
    ],
  },
  'defense-value': {
    title: 'Defense Value',
    also: ['defence', 'defense', 'Threshold', 'Defense Threshold'],
    text: [
      'In that Cleared Area: Camp 1, Outpost 1, Watchtower 2, no matter who owns them, breached or not. Each Valor spent adds 1, with Defender 2.',
      'It has to reach the Threshold of the card.',
    ],
  },
  'savior-bonus': {
    title: 'Savior Bonus',
    also: ['Saviour Bonus', 'bonus of a Counterattack', 'rescue bonus'],
    text: [
      'Printed at the bottom of an attack card: for the player who ends its Breach with a Counterattack.',
    ],
  },
  threat: {
    title: 'Threat',
    also: ['Threat roll', 'Threat die', 'Threat check', 'danger of a card'],
    text: [
      'Roll the die for each kept Challenge card with a Threat. Lower than the Threat: one Soldier of that kind is lost from the card. Equal or higher: nothing happens.',
      'Survivalist adds 2 to every roll.',
    ],
  },
  'threat-track': {
    title: 'Threat track',
    also: ['Threat token', 'tracker', 'skull space'],
    text: [
      'Used without the die: spaces 0 to 5 for a Light and a Heavy token. Past 5 one Soldier of the kind is lost, and the rest of the steps counts on.',
      'Survivalist: 2 steps less.',
    ],
  },
  'leader-ignores': {
    title: 'The Leader ignores a Threat',
    also: ['ignore a roll', 'Leader on an Adventure', 'skip Threat'],
    text: [
      'A Leader on the card ignores one Threat of a Heavy Challenge, said before the first roll of stage 1. If not used there, the Threat between the stages is ignored by itself.',
      'Once per Adventure. For Challenges the Leader draws a Heavy card.',
    ],
  },
};
