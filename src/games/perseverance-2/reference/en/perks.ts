const mate = of('Chief Mate');
const security = of('Chief of Security');
const steward = of('Chief Steward');
const engineer = of('Chief Engineer');
const captain = of('Captain');

export const perks = {
  defender: mate('Defender', 1, '', 'Each Valor spent in a Dino Attack adds 2 to the Defense instead of 1.'),
  savant: mate(
    'Savant',
    1,
    '!',
    'Completing an Adventure brings any one Perk, with the usual Tier and cost.',
  ),
  trainer: mate('Trainer', 2, '!', 'Training: one pick more, which may repeat another.'),
  tactician: mate('Tactician', 2, '', 'Adventures ask for 1 piece less. Completing one brings 1 Glowberry.'),
  adventurer: mate(
    'Adventurer',
    3,
    '',
    'Adventure: a Combat on one further hex, whatever else you pick. It is a separate Combat, with other pieces.',
  ),
  survivalist: mate('Survivalist', 3, '', 'Threat rolls +2. Without the die the token moves 2 spaces less.'),
  skinner: security('Skinner', 1, '', 'Each Trampler killed: 1 Island Resource.'),
  'trampler-expert': security(
    'Trampler Expert',
    1,
    '',
    'Once in a Combat one Trampler falls without Damage.',
  ),
  warrior: security(
    'Warrior',
    2,
    '',
    'Each Raptor killed: 2 Valor, too late for Injuries of the same Combat.',
  ),
  'medic-training': security(
    'Medic Training',
    2,
    '!',
    '1 Valor cancels all Injuries of one Heavy Soldier, so that it is not lost.',
  ),
  tracker: security(
    'Tracker',
    3,
    '',
    'Each Shieldhead killed: 2 Glowberries and 2 Followers, besides the usual one.',
  ),
  wrangler: security(
    'Wrangler',
    3,
    '',
    'Once in a Combat a captured Dino also brings what killing it would have brought.',
  ),
  gatherer: steward(
    'Gatherer',
    1,
    '',
    'The first option of Gather gives Food and an Island Resource, not just one.',
  ),
  lobbyist: steward('Lobbyist', 1, '!', 'Placing a die of your own colour: 1 Vote.'),
  politician: steward('Politician', 2, '', 'Politics: one option more, a different one.'),
  manager: steward('Manager', 2, '', 'A die placed on its own icon: 1 Glowberry or 1 Follower.'),
  popular: steward(
    'Popular',
    3,
    '!',
    'Assembly: for each Zone whose tile is yours, 1 Production or 2 Followers more, whatever you chose there.',
  ),
  settler: steward('Settler', 3, '!', 'Settle: one pick more, which may repeat another.'),
  herder: engineer('Herder', 1, '', 'Your Enclosure may hold different species.'),
  capturer: engineer(
    'Capturer',
    1,
    '',
    'At once one Dino of your choice from the supply, if the Enclosure has room. Nothing afterwards.',
  ),
  trapper: engineer('Trapper', 2, '', 'Two captures in a Combat instead of one.'),
  quartermaster: engineer('Quartermaster', 2, '!', 'Build: 1 Scrap less, once in the Effect.'),
  breeder: engineer('Breeder', 3, '', 'Your Enclosure holds nine Dinos.'),
  architect: engineer(
    'Architect',
    3,
    '!',
    'Settle: 1 Scrap, 1 Island Resource or 1 Food less, once in the Effect.',
  ),
  'agile-1': captain('Agile I', 1, '', 'Moving the Leader costs 1 Glowberry less.'),
  influencer: captain(
    'Influencer',
    1,
    '',
    'Instead of moving, the Leader may stay and resolve an Effect of that Zone, for the price of a move.',
  ),
  greedy: captain('Greedy', 2, '!', 'You take every Officer Bonus twice.'),
  friendly: captain(
    'Friendly',
    2,
    '!',
    'When the Leader moves, 1 Glowberry more puts a cube on the Officer of the Zone reached.',
  ),
  persistent: captain('Persistent', 3, '', 'Your Leader may enter a Leader space that is taken.'),
  'agile-2': captain('Agile II', 3, '', 'Moving the Leader costs 1 Glowberry less, with Agile I nothing.'),
};

/** Officer, Tier and cost first, then what it does. */
function of(officer: string) {
  return (title: string, tier: 1 | 2 | 3, cost: '' | '!', does: string) => ({
    title,
    also: [`${title} Perk`],
    text: [`${officer}, Tier ${tier}${cost === '!' ? ', costs 1 Story or 1 Valor' : ''}.`, does],
  });
}
