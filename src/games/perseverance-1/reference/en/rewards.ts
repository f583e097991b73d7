export const rewards = {
  'reward-kills': {
    title: 'Reward: Followers for kills',
    also: ['killed Dinos', 'kills'],
    text: [
      'Price: 3 Valor.',
      '1 Follower per Trampler and 2 per Raptor that your pieces killed in this attack.',
    ],
  },
  'reward-production': {
    title: 'Reward: Production',
    also: ['Production of the Zone'],
    text: [
      'Price: 1 Safeguard.',
      '1 Production of the attacked Zone: Food, a Light Soldier, a Story or Scrap.',
    ],
  },
  'reward-fallen': {
    title: 'Reward: Followers for the fallen',
    also: ['fallen Soldiers', 'lost Soldiers', 'dead Soldiers'],
    text: [
      'Price: 1 Safeguard and 1 Valor.',
      '1 Follower per Light and 2 per Heavy Soldier of yours that fell in this attack.',
    ],
  },
  'reward-settlements-dice': {
    title: 'Reward: Followers for Settlements and dice',
    also: ['Settlements and dice'],
    text: [
      'Price: 2 Safeguard.',
      '1 Follower per Settlement and 2 per die of yours in the attacked Zone, counted after the breach.',
    ],
  },
  'reward-walls': {
    title: 'Reward: Followers for Walls',
    also: ['Walls in the Zone'],
    text: ['Price: 1 Safeguard and 1 Valor.', '2 Followers per Wall of yours in the attacked Zone.'],
  },
  'reward-five-followers': {
    title: 'Reward: 5 Followers',
    also: ['five Followers'],
    text: ['Price: 1 Safeguard and 2 Valor.', '5 Followers, nothing to count.'],
  },
  'reward-place-settlement': {
    title: 'Reward: a Settlement',
    also: ['place a Settlement', 'free Settlement'],
    text: [
      'Beta only. Price: 2 Safeguard.',
      'A Settlement on the lowest free space of the Zone, without its bonus. If several take this, clockwise from the active player.',
    ],
  },
  'reward-retrieve-leader': {
    title: 'Reward: the Leader back',
    also: ['retrieve the Leader', 'take the Leader back'],
    text: [
      'Published only. Price: 2 Safeguard.',
      'Your Leader returns to your board from anywhere. From the attacked area it would come back anyway.',
    ],
  },
  'reward-light-soldier': {
    title: 'Reward: a Light Soldier',
    also: ['gain a Light Soldier'],
    text: [
      'Price: 1 Valor.',
      '1 Light Soldier from your supply. Those who just fell are not back there yet.',
    ],
  },
};
