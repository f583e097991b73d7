import { factOf, moveOnTrack, ok, type Decided, type FactOf, type Phrase, type Track } from '@/engine';
import { DISSENTERS } from '../dissenters';
import { nameOf } from '../names';
import { dieOwnerName, refuse, say } from '../say';
import {
  countOf,
  cubesOf,
  NEUTRAL,
  ownersAt,
  playersOf,
  withCount,
  type Counts,
  type TableState,
} from './table';
import { count, valueOf, type TableChange } from './tableChange';
import type { TableFacts } from './tableEvent';

type Fact<
  T extends keyof TableFacts,
  C extends string,
  O extends string = never,
  Z extends string = never,
> = FactOf<TableFacts<C, O, Z>, TableChange<C, O, Z>, T>;

/** What an episode says about its numbers. */
export interface Counting<S extends TableState, C extends string> {
  /** The limits of a number as they are now. */
  trackOf(state: S, owner: string, counter: C): Track;
  nameOf(state: S, counter: C): Phrase;
  /** Why a number is not followed; null where it is. */
  untracked?(state: S, counter: C): ReturnType<typeof refuse> | null;
}

/** Enough for any evening, and few enough digits that the table stays readable. */
export const COUNT_LIMIT = 999;

/** One tap on − or +. The event says what a cap or a floor took; a tap that changes nothing is refused. */
export function adjust<S extends TableState, C extends string>(
  counting: Counting<S, C>,
  state: S,
  { player, counter, by }: { readonly player: string; readonly counter: C; readonly by: number },
): Decided<Fact<'counted', C>> {
  const untracked = counting.untracked?.(state, counter);
  if (untracked) return untracked;
  if (!Number.isInteger(by) || by === 0) return refuse('noChange');
  const value = valueOf(state, player, counter);
  const move = moveOnTrack(trackFor(counting, state, player, counter), value, by);
  const params = { player: nameOf(player), what: counting.nameOf(state, counter), at: value };
  if (move.change === 0) {
    if (move.limit !== 'cap') return refuse('atFloor', params);
    return isSoldier(counter) ? refuse('noSoldierLeft', params) : refuse('isFull', params);
  }
  const facts = { player, counter, by: move.change, lost: move.lost };
  return ok([factOf('counted', facts, [count(player, counter, move.change)])]);
}

export interface CorrectionOf<C extends string> {
  readonly owner: string;
  readonly counter: C;
  readonly to: number;
}

/** "Set to": any tracked number, marked as a correction. */
export function correct<S extends TableState, C extends string>(
  counting: Counting<S, C>,
  state: S,
  { owner, counter, to }: CorrectionOf<C>,
): Decided<Fact<'corrected', C>> {
  const untracked = counting.untracked?.(state, counter);
  if (untracked) return untracked;
  const { min, max = COUNT_LIMIT } = trackFor(counting, state, owner, counter);
  const from = valueOf(state, owner, counter);
  if (!Number.isInteger(to) || to < min || to > max)
    return refuse('outside', { what: counting.nameOf(state, counter), min, max });
  if (to === from) return refuse('noChange');
  return ok([factOf('corrected', { owner, counter, from, to }, [count(owner, counter, to - from)])]);
}

/** A correction inside another entry: what is so already needs none. */
export function correctTo<S extends TableState, C extends string>(
  counting: Counting<S, C>,
  state: S,
  correction: CorrectionOf<C>,
): Decided<Fact<'corrected', C>> {
  const { owner, counter, to } = correction;
  const known =
    owner === DISSENTERS
      ? counter === 'votes' && Object.hasOwn(state.dice, DISSENTERS)
      : Object.hasOwn(state.players, owner);
  if (!known) return refuse('unknownPlayer');
  return valueOf(state, owner, counter) === to ? ok([]) : correct(counting, state, correction);
}

export function correctDice(
  state: TableState,
  { owner, inPlay, pool }: { readonly owner: string; readonly inPlay: number; readonly pool: number },
  limits: { readonly neutral: number; readonly own: number },
): Decided<Fact<'corrected', never>> {
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return refuse('noSuchDice');
  const least = playersOf(state).includes(owner) ? 1 : 0;
  const most = owner === NEUTRAL ? limits.neutral : limits.own;
  if (!Number.isInteger(inPlay) || inPlay < least || inPlay > most)
    return refuse('outside', { what: say('session.counter.dice'), min: least, max: most });
  const room = inPlay - lyingDice(state, owner);
  if (!Number.isInteger(pool) || pool < 0 || pool > room)
    return refuse('outside', { what: say('session.counter.poolDice'), min: 0, max: room });
  if (inPlay === dice.inPlay && pool === dice.pool) return refuse('noChange');
  const [counter, from, to] =
    pool === dice.pool ? (['dice', dice.inPlay, inPlay] as const) : (['poolDice', dice.pool, pool] as const);
  return ok([factOf('corrected', { owner, counter, from, to }, [{ what: 'dice', owner, inPlay, pool }])]);
}

