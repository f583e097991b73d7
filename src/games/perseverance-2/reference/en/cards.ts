export const cards = {
  'trial-of-strength': {
    title: 'Trial of Strength',
    text: [
      'Stage 1: 2 Followers for each Heavy Soldier on your board and this card.',
      'Stage 2: 3 for each Watchtower.',
    ],
  },
  'trial-of-proficiency': {
    title: 'Trial of Proficiency',
    text: [
      'Stage 1: 1 Follower for each Light Soldier on your board and this card.',
      'Stage 2: 1 for each Perk.',
    ],
  },
  'trial-of-wit': {
    title: 'Trial of Wit',
    text: ['Stage 1: 2 Followers for each die of yours in play.', 'Stage 2: 2 for each Outpost.'],
  },
  'trial-of-momentum': {
    title: 'Trial of Momentum',
    text: ['Stage 1: 1 Follower for each Camp.', 'Stage 2: 1 for each of your cubes on Officers.'],
  },
  'trial-of-leadership': {
    title: 'Trial of Leadership',
    text: [
      'Stage 1: 1 Follower for each Valor you have.',
      'Stage 2: 1 for each Settlement, Camp and Outpost.',
    ],
  },
  'trial-of-equilibrium': {
    title: 'Trial of Equilibrium',
    text: [
      'Stage 1: 1 Follower for each Settlement in the City.',
      'Stage 2: sets of Dinos as in the final scoring.',
    ],
  },
};

export const symbols = {
  'symbol-followers': { title: 'Followers', text: ['Two people.'] },
  'symbol-votes': { title: 'Votes', text: ['A ballot box, for Votes and Permanent Votes.'] },
  'symbol-food': { title: 'Food', text: ['A fish.'] },
  'symbol-scrap': { title: 'Scrap', text: ['A nut.'] },
  'symbol-island-resource': { title: 'Island Resource', text: ['A tool: what the island gives.'] },
  'symbol-story': { title: 'Story', text: ['A camp fire.'] },
  'symbol-glowberry': { title: 'Glowberry', text: ['A plant.'] },
  'symbol-valor': { title: 'Valor', text: ['A star.'] },
  'symbol-light': { title: 'Light Soldier', text: ['A figure with a spear.'] },
  'symbol-heavy': { title: 'Heavy Soldier', text: ['A figure with helmet and shield.'] },
  'symbol-leader': { title: 'Leader', text: ['A figure with a flag.'] },
  'symbol-influence': { title: 'Influence', text: ['A cube, on an Officer or on a Perk.'] },
  'symbol-officer': { title: 'Officer', text: ['A head with a cap.'] },
  'symbol-settlement': { title: 'Settlement', text: ['A tent, for Settlements and Camps.'] },
  'symbol-outpost': { title: 'Outpost', text: ['A palisade, for Outposts and Watchtowers.'] },
  'symbol-adventure': { title: 'Adventure', text: ['A path with two ends.'] },
  'symbol-combat': { title: 'Combat', text: ['Crossed swords, for Combat and Counterattack.'] },
  'symbol-breach': { title: 'Breach', also: ['skull'], text: ['A skull: a Breach, or a Threat.'] },
  'symbol-trampler': { title: 'Trampler', text: ['A horned head.'] },
  'symbol-raptor': { title: 'Raptor', text: ['The mark of a claw: a Raptor, or a Dino Attack.'] },
  'symbol-shieldhead': { title: 'Shieldhead', text: ['A head with a broad, toothed shield of bone.'] },
  'symbol-dissenters': { title: 'Dissenters', text: ['Two crossed bars instead of an emblem.'] },
};

export const tables = {
  'table-start': {
    title: 'Table: starting assets',
    also: ['start with', 'starting resources', 'beginning'],
    text: [
      '10 Followers, 1 Valor, 1 Food, 1 Scrap, 1 Island Resource, 1 Story, 2 Glowberries, 1 Light Soldier, a Starter and a Temple card.',
      'No Votes. The Officer’s bonus of the starting Zone comes on top.',
    ],
  },
  'table-dice': {
    title: 'Table: dice in the pool',
    also: ['number of dice', 'how many dice'],
    text: [
      '2 players: 9 neutral, 1 each, 2 Dissenter dice: 13. After the first Assembly 2 Dissenter dice more and 2 neutral less.',
      '3 players: 8 neutral, 1 each: 11. After the second Assembly 3 neutral more.',
      '4 players: 10 neutral, 1 each: 14. After the first Assembly 3 neutral more.',
    ],
  },
  'table-officers': {
    title: 'Table: Officers',
    also: ['Officer list', 'all bonuses'],
    text: [
      'Chief Mate: 1 Food | pairs of cube and Perk, 1 each. Chief of Security: as its tile shows | Adventures, 2 each.',
      'Chief Steward: 1 Scrap | 2 Settlements and 1 die, 3 a set. Chief Engineer: 2 Glowberries | Outposts 2, Camps 1 each.',
      'Captain: 1 Island Resource | 3 Soldiers and 1 Watchtower, 4 a set.',
    ],
  },
  'table-combat': {
    title: 'Table: Combat',
    also: ['combat strength', 'fight table', 'who defeats whom'],
    text: [
      'Damage: Light 1, Heavy 2, Leader 2. Injuries they can take: 1, 2, 2.',
      'Needed: Trampler 1, Raptor 1, Shieldhead 2. Injuries they deal: 0, 1, 1.',
    ],
  },
  'table-defense': {
    title: 'Table: Defense against an attack',
    also: ['Defense table', 'structures'],
    text: ['Camp 1, Outpost 1, Watchtower 2. Each Valor 1, with Defender 2.'],
  },
  'table-assembly': {
    title: 'Table: Followers at the Assemblies',
    also: ['Assembly values', 'places at the Assembly'],
    text: [
      '2 players: 17/5/0, then 21/6/0.',
      '3 players: 14/6/0, 17/7/0, 21/8/0.',
      '4 players: 14/8/4, 17/10/5, 21/12/6; fourth place 0.',
    ],
  },
  'table-dino-sets': {
    title: 'Table: sets of Dinos',
    also: ['pair', 'triple', 'value of Dinos'],
    text: ['Pair and triple. Tramplers: 3 and 5. Raptors: 4 and 7. Shieldheads: 5 and 8.'],
  },
  'table-limits': {
    title: 'Table: limits',
    also: ['maximum', 'limit', 'components', 'how many pieces'],
    text: [
      'For each player: 25 cubes, 12 Settlement pieces, 6 Camps, 3 Watchtowers, 5 dice, 5 Light and 5 Heavy Soldiers, 1 Leader, 1 Breach, 1 Adventure with at most 8 pieces.',
      'Valor 0 to 6. Followers not below 0. Enclosure 4, with Breeder 9. Resources and Votes: no limit.',
    ],
  },
};
