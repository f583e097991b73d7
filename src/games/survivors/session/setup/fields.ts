import type { Answers, Seat } from '@/engine';
import type { Side, Skill } from '../../terms';

/** The questions of the set-up, by the ids under which their answers are remembered. */
export const FIELD = {
  faction: (seat: string) => `faction:${seat}`,
  /** What a tile prints depends on the Faction and on how many play, so it is remembered for each. */
  dice: (side: Side, skill: Skill, count: number, tile: string) => `dice.${side}.${skill}:${count}:${tile}`,
  cards: (deck: Skill, count: number, tile: string) => `cards.${deck}:${count}:${tile}`,
  facesOne: 'faces.one',
  facesTwo: 'faces.two',
} as const;

export const FACTION_LENGTH = 30;

export function factionName(answers: Answers, seat: Seat): string {
  return String(answers[FIELD.faction(seat.id)] ?? '').trim();
}

/** The same Faction however it is written; without a name the numbers belong to the seat. */
export function tileKey(answers: Answers, seat: Seat): string {
  const name = factionName(answers, seat).toLowerCase();
  return name === '' ? seat.id : `f-${name}`;
}

export function numberOf(answers: Answers, id: string, absent = 0): number {
  const answer = answers[id];
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 ? answer : absent;
}

/** What the rulebook itself prints of one Faction, for one player and in part for five (lines 81 and 83). */
const MORETTIS: Readonly<Record<number, Readonly<Record<Side, Readonly<Partial<Record<Skill, number>>>>>>> = {
  1: {
    primary: { combat: 4, civilized: 1, production: 3 },
    secondary: { combat: 2, civilized: 3, production: 2 },
  },
  5: { primary: { combat: 2 }, secondary: { production: 1 } },
};

/** Dice of a Faction tile, where the rulebook prints them. */
export function printedDice(faction: string, players: number, side: Side, skill: Skill): number {
  const known = /^(the )?morettis?$/i.test(faction.trim()) ? MORETTIS[players] : undefined;
  return known?.[side][skill] ?? 0;
}
