import { aboutIn, listEntries, type ReferenceIdIn } from '@/engine';

/** The chapter of the rulebook (its pages have no numbers), what to read next, and its drawing. */
const about = aboutIn('rulebook');

const ideas = {
  overview: about('Summary of Gameplay', 'turn caravan hordes winning rulebook', 'caravan'),
  cooperative: about('Summary of Gameplay', 'caravan-leader winning faction'),
  hordes: about('The Horde', 'horde horde-moves toll when-to-fight', 'skull'),
  skills: about('Caravan Leader, Factions, and Skills', 'combat civilized production challenge'),
  'when-to-fight': about('The Horde', 'horde-challenges toll choose-direction'),
  winning: about('Settling', 'settling settlement-story toll survivors', 'trophy'),
  rulebook: about('Rulebook', 'overview encounter-guide app-rulings'),
  'encounter-guide': about('Encounters', 'encounter penalty reward settlement-story'),
  'app-rulings': about('Rulebook', 'rulebook split-horde no-debt empty-resource'),
};

const phases = {
  setup: about('Setup', 'table-start faction first-hordes tile-stack', 'check'),
  'first-hordes': about('Setup', 'horde setup horde-moves', 'skull'),
  turn: about('Summary of Gameplay', 'travel counting-challenges encounter settle-or-travel caravan-leader'),
  travel: about('Moving the Caravan and The Horde', 'choose-direction fuel horde-moves map-moves', 'caravan'),
  'horde-moves': about('Moving the Caravan and The Horde', 'table-horde-moves move-horde horde', 'skull'),
  'map-moves': about('Moving the Caravan and The Horde', 'table-new-tiles tile-stack board'),
  'counting-challenges': about('Calculating Challenges', 'corner table-corner horde-challenges threat'),
  encounter: about('Encounters', 'threat obstacle rolling consequences encounter-guide'),
  rolling: about('Roll Dice', 'choose-side dice-pool aberrant-die leader-rolls successes', 'die'),
  successes: about('Count Successes', 'success aberrant-die challenge'),
  consequences: about('Resolve Consequences', 'table-consequences penalty reward bonus no-debt'),
  'settle-or-travel': about('Settling', 'settling travel fuel'),
  settling: about('Settling', 'toll settlement-story settle-or-travel', 'settlement'),
  'settlement-story': about('Settling', 'winning encounter-guide toll'),
};

const actions = {
  'choose-direction': about('Moving the Caravan and The Horde', 'travel horde-moves when-to-fight'),
  'move-horde': about('The Horde', 'horde-moves caravan-leader edit-board'),
  'split-horde': about('The Horde', 'horde-challenges caravan-leader threat'),
  'choose-threat': about('Encounters', 'threat ties caravan-leader'),
  'choose-side': about('Dice Pool', 'primary-side secondary-side chances'),
  'play-card': about('Play Ability Cards', 'ability-cards card-before-threat card-after-threat'),
  'give-up-resources': about('The Horde', 'toll caravan-leader settling'),
  'edit-board': about('The Horde', 'board horde corner'),
};

