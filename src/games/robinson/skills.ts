import type { Character } from './terms';

/** What a skill gives. */
export type Boon =
  | 'wood-discount'
  | 'reroll-brown'
  | 'draw-inventions'
  | 'building-pawn'
  | 'heal'
  | 'reroll-gray'
  | 'food'
  | 'cloud'
  | 'reroll-green'
  | 'peek-island-tiles'
  | 'morale'
  | 'draw-discovery'
  | 'peek-hunting-deck'
  | 'palisade-or-weapon'
  | 'temporary-weapon'
  | 'beast-to-hunting-deck';

interface SkillRow {
  readonly character: Character;
  readonly cost: number;
  readonly kind: Boon;
  readonly amount: number;
}

function row(character: Character, cost: number, kind: Boon, amount: number): SkillRow {
  return { character, cost, kind, amount };
}

/** The skills of the four characters: whose, the price in Determination, what it gives. */
export const SKILLS = {
  'economical-construction': row('carpenter', 2, 'wood-discount', 1),
  craftsmanship: row('carpenter', 2, 'reroll-brown', 1),
  'a-new-idea': row('carpenter', 3, 'draw-inventions', 5),
  handyman: row('carpenter', 3, 'building-pawn', 1),
  'grandmas-recipe': row('cook', 2, 'heal', 2),
  scrounger: row('cook', 2, 'reroll-gray', 1),
  'stone-soup': row('cook', 3, 'food', 1),
  hooch: row('cook', 3, 'cloud', 1),
  'child-of-fortune': row('explorer', 2, 'reroll-green', 1),
  reconnaissance: row('explorer', 2, 'peek-island-tiles', 3),
  'motivational-speech': row('explorer', 3, 'morale', 1),
  scouting: row('explorer', 3, 'draw-discovery', 2),
  tracking: row('soldier', 2, 'peek-hunting-deck', 1),
  'defense-plan': row('soldier', 2, 'palisade-or-weapon', 1),
  frenzy: row('soldier', 3, 'temporary-weapon', 3),
  'the-hunt': row('soldier', 4, 'beast-to-hunting-deck', 1),
} as const satisfies Record<string, SkillRow>;

export type Skill = keyof typeof SKILLS;
export const SKILL_NAMES = Object.keys(SKILLS) as readonly Skill[];
