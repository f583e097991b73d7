import { aboutIn, listEntries, type ReferenceIdIn } from '@/engine';

/** The chapter of the rules summary, what to read next, and its drawing. */
const about = aboutIn('rules-summary');

const ideas = {
  overview: about('End of the Game', 'round winning losing scenario', 'info'),
  winning: about('End of the Game', 'scenario losing', 'trophy'),
  losing: about('End of the Game', 'wounds winning', 'skull'),
  scenario: about('Setup', 'winning setting-up', 'story'),
  'rules-summary': about('Setup', 'overview', 'learn'),
};

const phases = {
  'setting-up': about('Setup', 'scenario difficulty first-player', 'settings'),
  difficulty: about('Setup', 'setting-up friday dog', 'settings'),
  round: about(
    'Event Phase',
    'event-phase morale-phase production-phase action-phase weather-phase night-phase',
    'rounds',
  ),
  'event-phase': about('Event Phase', 'threat-field tokens beast', 'story'),
  'morale-phase': about('Morale Phase', 'morale determination first-player', 'resolve'),
  'production-phase': about('Production Phase', 'resources sources', 'production'),
  'action-phase': about('Planning Actions', 'planning action-dice after-actions tokens', 'followers'),
  'after-actions': about('Planning Actions', 'resources inventions', 'check'),
  'weather-phase': about('Weather Phase', 'clouds hungry-animals storm', 'drop'),
  'night-phase': about('Night Phase', 'eating moving-camp shelter rotting healing', 'moon'),
};

const actions = {
  planning: about('Planning Actions', 'pawns action-dice tokens resources', 'followers'),
  'action-dice': about('Rolling Action Dice', 'planning adventure determination', 'die'),
  'threat-action': about('Planning Actions', 'threat-field planning', 'warning'),
  hunting: about('Hunting', 'beast weapon', 'combat'),
  building: about('Building', 'shelter roof palisade weapon inventions', 'settlement'),
  gathering: about('Gathering Resources', 'sources pawns', 'production'),
  exploration: about('Exploration', 'island discovery-tokens terrain', 'arrow'),
  'arranging-camp': about('Arranging the Camp', 'morale determination', 'home'),
  rest: about('Rest', 'healing wounds', 'herb'),
};

const terms = {
  'first-player': about('Morale Phase', 'morale-phase friday', 'player'),
  pawns: about('Planning Actions', 'planning friday dog', 'followers'),
  tokens: about('Check Tokens', 'planning adventure', 'resolve'),
  camp: about('Building', 'shelter roof palisade island', 'home'),
  resources: about('Production Phase', 'sources food after-actions', 'production'),
  sources: about('Production Phase', 'production-phase gathering'),
  food: about('Night Phase', 'eating rotting', 'food'),
  eating: about('Night Phase', 'food wounds', 'food'),
  rotting: about('Night Phase', 'food storing'),
  storing: about('Night Phase', 'rotting'),
  shelter: about('Building', 'camp roof moving-camp', 'settlement'),
  roof: about('Building', 'clouds shelter'),
  palisade: about('Building', 'storm shelter', 'wall'),
  weapon: about('Building', 'beast hunting', 'combat'),
  morale: about('Characters', 'morale-phase wounds'),
  determination: about('Characters', 'skills action-dice', 'resolve'),
  wounds: about('Characters', 'morale healing losing', 'skull'),
  healing: about('Night Phase', 'rest wounds', 'herb'),
  unfulfilled: about('Unfulfilled Demand', 'wounds', 'warning'),
  'threat-field': about('Event Phase', 'event-phase threat-action', 'warning'),
  adventure: about('Rolling Action Dice', 'action-dice tokens'),
  mystery: about('Other Rules', 'discovery-tokens'),
  'discovery-tokens': about('Discovery Tokens', 'exploration mystery', 'resolve'),
  beast: about('Hunting', 'hunting weapon', 'raptor'),
  clouds: about('Weather Phase', 'roof weather-phase', 'drop'),
  'hungry-animals': about('Weather Phase', 'palisade weapon', 'raptor'),
  storm: about('Weather Phase', 'palisade', 'warning'),
  'moving-camp': about('Moving the Camp', 'shelter camp', 'arrow'),
  'night-outside': about('Spending the Night Phase Outside the Camp', 'eating shelter', 'moon'),
  island: about('Exploration', 'exploration terrain inaccessible'),
  terrain: about('Building', 'inventions island'),
  inaccessible: about('Other Rules', 'island terrain'),
  inventions: about('Building', 'items-needed terrain building'),
  skills: about('Character Skills', 'carpenter cook explorer soldier determination', 'leader'),
};

const characters = {
  carpenter: about('Character Skills', 'skills building', 'leader'),
  cook: about('Character Skills', 'skills healing', 'leader'),
  explorer: about('Character Skills', 'skills exploration', 'leader'),
  soldier: about('Character Skills', 'skills hunting', 'leader'),
  friday: about('Friday', 'pawns planning', 'player'),
  dog: about('Setup', 'pawns hunting exploration', 'player'),
};

const cards = {
  'basket-sack': about('Invention/Item Cards', 'gathering'),
  bed: about('Invention/Item Cards', 'rest'),
  'pawn-items': about('Invention/Item Cards', 'pawns'),
  'weapon-items': about('Invention/Item Cards', 'weapon'),
  'palisade-items': about('Invention/Item Cards', 'palisade'),
  cellar: about('Invention/Item Cards', 'rotting'),
  'corral-snare': about('Invention/Item Cards', 'production-phase'),
  'diary-drums': about('Invention/Item Cards', 'morale-phase'),
  'pot-fireplace': about('Invention/Item Cards', 'healing'),
  furnace: about('Invention/Item Cards', 'clouds'),
  pit: about('Invention/Item Cards', 'production-phase'),
  shortcut: about('Invention/Item Cards', 'production-phase moving-camp'),
  dam: about('Invention/Item Cards', 'food'),
  'items-needed': about('Invention/Item Cards', 'inventions'),
  'lost-item': about('Invention/Item Cards', 'inventions'),
};

const byKind = { idea: ideas, phase: phases, action: actions, term: terms, leader: characters, card: cards };

export type EntryId = ReferenceIdIn<typeof byKind>;

export const entries = listEntries(byKind);
