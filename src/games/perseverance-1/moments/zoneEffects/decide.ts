import { ok, type Refusal, type Result } from '@/engine';
import { action as resolveEffect } from './rule';
import type { GivenEffect } from './ruleInput';
import type { SettlementBonus } from './settle';
import { nameOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { applyChanges, type Change } from '../../session/change';
import type { Command, Move } from '../../session/command';
import { happened } from '../../session/event';
import { seenZone, settlementsRecorded } from '../../session/known';
import { refuse } from '../../session/refuse';
import { isFull, NEUTRAL, type State } from '../../session/state';
import { followedLeader, influenceLeft, rulesFor } from '../../session/supplies';
import { bringLeaderHome, leaderToCommunity } from '../../session/decide/board';
import { actingPlayer } from '../../session/decide/actingPlayer';
import { chain, trackedDeltas, type Decision } from '../../session/decide/decision';
import { influence } from '../influence/decide';
import { placed } from './placed';
import { putPieces } from './putPieces';
import { dieInZone } from '../../../perseverance/session/counting';
import { isEffectOf } from './zoneEffects';

/** One effect or Secondary Action: the rules pay for it, the pieces go where the command says. */
export function action(state: State, player: string, move: Move): Decision {
  if (move.action === 'leader-defense' && followedLeader(state, player))
    return refuse('leaderOut', { player: nameOf(player) });
  const outcome = resolveEffect.ask({
    edition: state.config.edition,
    player: actingPlayer(state, player),
    ...inputOf(state, move),
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const pieces = piecesOf(state, player, move);
  if (!pieces.ok) return pieces;
  const taken = happened(
    'actionTaken',
    { player, action: move.action, ...placed(move) },
    [...trackedDeltas(state, figures.deltas), ...pieces.value],
    explanation,
  );
  const { bonus } = figures;
  return bonus ? chain(state, ok([taken]), (after) => furtherBonus(after, player, bonus, move)) : ok([taken]);
}

/** The Leader goes into a Community area and resolves one effect of that Zone, in one entry (000:573, 001:1478). */
export function leaderInCommunity(
  state: State,
  command: Extract<Command, { type: 'leaderToCommunity' }>,
): Decision {
  const { player, zone, effect = null } = command;
  const moved = leaderToCommunity(state, command);
  return effect === null ? moved : chain(state, moved, (after) => effectIn(after, player, zone, effect));
}

/** An Effect of the Zone where the die or the Leader is; any, where nobody said which Zone that is. */
export function effectIn(state: State, player: string, zone: Zone | null, effect: Move): Decision {
  return zone === null || isEffectOf(zone, effect.action)
    ? action(state, player, effect)
    : refuse('effectElsewhere', {
        effect: say(`session.move.${effect.action}`),
        zone: say(`zone.${zone}`),
      });
}

/** The move in the form in which the rules read an action. */
function inputOf(state: State, move: Move): GivenEffect {
  const { action } = move;
  switch (action) {
    case 'politics':
      return { action, option: move.option, neutralDice: neutralDice(state, move.option, move.zone) };
    case 'settle':
      return {
        action,
        placements: move.placements.map(({ zone, space }, i) => ({
          zone,
          space,
          ...(isFull(state) ? settled(state, zone) : unknownSettlements(space, i)),
        })),
      };
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
      return { action };
    case 'training':
      return { action, steps: move.steps, naturalLeader: move.naturalLeader };
    case 'fortifications':
      return { action, steps: move.steps };
    case 'place-soldiers':
      return { action, place: move.place };
    case 'leader-defense':
      return { action, row: move.row, netGun: move.netGun };
  }
}

function settled(state: State, zone: Zone) {
  const { settlements, dangerous } = state.zones[zone];
  const occupied = settlements.map((owner, i) => (owner === null ? 0 : i + 1)).filter((space) => space > 0);
  return { occupied, dangerous };
}

/** In Essentials the table is trusted: the space is free, and the second one is the lowest. */
function unknownSettlements(space: number, placement: number) {
  const below = placement === 1 ? Array.from({ length: Math.max(0, space - 1) }, (_, i) => i + 1) : [];
  return { occupied: below, dangerous: true };
}

function neutralDice(state: State, option: 'pool' | 'board', zone: Zone | null): number {
  const { inPlay, pool } = state.dice[NEUTRAL] ?? { inPlay: 0, pool: 0 };
  if (option === 'pool') return pool;
  if (!isFull(state)) return inPlay - pool;
  return zone === null ? unplaced(state) : neutralIn(state, zone);
}

function neutralIn(state: State, zone: Zone): number {
  return state.zones[zone].dice[NEUTRAL] ?? 0;
}

/** Neutral dice on the board of which the table did not say where they lie. */
function unplaced(state: State): number {
  const { inPlay, pool } = state.dice[NEUTRAL] ?? { inPlay: 0, pool: 0 };
  return inPlay - pool - ZONES.reduce((sum, zone) => sum + neutralIn(state, zone), 0);
}

function piecesOf(state: State, player: string, move: Move): Result<readonly Change[], Refusal> {
  if (move.action === 'politics') return ok(swapDie(state, player, move.option, move.zone));
  if (isFull(state)) return putPieces(state, player, move);
  return ok(move.action === 'settle' ? settledUnseen(state, player, move.placements) : []);
}

/** In Essentials a Settlement is recorded on top of what was counted last, so that nobody has to say it again. */
function settledUnseen(
  state: State,
  player: string,
  placements: Extract<Move, { action: 'settle' }>['placements'],
): readonly Change[] {
  let all: readonly Change[] = [];
  for (const { zone, space } of placements) {
    const before = applyChanges(state, all);
    const settlements = seenZone(before, zone).settlements.map((owner, i) =>
      i === space - 1 ? player : owner,
    );
    all = [...all, ...settlementsRecorded(before, zone, [player], 1), { what: 'seen', zone, settlements }];
  }
  return all;
}

/** The neutral die leaves the game. */
function swapDie(
  state: State,
  player: string,
  option: 'pool' | 'board',
  zone: Zone | null,
): readonly Change[] {
  const neutral = state.dice[NEUTRAL] ?? { inPlay: 0, pool: 0 };
  const own = state.dice[player] ?? { inPlay: 0, pool: 0 };
  const inPool = option === 'pool' ? 1 : 0;
  const swapped: Change[] = [
    { what: 'dice', owner: NEUTRAL, inPlay: neutral.inPlay - 1, pool: neutral.pool - inPool },
    { what: 'dice', owner: player, inPlay: own.inPlay + 1, pool: own.pool + inPool },
  ];
  const where = isFull(state) ? zone : anyZone(state);
  if (inPool === 1 || where === null) return swapped;
  const gone = dieInZone(state, where, NEUTRAL, -1);
  const come = dieInZone(applyChanges(state, [gone]), where, player, 1);
  return [...swapped, come];
}

/** Essentials does not ask; dice that were placed in Full tracking before are still where they were. */
function anyZone(state: State): Zone | null {
  return unplaced(state) > 0 ? null : (ZONES.find((zone) => neutralIn(state, zone) > 0) ?? null);
}

/** Spaces 3, 4, 9 and 10 are further steps: they are taken at once, as far as they can be. */
function furtherBonus(state: State, player: string, { kind, zone }: SettlementBonus, move: Move): Decision {
  switch (kind) {
    case 'influence': {
      // The beta refers to the action itself, where more cubes cost Stories (000:490); the published book gives one.
      const cubes = (move.action === 'settle' ? move.cubes : undefined) ?? 1;
      if (cubes > rulesFor(state).settlementCubes) return refuse('oneSettlementCube');
      return influenceLeft(state, player) > 0
        ? influence(state, {
            player,
            officer: state.config.officers[zone],
            count: cubes,
            source: cubes > 1 ? 'action' : 'free',
            foodUsed: 0,
            bonus: true,
          })
        : ok([]);
    }
    case 'retrieve-leader': {
      const home = bringLeaderHome(state, player);
      return ok(home.length > 0 ? [happened('leaderMoved', { player, zone: null }, home)] : []);
    }
    case 'place-soldiers': {
      const place = move.action === 'settle' ? move.place : [];
      return place.length > 0 ? placeThree(state, player, place) : ok([]);
    }
    case 'none':
    case 'votes':
    case 'production':
    case 'safeguard':
      return ok([]);
  }
}

function placeThree(
  state: State,
  player: string,
  place: Extract<Move, { action: 'settle' }>['place'],
): Decision {
  const outcome = resolveEffect.ask({
    edition: state.config.edition,
    player: actingPlayer(state, player),
    action: 'place-soldiers',
    place,
    limit: 3,
  });
  if (!outcome.ok) return outcome;
  const pieces = piecesOf(state, player, { action: 'place-soldiers', place });
  if (!pieces.ok) return pieces;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'actionTaken',
      { player, action: 'place-soldiers', ...placed({ action: 'place-soldiers', place }) },
      [...trackedDeltas(state, figures.deltas), ...pieces.value],
      explanation,
    ),
  ]);
}
