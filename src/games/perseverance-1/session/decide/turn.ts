import { ok } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { dieInZone } from '../../../perseverance/session/counting';
import { nextPlayer } from '../../../perseverance/session/table';
import { dieCost } from '../../moments/zoneEffects/rule';
import { nameOf } from '../../say';
import type { Change } from '../change';
import type { Command } from '../command';
import { patrolDue } from '../due';
import { happened } from '../event';
import { refuse } from '../refuse';
import { isFull, playersOf, type State } from '../state';
import { actingPlayer } from './actingPlayer';
import { setDinoDice } from './board';
import { chain, trackedDeltas, type Decision } from './decision';
import { dinosArrive } from '../../moments/dice/dinos';

export { nextPlayer };

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** A stage that is not resolved by then is postponed: the next player may begin meanwhile (001:746). */
export function nextTurn(state: State, { from }: CommandOf<'nextTurn'>): Decision {
  if (from !== undefined && from !== state.turn) return refuse('turnIsOver', { player: nameOf(from) });
  const patrol = patrolDue(state);
  const postponed: readonly Change[] =
    patrol && !patrol.postponed
      ? [{ what: 'patrol', player: state.turn, to: { ...patrol, postponed: true } }]
      : [];
  return passTurn(state, nextPlayer(state), postponed);
}

export function giveTurn(state: State, to: string): Decision {
  return passTurn(state, to, [], { byHand: true });
}

function passTurn(
  state: State,
  to: string,
  changes: readonly Change[],
  mark: { readonly byHand?: true } = {},
): Decision {
  if (to === state.turn) return refuse('noChange');
  return ok([
    happened('turnPassed', { from: state.turn, to, ...mark }, [
      { what: 'turn', to },
      ...waitIsOver(state),
      ...changes,
    ]),
  ]);
}

/** A Patrol that went on this turn resolves its second stage in the next one. */
function waitIsOver(state: State): readonly Change[] {
  const patrol = state.players[state.turn]?.patrol;
  if (!patrol?.waits) return [];
  const { soldiers, stage, stages } = patrol;
  return [{ what: 'patrol', player: state.turn, to: { soldiers, stage, stages } }];
}

/** A die goes onto the board, and the Dinos of its space come at once: one entry. */
export function takeDie(state: State, command: CommandOf<'takeDie'>): Decision {
  const { player, zone, dinos = [], fireworks = null, dinoDice = null } = command;
  return chain(
    state,
    placeDie(state, command),
    (after) => (zone !== null && isFull(state) ? dinosArrive(after, player, zone, dinos, fireworks) : ok([])),
    (after) => (dinoDice ? setDinoDice(after, { type: 'setDinoDice', to: dinoDice }) : ok([])),
  );
}

/** Any die of the pool; another player's costs 2 Followers, or what is left of them (R41). */
function placeDie(state: State, command: CommandOf<'takeDie'>): Decision {
  const { player, owner, zone, changeFace } = command;
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return refuse('noSuchDice');
  if (dice.pool === 0) return refuse('noDieLeft', { owner: dieOwnerName(owner) });
  const ofPlayer = playersOf(state).includes(owner);
  const cost = dieCost(state.config.edition, actingPlayer(state, player), {
    owner: !ofPlayer ? 'neutral' : owner === player ? 'own' : 'other',
    changeFace,
  });
  if (!cost.ok) return cost;
  const { figures, explanation } = cost.value;
  return ok([
    happened(
      'dieTaken',
      { player, owner, zone, ...(changeFace && { turned: true }) },
      [
        { what: 'dice', owner, inPlay: dice.inPlay, pool: dice.pool - 1 },
        ...(zone !== null && isFull(state) ? [dieInZone(state, zone, owner, 1)] : []),
        ...trackedDeltas(state, figures.deltas),
      ],
      explanation.length > 0 ? explanation : undefined,
    ),
  ]);
}
