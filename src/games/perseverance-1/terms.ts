/** The words of Episode 1, each listed once; the JSON of the headless command uses the same. */
export const EDITIONS = ['beta-2020', 'published-2021'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Board order, left to right. */
export const ZONES = ['sustenance', 'military', 'expansion', 'protection'] as const;
export type Zone = (typeof ZONES)[number];

export const OFFICERS = ['chief-mate', 'chief-of-security', 'chief-steward', 'chief-engineer'] as const;
export type Officer = (typeof OFFICERS)[number];

export const LEADERS = ['adelita', 'jack', 'phoenix', 'keoni'] as const;
export type Leader = (typeof LEADERS)[number];

export const DINOS = ['trampler', 'raptor'] as const;
export type Dino = (typeof DINOS)[number];

export const SOLDIERS = ['light', 'heavy'] as const;
export type Soldier = (typeof SOLDIERS)[number];

export const FIGURES = ['light', 'heavy', 'leader'] as const;
export type Figure = (typeof FIGURES)[number];

/** The top row of a Defense area earns Valor, the bottom row Safeguard. */
export const ROWS = ['top', 'bottom'] as const;
export type Row = (typeof ROWS)[number];

export const REWARDS = [
  'kills',
  'production',
  'fallen',
  'settlements-dice',
  'walls',
  'five-followers',
  'place-settlement',
  'retrieve-leader',
  'light-soldier',
] as const;
export type RewardId = (typeof REWARDS)[number];

/** What can be played without dice. */
export const MODULES = ['dinoPlacement', 'walls', 'traps', 'threat'] as const;

export const BREACH_TOKEN_RULES = ['always', 'on-breach'] as const;
export type BreachTokenRule = (typeof BREACH_TOKEN_RULES)[number];

export const ASSETS = [
  'followers',
  'votes',
  'food',
  'mr',
  'story',
  'lightSoldier',
  'heavySoldier',
  'safeguard',
  'valor',
] as const;
export type Asset = (typeof ASSETS)[number];

/** What a Zone produces. */
export const PRODUCTION = {
  sustenance: 'food',
  military: 'lightSoldier',
  expansion: 'story',
  protection: 'mr',
} as const satisfies Record<Zone, Asset>;

export type { PlayerCount } from '../perseverance/tableSize';
