import type { Asset, Dino, Officer } from './terms';

/** What a Perk changes, in numbers that the rules add up over all Perks of a player. */
interface PerkEffects {
  /** More Defense for each Valor spent in a Dino Attack. */
  readonly defensePerValor: number;
  readonly trainingPicks: number;
  readonly politicsPicks: number;
  readonly settlePicks: number;
  /** Added to a Threat roll; taken off the steps of a Threat token. */
  readonly threat: number;
  /** Tramplers defeated without Damage, each Combat. */
  readonly freeTramplers: number;
  /** Heavy Soldiers can be healed for 1 Valor each. */
  readonly heavyMedicine: number;
  /** Captured Dinos that also bring the reward of a kill, each Combat. */
  readonly rewardedCaptures: number;
  readonly captures: number;
  readonly enclosureDinos: number;
  readonly mixedEnclosure: number;
  /** Dinos of choice, at once and never again. */
  readonly dinosAtOnce: number;
  /** Gather 1 gives Food and an Island Resource. */
  readonly gatherBoth: number;
  readonly votesForOwnDie: number;
  readonly rewardForMatch: number;
  /** Production or Followers on top of a Zone won alone. */
  readonly assemblyExtra: number;
  readonly buildScrapSaved: number;
  readonly settleTokenSaved: number;
  readonly leaderMoveSaved: number;
  readonly leaderMayStay: number;
  readonly leaderMayShare: number;
  readonly cubeForMove: number;
  readonly extraBonuses: number;
  /** Adventure cards, which the table resolves: Perks and Glowberries for completing one, Soldiers saved, further hexes. */
  readonly completionPerks: number;
  readonly completionGlowberries: number;
  readonly adventureSoldiersSaved: number;
  readonly combatHexes: number;
}

export type PerkEffect = keyof PerkEffects;

interface Perk {
  readonly officer: Officer;
  readonly tier: 1 | 2 | 3;
  /** Marked “!”: 1 Story or 1 Valor more. */
  readonly cost: boolean;
  readonly effects: Partial<PerkEffects>;
  /** What each Dino of the species brings when it is killed, besides the Follower. */
  readonly kill?: { readonly dino: Dino; readonly gains: readonly (readonly [Asset, number])[] };
}

/** All thirty, in the order of the Player board: appendix of the book. */
export const PERKS = {
  defender: perk('chief-mate', 1, '', { defensePerValor: 1 }),
  savant: perk('chief-mate', 1, '!', { completionPerks: 1 }),
  trainer: perk('chief-mate', 2, '!', { trainingPicks: 1 }),
  tactician: perk('chief-mate', 2, '', { adventureSoldiersSaved: 1, completionGlowberries: 1 }),
  adventurer: perk('chief-mate', 3, '', { combatHexes: 1 }),
  survivalist: perk('chief-mate', 3, '', { threat: 2 }),

  skinner: perk('chief-of-security', 1, '', {}, { dino: 'trampler', gains: [['islandResource', 1]] }),
  'trampler-expert': perk('chief-of-security', 1, '', { freeTramplers: 1 }),
  warrior: perk('chief-of-security', 2, '', {}, { dino: 'raptor', gains: [['valor', 2]] }),
  'medic-training': perk('chief-of-security', 2, '!', { heavyMedicine: 1 }),
  tracker: perk(
    'chief-of-security',
    3,
    '',
    {},
    {
      dino: 'shieldhead',
      gains: [
        ['glowberry', 2],
        ['followers', 2],
      ],
    },
  ),
  wrangler: perk('chief-of-security', 3, '', { rewardedCaptures: 1 }),

  gatherer: perk('chief-steward', 1, '', { gatherBoth: 1 }),
  lobbyist: perk('chief-steward', 1, '!', { votesForOwnDie: 1 }),
  politician: perk('chief-steward', 2, '', { politicsPicks: 1 }),
  manager: perk('chief-steward', 2, '', { rewardForMatch: 1 }),
  popular: perk('chief-steward', 3, '!', { assemblyExtra: 1 }),
  settler: perk('chief-steward', 3, '!', { settlePicks: 1 }),

  herder: perk('chief-engineer', 1, '', { mixedEnclosure: 1 }),
  capturer: perk('chief-engineer', 1, '', { dinosAtOnce: 1 }),
  trapper: perk('chief-engineer', 2, '', { captures: 1 }),
  quartermaster: perk('chief-engineer', 2, '!', { buildScrapSaved: 1 }),
  breeder: perk('chief-engineer', 3, '', { enclosureDinos: 5 }),
  architect: perk('chief-engineer', 3, '!', { settleTokenSaved: 1 }),

  'agile-1': perk('captain', 1, '', { leaderMoveSaved: 1 }),
  influencer: perk('captain', 1, '', { leaderMayStay: 1 }),
  greedy: perk('captain', 2, '!', { extraBonuses: 1 }),
  friendly: perk('captain', 2, '!', { cubeForMove: 1 }),
  persistent: perk('captain', 3, '', { leaderMayShare: 1 }),
  'agile-2': perk('captain', 3, '', { leaderMoveSaved: 1 }),
} as const;

export type PerkId = keyof typeof PERKS;
/** In the order in which they were gained. */
export type PerkList = readonly PerkId[];
export const PERK_IDS = Object.keys(PERKS) as PerkList;

/** What all Perks of a player together do to one number. */
export function perkEffect(perks: PerkList, effect: PerkEffect): number {
  return perks.reduce((sum, id) => sum + (PERKS[id].effects[effect] ?? 0), 0);
}

export function hasEffect(perks: PerkList, effect: PerkEffect): boolean {
  return perkEffect(perks, effect) > 0;
}

/** Those at work while others were only just gained (p. 20 and the appendix). */
export function without(perks: PerkList, idle: PerkList): PerkList {
  return idle.length === 0 ? perks : perks.filter((id) => !idle.includes(id));
}

/** Perks of the same Officer that must be owned before: none, one, two (R25). */
export function perksNeeded(id: PerkId): number {
  return PERKS[id].tier - 1;
}

export function perksOf(perks: PerkList, officer: Officer): PerkList {
  return perks.filter((id) => PERKS[id].officer === officer);
}

function perk(
  officer: Officer,
  tier: Perk['tier'],
  cost: '' | '!',
  effects: Partial<PerkEffects>,
  kill?: Perk['kill'],
): Perk {
  return { officer, tier, cost: cost === '!', effects, ...(kill && { kill }) };
}
