import { moveOnTrack, ok } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { PIECES } from '../../pieces';
import { nameOf, say } from '../../say';
import { counterName } from '../counterName';
import { OFFICERS } from '../../terms';
import type { Command } from '../command';
import { happened } from '../event';
import { no } from '../refuse';
import { isTracked, NEUTRAL, playersOf, type Counter, type State } from '../state';
import { COUNT_LIMIT, rulesFor, trackOf } from '../supplies';
import { count, type Decision } from './decision';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** One tap on − or +. What a cap or a floor takes is said; a tap that can change nothing is refused. */
export function adjust(state: State, { player, counter, by }: CommandOf<'adjust'>): Decision {
  if (!isTracked(state, counter)) return no('notTracked', { what: counterName(rulesFor(state), counter) });
  const value = valueOf(state, player, counter);
  if (!Number.isInteger(by) || by === 0) return no('noChange');
  const track = trackFor(state, player, counter);
  const move = moveOnTrack(track, value, by);
  const params = { player: nameOf(player), what: counterName(rulesFor(state), counter), at: value };
  if (move.change === 0) {
    if (move.limit !== 'cap') return no('atFloor', params);
    return isSoldier(counter) ? no('noSoldierLeft', params) : no('isFull', params);
  }
  return ok([
    happened('counted', { player, counter, by: move.change, lost: move.lost }, [
      count(player, counter, move.change),
    ]),
  ]);
}

/** "Set to": any tracked number, marked as a correction. */
export function correct(state: State, { owner, counter, to }: CommandOf<'correct'>): Decision {
  if (!isTracked(state, counter)) return no('notTracked', { what: counterName(rulesFor(state), counter) });
  const { min, max = COUNT_LIMIT } = trackFor(state, owner, counter);
  const from = valueOf(state, owner, counter);
  if (!Number.isInteger(to) || to < min || to > max)
    return no('outside', { what: counterName(rulesFor(state), counter), min, max });
  if (to === from) return no('noChange');
  return ok([happened('corrected', { owner, counter, from, to }, [count(owner, counter, to - from)])]);
}

export function correctDice(state: State, { owner, inPlay, pool }: CommandOf<'correctDice'>): Decision {
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return no('noSuchDice');
  const least = playersOf(state).includes(owner) ? 1 : 0;
  const most = owner === NEUTRAL ? MOST_NEUTRAL : PIECES.dice;
  if (!Number.isInteger(inPlay) || inPlay < least || inPlay > most)
    return no('outside', { what: say('session.counter.dice'), min: least, max: most });
  const lying = Object.values(state.zones).reduce(
    (sum, zone) => sum + (Object.hasOwn(zone.dice, owner) ? (zone.dice[owner] ?? 0) : 0),
    0,
  );
  if (!Number.isInteger(pool) || pool < 0 || pool > inPlay - lying)
    return no('outside', { what: say('session.counter.poolDice'), min: 0, max: inPlay - lying });
  if (inPlay === dice.inPlay && pool === dice.pool) return no('noChange');
  const change = { what: 'dice', owner, inPlay, pool } as const;
  const [counter, from, to] =
    pool === dice.pool ? (['dice', dice.inPlay, inPlay] as const) : (['poolDice', dice.pool, pool] as const);
  return ok([happened('corrected', { owner, counter, from, to }, [change])]);
}

const MOST_NEUTRAL = 10;

export function correctAssembly(state: State, { to }: CommandOf<'correctAssembly'>): Decision {
  if (!Number.isInteger(to) || to < 1 || to > state.assemblies)
    return no('outside', { what: say('session.counter.assembly'), min: 1, max: state.assemblies });
  if (to === state.assembly && state.phase === 'play') return no('noChange');
  return ok([
    happened('corrected', { owner: state.turn, counter: 'assembly', from: state.assembly, to }, [
      { what: 'assembly', to },
      { what: 'phase', to: 'play' },
    ]),
  ]);
}

/** A track and its tile as they lie on the table. */
export function correctOfficer(state: State, command: CommandOf<'correctOfficer'>): Decision {
  const { officer, slots, pool } = command;
  const owners = cubeOwners(state);
  if (slots.length >= state.influenceSpaces) return no('trackFull', { count: state.influenceSpaces });
  const counts = Object.entries(pool);
  if (![...slots, ...counts.map(([owner]) => owner)].every((owner) => owners.includes(owner)))
    return no('unknownPlayer');
  if (counts.some(([, cubes]) => !Number.isInteger(cubes) || cubes < 0))
    return no('outside', { what: say('session.counter.cubes'), min: 0, max: PIECES.influence });
  const after = { slots, pool: Object.fromEntries(counts.filter(([, cubes]) => cubes > 0)) };
  const officers = { ...state.officers, [officer]: after };
  const greedy = owners.find((player) => cubesOf(officers, player) > PIECES.influence);
  if (greedy !== undefined) return no('tooManyCubes', { player: nameOf(greedy), count: PIECES.influence });
  return ok([happened('officerCorrected', { officer }, [{ what: 'officer', officer, ...after }])]);
}

function cubesOf(officers: State['officers'], player: string): number {
  return OFFICERS.reduce((sum, officer) => {
    const { slots, pool } = officers[officer];
    return sum + slots.filter((cube) => cube === player).length + (pool[player] ?? 0);
  }, 0);
}

/** The Dissenters have cubes in the published two-player game only. */
export function cubeOwners(state: State): readonly string[] {
  const players = playersOf(state);
  return players.length === 2 && rulesFor(state).dissenterCubes !== null ? [...players, DISSENTERS] : players;
}

function isSoldier(counter: Counter): boolean {
  return counter === 'lightSoldier' || counter === 'heavySoldier';
}

function valueOf(state: State, owner: string, counter: Counter): number {
  if (owner === DISSENTERS) return counter === 'votes' ? state.dissenterVotes : 0;
  return state.players[owner]?.[counter] ?? 0;
}

/** The Dissenters have Votes and nothing else. */
function trackFor(state: State, owner: string, counter: Counter) {
  if (owner === DISSENTERS && counter !== 'votes') return { min: 0, max: 0 };
  return trackOf(state, owner, counter);
}
