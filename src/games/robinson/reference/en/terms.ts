import { entry } from '../entry';

export const terms = {
  'first-player': entry(
    'First player',
    'youngest, start player',
    'The youngest begins; the token goes left every morning. The first player takes part in the Morale phase for all, decides about Friday, fights beasts from events and settles disputes.',
  ),
  pawns: entry(
    'Pawns',
    'workers',
    'Two for each player, one for Friday, one for the Dog. More pawns than a sure success needs are wasted.',
  ),
  tokens: entry(
    'Tokens on fields and tiles',
    'reroll success, minus 1 pawn, plus 1 wood, beast strength',
    'On an action field a token hits the next action of its type and is discarded; on a tile or track it stays.',
    'When the camp moves, the tokens of its tile stay on the tile; back there, they count again.',
    'Reroll Success makes you reroll a success, Minus 1 Pawn asks for one more, Plus 1 Wood makes building cost more, Beast Strength hurts those without a weapon.',
  ),
  camp: entry(
    'Camp',
    'camp tile',
    'Building, arranging and resting happen here. Its sources are for Production, not for gathering.',
  ),
  resources: entry(
    'Available and future resources',
    'food, wood, fur',
    'Available ones can be used now. What actions bring is future, and becomes available when all actions are done.',
  ),
  sources: entry(
    'Sources',
    'parrot, fish, wood',
    'A source gives one cube a round, to Production or to gathering. An exhausted one gives nothing, but a +1 token on it still works.',
  ),
  food: entry(
    'Food',
    'non-perishable',
    'Eat perishable food first. Non-perishable food stays from night to night.',
  ),
  eating: entry(
    'Eating',
    'supper, hunger',
    'One food for each player in the camp. If there is too little, the group says who goes without: 2 wounds each. Nobody may fast while there is food.',
  ),
  rotting: entry(
    'Rotting',
    'spoil',
    'Food left in the morning is lost, unless it is non-perishable or stored. Wood and fur stay.',
  ),
  storing: entry(
    'Storing food',
    'boxes, barrel, cellar',
    'The Cellar keeps all food; Boxes and Barrel as much as the card says.',
  ),
  shelter: entry(
    'Shelter',
    'tent',
    'Built or found, it saves the wound of sleeping in the open, and roof and palisade need one. A built shelter cannot be lost; a found one stays on its tile.',
  ),
  roof: entry('Roof', '', 'Each level keeps off one cloud. It needs a shelter and has no upper limit.'),
  palisade: entry(
    'Palisade',
    'wall',
    'It holds against storms and some beasts. Without a shelter nothing raises it.',
  ),
  weapon: entry(
    'Weapon level',
    'weapons',
    'Compared with the strength of a beast. 1 wood builds one level; items add more. It has no upper limit.',
  ),
  morale: entry(
    'Morale',
    '',
    'It moves on its track and stops at either end. Wounds lower it, arranging the camp raises it.',
  ),
  determination: entry(
    'Determination',
    'tokens',
    'Pays for skills. It belongs to one player and cannot be shared. What a failed die brought cannot pay for rolling that die again.',
  ),
  wounds: entry(
    'Wounds',
    'life track',
    'A wound moves the marker one space right. Each morale symbol it passes lowers morale by 1. The last space is death.',
  ),
  healing: entry(
    'Healing',
    'cure',
    'Moves the marker left and never raises morale. Only at night, except Rest, the Cook’s recipe and the top of the morale track.',
  ),
  unfulfilled: entry(
    'Unfulfilled demand',
    'cannot pay',
    'One wound for each resource, token or level that cannot be given, for the player concerned or for all. An effect marked “if possible” does nothing unless it is possible as a whole.',
  ),
  'threat-field': entry(
    'Threat field',
    '',
    'Two spaces. A new card pushes the one on the right to the left; a card pushed off applies its threat effect and is discarded. An empty right space pushes nothing.',
  ),
  adventure: entry(
    'Adventure cards',
    'adventure token',
    'Drawn for the icon on the die or for a token on the field, never more than one for an action. Friday takes a wound instead.',
  ),
  mystery: entry(
    'Mystery cards',
    'treasure',
    'Draw until one of the wanted kind appears, ignore the rest, then stop or go on. The ignored ones are shuffled back.',
  ),
  'discovery-tokens': entry(
    'Discovery tokens',
    '',
    'Palisade, weapon, dry weather, treasure, morale, wood, a pawn for building, food, prey; some need a Pot or a weapon. Kept until used.',
  ),
  beast: entry(
    'Beasts',
    'fight',
    'A wound for each level by which the weapon is weaker. One from an Event card is fought by the first player alone. A bonus for a fight does not pay for what the card then takes.',
  ),
  clouds: entry(
    'Clouds',
    'rain, winter, snow',
    'Each winter cloud costs 1 wood, whatever the roof. Then all clouds together against the roof: each one too many costs 1 food and 1 wood.',
  ),
  'hungry-animals': entry(
    'Hungry animals',
    'red die',
    'They take 1 food, or 1 palisade level, or come as a beast of strength 3 whose wounds hit everybody.',
  ),
  storm: entry('Storm', '', 'The palisade loses 1 level; without one everybody takes a wound.'),
  'moving-camp': entry(
    'Moving the camp',
    '',
    'At night, to a tile next to it. With a built shelter you lose half the roof and half the palisade, rounded down; with a found one, all of both. The Shortcut is lost.',
  ),
  'night-outside': entry(
    'A night outside',
    'alone',
    'Weather does not touch a player who is away. He takes 1 wound unless the tile has a shelter, and eats 1 of his own food or takes 2 more.',
    'What his own actions brought stays with him: neither the weather nor the others can use it, it does not rot, and it joins the camp in the morning.',
  ),
  island: entry(
    'Island tiles',
    'map',
    'Placed by exploration on the spaces around the explored ones. A tile shows terrain, sources and icons.',
  ),
  terrain: entry('Terrain', '', 'Inventions ask for a terrain that has been explored.'),
  inaccessible: entry(
    'Inaccessible tile',
    'face down',
    'Tokens off, face down: no camp, no action, and its terrain counts as unexplored. What was built with it stays.',
  ),
  inventions: entry(
    'Inventions and items',
    'build item',
    'Terrain explored, needed items built, price paid: the card becomes an item after all actions. A character’s own is for that player only and gives 2 Determination the first time.',
    'Inventions of the Scenario card are for everybody: a black marker shows that one is built, and it works after all actions.',
  ),
  skills: entry('Skills', 'abilities', 'Paid with Determination, at any time, each once a round.'),
} as const;
