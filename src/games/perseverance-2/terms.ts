/** The words of Episode 2, each listed once; the JSON of the headless command uses the same. */
export const CITY_ZONES = ['sustenance', 'military', 'expansion', 'construction'] as const;
export type CityZone = (typeof CITY_ZONES)[number];

/** Board order, left to right; the map outside the wall comes last. */
export const ZONES = [...CITY_ZONES, 'discovery'] as const;
export type Zone = (typeof ZONES)[number];

export const OFFICERS = [
  'chief-mate',
  'chief-of-security',
  'chief-steward',
  'chief-engineer',
  'captain',
] as const;
export type Officer = (typeof OFFICERS)[number];

export const DINOS = ['trampler', 'raptor', 'shieldhead'] as const;
export type Dino = (typeof DINOS)[number];

export const SOLDIERS = ['light', 'heavy'] as const;
export type Soldier = (typeof SOLDIERS)[number];

export const ASSETS = [
  'followers',
  'votes',
  'permanentVotes',
  'food',
  'scrap',
  'islandResource',
  'story',
  'glowberry',
  'lightSoldier',
  'heavySoldier',
  'valor',
] as const;
export type Asset = (typeof ASSETS)[number];

/** What a Zone produces. */
export const PRODUCTION = {
  sustenance: 'food',
  military: 'lightSoldier',
  expansion: 'story',
  construction: 'scrap',
  discovery: 'islandResource',
} as const satisfies Record<Zone, Asset>;

/** What the Chief of Security's tile shows: the book contradicts itself, the tile decides (R2). */
export const SECURITY_BONUSES = ['valor', 'light-soldier'] as const;
export type SecurityBonus = (typeof SECURITY_BONUSES)[number];

/** What an additional cost of a Perk is paid with. */
export const PERK_COSTS = ['story', 'valor'] as const;
export type PerkCost = (typeof PERK_COSTS)[number];

/** A Settlement, and some Camps, let their owner place a cube on the Officer of the Zone or gain a Perk of that Officer. */
export const PLACE_BONUSES = ['influence', 'perk'] as const;
export type PlaceBonus = (typeof PLACE_BONUSES)[number];

/** The Effects of the City Zones, without Adventures, which have procedures of their own. */
export const EFFECTS = [
  'gather',
  'pub',
  'training',
  'marketplace',
  'politics',
  'settle',
  'build',
  'salvage',
] as const;
export type EffectName = (typeof EFFECTS)[number];

export const LEADERS = ['adelita', 'jack', 'phoenix', 'keoni'] as const;
export type Leader = (typeof LEADERS)[number];

/** The two kinds of land outside the wall, each with its own cards. */
export const TERRAINS = ['plains', 'canyon'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The hex tiles of the Map, as printed on them: six of the Plains, eight of the Canyon. */
export const TILE_CODES = {
  plains: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
  canyon: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'],
} as const satisfies Record<Terrain, readonly string[]>;
export type TileCode = (typeof TILE_CODES)[Terrain][number];

/** All of them. */
export const TILES: readonly TileCode[] = TERRAINS.flatMap(
  (terrain): readonly TileCode[] => TILE_CODES[terrain],
);

/** What can be built on a Cleared Area, one of each at most. */
export const STRUCTURES = ['camp', 'outpost', 'watchtower'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** What an Adventure Effect lets its player do, up to two different ones. */
export const ADVENTURE_OPTIONS = ['combat', 'clear', 'camp'] as const;
export type AdventureOption = (typeof ADVENTURE_OPTIONS)[number];

export const OUTPOSTS = [
  'adventurers-lodge',
  'builders-workshop',
  'command-center',
  'crash-site',
  'dinosaur-boneyard',
  'dinosaur-trap',
  'forward-barracks',
  'glowberry-patch',
  'hidden-paradise',
  'mushroom-farm',
  'officers-lodge',
  'patrol-hub',
  'pioneer-base',
  'proving-grounds',
  'rendezvous-point',
  'secret-meeting-place',
  'speakers-rock',
  'staging-ground',
  'tranquil-meadow',
  'underground-passage',
] as const;
export type OutpostTile = (typeof OUTPOSTS)[number];