export function correctAssembly(state: TableState, to: number): Decided<Fact<'corrected', never>> {
  if (!Number.isInteger(to) || to < 1 || to > state.assemblies)
    return refuse('outside', { what: say('session.counter.assembly'), min: 1, max: state.assemblies });
  if (to === state.assembly && state.phase === 'play') return refuse('noChange');
  const facts = { owner: state.turn, counter: 'assembly', from: state.assembly, to } as const;
  return ok([
    factOf('corrected', facts, [
      { what: 'assembly', to },
      { what: 'phase', to: 'play' },
    ]),
  ]);
}

/** A track and its tile as on the table; `most` is how many cubes an owner may have on Officers. */
export function correctOfficer<O extends string>(
  state: TableState,
  { officer, slots, pool }: { readonly officer: O; readonly slots: readonly string[]; readonly pool: Counts },
  { owners, spaces, most }: { owners: readonly string[]; spaces: number; most: (owner: string) => number },
): Decided<Fact<'officerCorrected', never, O>> {
  if (slots.length >= spaces) return refuse('trackFull', { count: spaces });
  const counts = Object.entries(pool);
  if (![...slots, ...counts.map(([owner]) => owner)].every((owner) => owners.includes(owner)))
    return refuse('unknownPlayer');
  if (counts.some(([, cubes]) => !Number.isInteger(cubes) || cubes < 0))
    return refuse('outside', {
      what: say('session.counter.cubes'),
      min: 0,
      max: Math.max(...owners.map(most)),
    });
  const after = { slots, pool: Object.fromEntries(counts.filter(([, cubes]) => cubes > 0)) };
  const officers = Object.values({ ...state.officers, [officer]: after });
  const greedy = owners.find(
    (owner) => officers.reduce((sum, one) => sum + cubesOf(one, owner), 0) > most(owner),
  );
  if (greedy !== undefined) return refuse('tooManyCubes', { player: nameOf(greedy), count: most(greedy) });
  return ok([factOf('officerCorrected', { officer }, [{ what: 'officer', officer, ...after }])]);
}

/** Dice that lie in a Zone come from those that left the pool. */
export function setZoneDice<Z extends string>(
  state: TableState,
  { zone, owner, count: to }: { readonly zone: Z; readonly owner: string; readonly count: number },
): Decided<Fact<'zoneDiceSet', never, never, Z>> {
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return refuse('noSuchDice');
  const lying = countOf(state.zones[zone]?.dice ?? {}, owner);
  const most = dice.inPlay - dice.pool - (lyingDice(state, owner) - lying);
  if (!Number.isInteger(to) || to < 0 || to > most)
    return refuse('diceOnBoard', { owner: dieOwnerName(owner), count: most });
  if (to === lying) return refuse('noChange');
  return ok([factOf('zoneDiceSet', { zone, owner, count: to }, [dieInZone(state, zone, owner, to - lying)])]);
}

export function dieInZone<Z extends string>(state: TableState, zone: Z, owner: string, by: number) {
  const dice = state.zones[zone]?.dice ?? {};
  return { what: 'zoneDice', zone, dice: withCount(dice, owner, countOf(dice, owner) + by) } as const;
}

/** Dice of an owner whose Zone the table said. */
export function lyingDice(state: TableState, owner: string): number {
  return Object.values(state.zones).reduce((sum, zone) => sum + countOf(zone.dice, owner), 0);
}

/** Who may own a counter: the Dissenters have Votes and nothing else. */
export function mayCount(state: TableState, owner: string, counter: string): boolean {
  if (Object.hasOwn(state.players, owner)) return true;
  return counter === 'votes' && owner === DISSENTERS && ownersAt(state).includes(owner);
}

function trackFor<S extends TableState, C extends string>(
  counting: Counting<S, C>,
  state: S,
  owner: string,
  counter: C,
): Track {
  if (owner !== DISSENTERS) return counting.trackOf(state, owner, counter);
  return { min: 0, max: counter === 'votes' ? COUNT_LIMIT : 0 };
}

function isSoldier(counter: string): boolean {
  return counter === 'lightSoldier' || counter === 'heavySoldier';
}
