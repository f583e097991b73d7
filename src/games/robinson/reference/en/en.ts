import type { ReferenceText } from '@/engine';
import type { EntryId } from '../entries';
import { entry } from '../entry';
import { terms } from './terms';

export const en: Readonly<Record<EntryId, ReferenceText>> = {
  ...terms,
  overview: entry(
    'What it is about',
    'goal, aim, castaways',
    'One to four castaways play together against a scenario with a fixed number of rounds.',
    'Everybody wins when the scenario’s goal is met in time. Everybody loses when one character dies, or when the last round ends without the goal.',
  ),
  winning: entry(
    'Winning',
    'goal, victory',
    'The goal on the Scenario card is met: the game is won at once, also in the last night. Wounds of the same moment come first.',
  ),
  losing: entry(
    'Losing',
    'defeat, death',
    'A player’s marker on the last space of the life track ends the game for all, at once. So does the end of the last round without the goal. Friday’s death loses nothing.',
  ),
  scenario: entry(
    'Scenario card',
    'scenario',
    'It sets goal, rounds, weather dice and the meaning of book and mystery icons. What it says beats the general rules.',
  ),
  'rules-summary': entry(
    'Where this comes from',
    'rulebook, source',
    'These entries retell a summary of the rules of the 2012 edition. The chapter named under each is one of that summary.',
  ),
  'setting-up': entry(
    'Setting up',
    'setup, start',
    'Scenario first, then board, characters with their own invention and two pawns, 9 fixed and 5 random inventions, three Adventure decks with dice, Beast and Mystery decks.',
    'The camp is on tile 8. Morale and weapon 0, no shelter, Food Crates on the right Threat space, two starting items usable twice each.',
    'Variant: a Wreckage card drawn at random in place of Food Crates.',
  ),
  difficulty: entry(
    'Easier and harder',
    'difficulty',
    'Easier: the Dog or Friday as well, more starting items, fewer book cards. Harder: three players without the Dog, fewer starting items, more book cards.',
    'In the scenario Castaways the book cards work the other way round: more of them make it easier.',
  ),
  round: entry(
    'A round',
    'phases, turn order',
    'Event, Morale, Production, Action, Weather, Night. There is no event in the first round.',
  ),
  'event-phase': entry(
    'Event phase',
    'event card, book, adventure icon',
    'Draw a card. Cards that were shuffled in are applied and another is drawn. An adventure icon puts a token on its deck, a book is explained by the scenario.',
    'Then the event effect; then the card goes to the right space of the Threat field.',
    '“Resolve it again” means once more and then discarded: the card does not return to the field. A card that tells you to shuffle into the Event deck means itself.',
  ),
  'morale-phase': entry(
    'Morale phase',
    'gain tokens',
    'The first player gains or discards the tokens that the track shows; each missing one is a wound. Level 0 does nothing. At the top: 2 tokens or 1 wound healed.',
    'Alone, morale first rises by 1.',
  ),
  'production-phase': entry(
    'Production phase',
    'produce',
    'Each source on the camp tile gives 1 cube at once. +1 tokens, Shortcut and Pit add theirs. A source used now cannot be gathered from this round.',
  ),
  'action-phase': entry(
    'Action phase',
    'actions',
    'Check tokens, plan together, then resolve in board order: Threat, Hunting, Building, Gathering, Exploration, Arranging the Camp, Rest.',
  ),
  'after-actions': entry(
    'After the actions',
    'clean-up',
    'Pawns go back, future resources become available, resource tokens become cubes, and new items work and are turned over.',
  ),
  'weather-phase': entry(
    'Weather phase',
    'rain, winter',
    'In order: winter clouds, all clouds against the roof, hungry animals, storm. Then discard the weather tokens.',
    'Each resource or level you lack is a wound for every player in the camp.',
  ),
  'night-phase': entry(
    'Night phase',
    'sleep',
    'Eat, move the camp if you like, sleep, let food rot, then the next round begins and the first player token goes left. Items and tokens that heal are used now.',
  ),
  planning: entry(
    'Planning actions',
    'assign pawns, support',
    'All pawns are placed before anything is resolved, with resources and items that are there now. One pawn takes the action, the others support it.',
    'A source, a space, an invention and the shelter are for one action a round.',
  ),
  'action-dice': entry(
    'Action dice',
    'brown, gray, green',
    'With the smaller number of pawns three dice are rolled: wound, success, adventure. They do not influence each other.',
    'A failed action spends nothing and brings 2 Determination tokens.',
  ),
  'threat-action': entry(
    'Threat action',
    'wreckage',
    'As many pawns as the card says, each card once. Pay, follow the card, discard it. Resources go to the future, tokens come at once.',
    'A weapon level or an item that the card asks for has to be there when the pawns are placed; what the same round brings comes too late.',
  ),
  hunting: entry(
    'Hunting',
    'hunt, Hunting deck',
    'Two pawns and a card in the Hunting deck. A wound for each level by which the weapon is weaker; then the card lowers the weapon, brings food and fur, lowers the palisade.',
    'A level you cannot lose is a wound for the hunter.',
  ),
  building: entry(
    'Building',
    'build',
    'One pawn rolls, two are sure. Shelter, roof and palisade cost all wood or all fur; a weapon level costs 1 wood; an invention what its card says.',
  ),
  gathering: entry(
    'Gathering',
    'gather',
    'One cube of one source on an explored tile next to the camp, or two steps away with one more pawn. Never from the camp tile. Each source once a round.',
    'A tile with two sources of one kind takes two actions, one on each. What is not face up gives nothing.',
  ),
  exploration: entry(
    'Exploration',
    'explore',
    'A new island tile is placed. Mark inventions with its terrain, add a Beast card for a beast icon, look up a mystery icon, take the Discovery tokens shown.',
  ),
  'arranging-camp': entry(
    'Arranging the Camp',
    '',
    'One pawn, no dice: 2 Determination tokens and morale +1. With four players one of the two.',
  ),
  rest: entry('Rest', '', 'One pawn, no dice: heals 1 wound, with the Bed 2 and 1 Determination token.'),
  carpenter: entry(
    'Carpenter',
    'craftsmanship, handyman, economical construction, a new idea',
    '2: one wood less in an action. 2: reroll a brown die. 3: draw 5 inventions, one goes on the board. 3: a pawn for one Building action.',
    'Wood may be saved after the pawns are placed too, in an action that is left; the extra pawn has to be there before.',
  ),
  cook: entry(
    'Cook',
    'grandma’s recipe, scrounger, stone soup, hooch',
    '2: one food heals 2 wounds, of one player or two. 2: reroll a gray die. 3: one food. 3: ignore a rain cloud, or make a winter cloud rain.',
  ),
  explorer: entry(
    'Explorer',
    'scouting, reconnaissance, motivational speech',
    '2: reroll a green die. 2: look at 3 island tiles, one goes on top. 3: morale +1. 3: draw 2 Discovery tokens, keep one.',
  ),
  soldier: entry(
    'Soldier',
    'frenzy, tracking, defense plan, the hunt',
    '2: see the next Hunting card, leave it or put it under. 2: palisade or weapon +1. 3: weapon +3 for one action. 4: a Beast card goes on the Hunting deck.',
    'Not with one or two players.',
    'Frenzy is for an action that he takes, even when the card is seen; a beast of an event finds him without it. Without a shelter there is no palisade to raise.',
  ),
  friday: entry(
    'Friday',
    '',
    'He acts like a player, or supports one. An adventure is 1 wound for him and no card. Weather, hunger and effects on players do not touch him; he heals by resting only.',
  ),
  dog: entry('Dog', '', 'An additional pawn for Hunting and Exploration. It never acts alone.'),
  'basket-sack': entry(
    'Basket, Sack',
    '',
    'Each adds one cube of the same kind to one successful gathering a round. Both may help the same one.',
  ),
  bed: entry('Bed', '', 'Rest heals 2 wounds and gives 1 Determination token.'),
  'pawn-items': entry(
    'Belts, Lantern, Map, Shield, Raft',
    'additional pawn',
    'A pawn that supports gathering, building, exploration, hunting; the Raft either gathering or exploration. It stays on the card.',
  ),
  'weapon-items': entry('Bow, Spear, Sling, Knife', '', 'Weapon +3, +3, +2, +1.'),
  'palisade-items': entry('Moat, Wall, Bricks, Fire', '', 'Palisade +2, +2, +1, +1, if there is a shelter.'),
  cellar: entry('Cellar', '', 'Food does not rot.'),
  'corral-snare': entry(
    'Corral, Snare',
    '',
    'A +1 food token on the camp tile; only one lies there. The Corral covers a food source next to the camp.',
    'A Corral that covers no source brings no token.',
  ),
  'diary-drums': entry(
    'Diary, Drums',
    '',
    '1 or 2 more tokens in the Morale phase; they also lessen a loss.',
  ),
  'pot-fireplace': entry(
    'Pot, Fireplace',
    '',
    'At night 1 food heals 1 wound (Pot) or 2 (Fireplace, of one player or two). Once a night each. Some tokens need the Pot.',
  ),
  furnace: entry(
    'Furnace',
    '',
    'One winter cloud asks for no wood of its own; it still counts against the roof.',
  ),
  pit: entry('Pit', '', 'Production: roll the brown wound die; a wound means 2 food.'),
  shortcut: entry(
    'Shortcut',
    '',
    'Production brings one cube from the tile with its token. It is lost when the camp moves.',
  ),
  dam: entry('Dam', '', '2 non-perishable food, once.'),
  'items-needed': entry(
    'Rope, Shovel, Knife, Map and others',
    'required items',
    'Some items are needed to build others. What was built stays, even if the needed item is lost later.',
  ),
  'lost-item': entry(
    'Losing an item',
    'turned back',
    'Turned back to its invention side, it loses what is left of its effect. What was used up already hurts nobody.',
  ),
};
