import { ok, type Refusal, type Result } from '@/engine';
import { applyChange, type Change } from '../../session/change';
import type { Move, SoldierMove, Spot } from '../../session/command';
import { refuse } from '../../session/refuse';
import type { Row } from '../../terms';
import type { DefenderState, State } from '../../session/state';
import { putFigure, putTrap, putWall } from '../../session/decide/defense';

type Put = (state: State) => Result<Change, Refusal>;

/** Where the pieces of an action go, in Full tracking. The rules have paid for them already. */
export function putPieces(state: State, player: string, move: Move): Result<readonly Change[], Refusal> {
  return run(state, putsOf(player, move));
}

function putsOf(player: string, move: Move): readonly Put[] {
  switch (move.action) {
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
    case 'politics':
      return [];
    case 'training': {
      const { naturalLeader: keoni } = move;
      return [
        ...move.steps.flatMap((step) => (step.option === 'place' ? step.soldiers.map(soldier(player)) : [])),
        ...(keoni ? [figure(keoni.spot, keoni.row, { owner: player, type: 'light' })] : []),
      ];
    }
    case 'settle':
      return move.placements.map(
        ({ zone, space }) =>
          () =>
            ok({ what: 'settlement', zone, space, owner: player }),
      );
    case 'fortifications':
      return move.steps.map(({ option, spot, space = 0, trap = null }) =>
        option === 'trap' || option === 'trap-food'
          ? at(spot, (state, there) => putTrap(state, there, space, { owner: player, type: trap }, 'empty'))
          : at(spot, (state, there) => putWall(state, there, player)),
      );
    case 'place-soldiers':
      return move.place.map(soldier(player));
    case 'leader-defense': {
      const { spot, trap, netGun } = move;
      const leader = figure(spot, move.row, { owner: player, type: 'leader' });
      if (netGun !== 'trap') return [leader];
      const under = spot && trap ? { zone: spot.zone, column: trap.column } : null;
      return [
        leader,
        at(under, (state, there) =>
          putTrap(state, there, trap?.space ?? 0, { owner: player, type: trap?.type ?? null }, 'underDino'),
        ),
      ];
    }
  }
}

function soldier(player: string) {
  return ({ type, row, spot }: SoldierMove): Put => figure(spot, row, { owner: player, type });
}

function figure(spot: Spot | null, row: Row, who: DefenderState): Put {
  return at(spot, (state, there) => putFigure(state, there, row, who));
}

function at(spot: Spot | null, put: (state: State, there: Spot) => Result<Change, Refusal>): Put {
  return (state) => (spot ? put(state, spot) : refuse('whereTo'));
}

/** Each piece sees those before it. */
function run(state: State, puts: readonly Put[]): Result<readonly Change[], Refusal> {
  const changes: Change[] = [];
  let current = state;
  for (const put of puts) {
    const change = put(current);
    if (!change.ok) return change;
    changes.push(change.value);
    current = applyChange(current, change.value);
  }
  return ok(changes);
}
