import type { Seat } from '@/engine';
import { DISSENTERS } from '../dissenters';
import type { TileWay } from '../moments/assembly/tileWay';
import type { Memory, Tracking } from '../moments/tracking/level';

export { NEUTRAL, RESERVED_IDS } from '../dissenters';

/** `setup` until the checklist is closed; `end` after the last Assembly. */
export const PHASES = ['setup', 'play', 'end', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

export interface OfficerState {
  /** Cubes on the track, left to right. */
  readonly slots: readonly string[];
  /** Cubes on the tile. */
  readonly pool: Counts;
}

export interface DiceState {
  /** Board and pool together. */
  readonly inPlay: number;
  readonly pool: number;
}

export interface FinalPlace {
  readonly player: string;
  readonly followers: number;
  readonly rank: number;
}

/** The places, once the game is finished, and what final scoring gave. */
export interface FinalState {
  readonly places: readonly FinalPlace[];
  readonly gains: Counts;
}

/** By owner; who has none may be missing. */
export type Counts = Readonly<Record<string, number>>;

/** What the tables of both episodes have alike. */
export interface TableState<P extends object = object> {
  readonly config: { readonly seats: readonly Seat[]; readonly officers: Readonly<Record<string, string>> };
  readonly tracking: Tracking;
  readonly memory: Memory;
  readonly phase: Phase;
  readonly turn: string;
  /** The next Assembly, counted from 1. */
  readonly assembly: number;
  readonly assemblies: number;
  readonly players: Readonly<Record<string, P>>;
  readonly dissenterVotes: number;
  readonly zones: Readonly<Record<string, { readonly dice: Counts }>>;
  readonly officers: Readonly<Record<string, OfficerState>>;
  /** By owner: players, the neutral dice and, with two players, the Dissenters. */
  readonly dice: Readonly<Record<string, DiceState>>;
  readonly final: FinalState | null;
  /** Players who went before the end; their pieces stay. */
  readonly left: readonly string[];
  /** How the tiles were chosen at the last Assembly; left out: with the phone. */
  readonly tileWay?: TileWay;
}

export function playersOf({ config }: Pick<TableState, 'config'>): readonly string[] {
  return config.seats.map(({ id }) => id);
}

/** Who is still at the table. */
export function hereAt({ config, left }: Pick<TableState, 'config' | 'left'>): readonly string[] {
  return playersOf({ config }).filter((id) => !left.includes(id));
}

/** Everybody whose pieces count: with two players the Dissenters too. */
export function ownersAt(state: Pick<TableState, 'config'>): readonly string[] {
  const players = playersOf(state);
  return players.length === 2 ? [...players, DISSENTERS] : players;
}

/** Clockwise: the order of the seats, without those who left. */
export function nextPlayer(state: Pick<TableState, 'config' | 'turn' | 'left'>): string {
  const players = playersOf(state);
  const from = players.indexOf(state.turn) + 1;
  const order = [...players.slice(from), ...players.slice(0, from)];
  return order.find((id) => !state.left.includes(id)) ?? state.turn;
}

export function poolLeft({ dice }: Pick<TableState, 'dice'>): number {
  return Object.values(dice).reduce((sum, { pool }) => sum + pool, 0);
}

export function diceInPlay({ dice }: Pick<TableState, 'dice'>): number {
  return Object.values(dice).reduce((sum, { inPlay }) => sum + inPlay, 0);
}

/** After the last one the pool stays empty, and no Assembly is due any more. */
export function assemblyDue(state: Pick<TableState, 'dice' | 'phase'>): boolean {
  return state.phase !== 'end' && poolLeft(state) === 0;
}

/** Own keys only: nobody is called `constructor` by accident. */
export function countOf(counts: Counts, owner: string): number {
  return Object.hasOwn(counts, owner) ? (counts[owner] ?? 0) : 0;
}

/** The same counts with one set otherwise; who has none is left out. */
export function withCount(counts: Counts, owner: string, to: number): Counts {
  const others = Object.entries(counts).filter(([id]) => id !== owner);
  return Object.fromEntries(to > 0 ? [...others, [owner, to]] : others);
}

/** Cubes of one owner on an Officer, track and tile together. */
export function cubesOf({ slots, pool }: OfficerState, owner: string): number {
  return slots.filter((cube) => cube === owner).length + countOf(pool, owner);
}

export function inPool(dice: number): DiceState {
  return { inPlay: dice, pool: dice };
}

/** The dice of a new round: those of players who left stay out of the pool. */
export function backInPool({ left }: Pick<TableState, 'left'>, owner: string, dice: number): DiceState {
  return left.includes(owner) ? { inPlay: dice, pool: 0 } : inPool(dice);
}

export function record<K extends string, T>(
  keys: readonly K[],
  valueOf: (key: K) => T,
): Readonly<Record<K, T>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, T>;
}
