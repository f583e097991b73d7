export const tables = {
  'table-start': {
    title: 'Table: starting assets',
    also: ['start with', 'starting resources', 'beginning'],
    text: [
      '10 Followers, 1 Food, 1 Scrap, 2 Stories, 1 Light Soldier. Votes, Safeguard and Valor at 0.',
      'Adelita with her ability: 1 Food more.',
    ],
  },
  'table-dice': {
    title: 'Table: dice in the pool',
    also: ['number of dice', 'how many dice'],
    text: [
      '2 players: 9 neutral, 1 each, 2 of the Dissenters: 13. After the first Assembly 15.',
      '3 players: 8 neutral, 1 each: 11.',
      '4 players: 10 neutral, 1 each: 14. After the first Assembly 13.',
    ],
  },
  'table-settlement-spaces': {
    title: 'Table: Settlement spaces',
    also: ['Settlement bonus', 'bonus of a space', 'placement bonus'],
    text: [
      '1: nothing. 2: 1 Vote. 3 and 4: a cube on the Zone’s Officer. 5: 1 Production. 6: 2 Votes.',
      'Once Dangerous. 7: 2 Production. 8: 3 Safeguard. 9: your Leader back. 10: place up to 3 Soldiers.',
      'Our reading of 3 and 4: the beta points to the action itself, so more cubes may be bought; published, exactly one.',
    ],
  },
  'table-influence-cost': {
    title: 'Table: price of Influence',
    also: ['cost of cubes', 'how many Stories'],
    text: ['1 cube: free. 2 cubes: 2 Stories. 3 cubes: 4 Stories.'],
  },
  'table-officers': {
    title: 'Table: Officers',
    also: ['Officer list', 'all bonuses'],
    text: [
      'Chief Mate: 1 Food | pieces in one area, 1 each.',
      'Chief of Security: 2 Valor | Patrol cards, 2 each.',
      'Chief Steward: 1 Scrap | sets of 2 Settlements and 1 die, 3 each.',
      'Chief Engineer: 2 Safeguard | Walls and Traps built, 1 each.',
    ],
  },
  'table-trap-die': {
    title: 'Table: results of the Trap die',
    also: ['Trap results', 'success', 'failure'],
    text: [
      'Works if it matches: right type, the Dino dies and you get the Followers shown; wrong type, nothing.',
      'Works anyway: the Dino dies, 2 Followers.',
      'Fails anyway: the Dino lives, 2 Followers.',
    ],
  },
  'table-fight': {
    title: 'Table: who kills whom',
    also: ['combat strength', 'fight table'],
    text: [
      'Light Soldier: kills 1, falls to a Raptor.',
      'Heavy Soldier: kills 2, falls if one of them is a Raptor.',
      'Leader: kills 2, never falls.',
    ],
  },
  'table-picks': {
    title: 'Table: picks by Contribution',
    also: ['Contribution table'],
    text: [
      'Contribution 1, 2, 3, 4, 5, 6, 7, 8.',
      'Published: 1, 2, 2, 3, 3, 4, 4, 5 picks.',
      'Beta: 1, 1, 2, 2, 3, 3, 4, 4 picks.',
      'The published row is partly worked out from an example; correct it at set-up if your board differs.',
    ],
  },
  'table-rewards': {
    title: 'Table: prices of Combat Rewards',
    also: ['reward prices', 'cost of rewards'],
    text: [
      '1 Valor: Light Soldier. 1 Safeguard: Production. 3 Valor: kills. 1 Safeguard + 2 Valor: 5 Followers.',
      '1 Safeguard + 1 Valor: the fallen, or Walls.',
      '2 Safeguard: Settlements and dice; also a Settlement (beta) or the Leader back (published).',
    ],
  },
  'table-assembly': {
    title: 'Table: Followers at the Assemblies',
    also: ['Assembly values', 'places at the Assembly'],
    text: [
      '2 players: 17/5/0, then 21/6/0. 3 players: 14/6/0, 17/7/0, 21/8/0.',
      '4 players, published: 14/8/4/0, 17/10/5/0, 21/12/6/0 (compare with your tiles).',
      '4 players, beta: 17/8/4/0, 20/10/5/0, 24/12/6/0.',
    ],
  },
  'table-final': {
    title: 'Table: final majorities',
    also: ['final scale', 'end bonus'],
    text: [
      '2 players: 4/0. 3 players: 5/2/0. 4 players: 6/3/1/0.',
      'That is the scale of the beta; the published one is a picture in the book, so compare it.',
    ],
  },
  'table-limits': {
    title: 'Table: limits',
    also: ['maximum', 'limit', 'components', 'how many pieces'],
    text: [
      'For each player: 5 dice, 12 Settlements, 7 Walls, 8 Traps, 15 cubes, 5 Light and 5 Heavy Soldiers, 1 Leader.',
      'Safeguard and Valor: 0 to 6. Followers: not below 0. Resources and Votes: no limit.',
    ],
  },
};