const terms = {
  caravan: about('Caravan', 'survivors scrap herb resolve fuel', 'caravan'),
  survivors: about('Caravan', 'winning caravan empty-resource', 'followers'),
  scrap: about('Caravan', 'caravan consequences', 'scrap'),
  herb: about('Caravan', 'caravan consequences', 'herb'),
  resolve: about('Caravan', 'caravan consequences', 'resolve'),
  fuel: about('Caravan', 'travel settle-or-travel', 'fuel'),
  'caravan-leader': about('Caravan Leader, Factions, and Skills', 'turn ties split-horde', 'leader'),
  faction: about('Caravan Leader, Factions, and Skills', 'dice-pool ability-cards skills cooperative'),
  'dice-pool': about('Dice Pool', 'primary-side secondary-side skill-die choose-side', 'die'),
  'primary-side': about('Dice Pool', 'dice-pool secondary-side'),
  'secondary-side': about('Dice Pool', 'dice-pool primary-side'),
  'skill-die': about('Dice Pool', 'success chances dice-pool', 'die'),
  combat: about('Caravan Leader, Factions, and Skills', 'skills challenge', 'combat'),
  civilized: about('Caravan Leader, Factions, and Skills', 'skills challenge', 'civilized'),
  production: about('Caravan Leader, Factions, and Skills', 'skills challenge', 'production'),
  'aberrant-die': about('Aberrant Dice', 'table-aberrant successes', 'die'),
  board: about('Moving the Caravan and The Horde', 'encounter-tile ring edit-board'),
  tile: about('Tiles', 'corner location encounter-tile'),
  'encounter-tile': about('Moving the Caravan and The Horde', 'board corner encounter'),
  ring: about('Moving the Caravan and The Horde', 'board horde-place table-new-tiles'),
  location: about('Tiles', 'tile encounter-guide'),
  'tile-stack': about('Moving the Caravan and The Horde', 'map-moves tile'),
  corner: about('Calculating Challenges', 'table-corner matching-icons counting-challenges'),
  'matching-icons': about('Calculating Challenges', 'corner table-corner'),
  challenge: about('Calculating Challenges', 'counting-challenges success threat obstacle'),
  threat: about('Threat and Obstacles', 'obstacle choose-threat consequences'),
  obstacle: about('Threat and Obstacles', 'threat reward penalty'),
  success: about('Count Successes', 'successes skill-die aberrant-die'),
  horde: about('The Horde', 'horde-moves horde-challenges toll horde-place', 'skull'),
  'horde-challenges': about('The Horde', 'split-horde counting-challenges horde'),
  'horde-place': about('The Horde', 'ring penalty horde'),
  toll: about('The Horde', 'give-up-resources settling no-debt'),
  'ability-cards': about('Ability Cards', 'play-card card-used card-decks'),
  ties: about('Encounters', 'choose-threat caravan-leader'),
  'empty-resource': about('Resolve Consequences', 'no-debt fuel winning'),
  'no-debt': about('Resolve Consequences', 'empty-resource toll'),
  chances: about('Roll Dice', 'choose-side skill-die aberrant-die', 'die'),
  'leader-rolls': about('Roll Dice', 'rolling caravan-leader'),
};

const rewards = {
  penalty: about('Resolve Consequences', 'obstacle table-consequences horde-place', 'warning'),
  reward: about('Resolve Consequences', 'obstacle bonus table-consequences', 'check'),
  bonus: about('Resolve Consequences', 'reward threat table-consequences', 'trophy'),
};

const cards = {
  'card-decks': about('Ability Cards', 'ability-cards faction', 'story'),
  'card-before-threat': about('Play Ability Cards', 'counting-challenges card-after-threat', 'story'),
  'card-after-threat': about('Play Ability Cards', 'threat card-before-threat', 'story'),
  'card-used': about('Ability Cards', 'ability-cards reward', 'story'),
};

const symbols = {
  'symbol-survivors': about('Caravan', 'survivors', 'followers'),
  'symbol-scrap': about('Caravan', 'scrap', 'scrap'),
  'symbol-herb': about('Caravan', 'herb', 'herb'),
  'symbol-resolve': about('Caravan', 'resolve', 'resolve'),
  'symbol-fuel': about('Caravan', 'fuel', 'fuel'),
  'symbol-combat': about('Tiles', 'combat', 'combat'),
  'symbol-civilized': about('Tiles', 'civilized', 'civilized'),
  'symbol-production': about('Tiles', 'production', 'production'),
  'symbol-horde': about('The Horde', 'horde', 'skull'),
  'symbol-caravan': about('Caravan', 'caravan', 'caravan'),
};

const tables = {
  'table-start': about('Setup', 'setup caravan'),
  'table-corner': about('Calculating Challenges', 'corner matching-icons'),
  'table-aberrant': about('Aberrant Dice', 'aberrant-die'),
  'table-consequences': about('Resolve Consequences', 'consequences penalty reward bonus'),
  'table-horde-moves': about('Moving the Caravan and The Horde', 'horde-moves move-horde'),
  'table-new-tiles': about('Moving the Caravan and The Horde', 'map-moves ring'),
};

const byKind = {
  idea: ideas,
  phase: phases,
  action: actions,
  term: terms,
  reward: rewards,
  card: cards,
  symbol: symbols,
  table: tables,
} as const;

export type EntryId = ReferenceIdIn<typeof byKind>;

export const entries = listEntries(byKind);
