import type { ExplainStep } from '@/engine';
import { SOLDIER_ASSET } from '../../pieces';
import type { DefenseColumn } from './defenseArea';
import type { DinoAttackResult } from './rule';
import { amount, nameOf, say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { Change } from '../../session/change';
import type { Command } from '../../session/command';
import { happened, type Event } from '../../session/event';
import { areaSeen } from '../../session/known';
import { isFull, type ColumnState, type State } from '../../session/state';
import { USED_TRAPS } from '../../session/supplies';
import { attackedColumns } from './attackPosition';
import { count } from '../../session/decide/decision';
import { columnChange } from '../../session/decide/defense';

type Attack = Extract<Command, { type: 'resolveDinoAttack' }>;

/** Survivors go home, the fallen to the supply, Traps are spent, Walls stay; a first attack opens the covers. */
export function clearArea(state: State, command: Attack, result: DinoAttackResult): Event {
  const { zone, columns } = command;
  const home = isFull(state) ? soldiersHome(result) : [];
  const changes: Change[] = isFull(state)
    ? [
        ...state.zones[zone].columns.map((column, i) => columnChange({ zone, column: i }, emptied(column))),
        ...home.map(({ player, asset, many }) => count(player, asset, many)),
        ...usedTraps(columns),
      ]
    : [...areaSeen(state, zone, attackedColumns(state, command).map(emptied), usedTraps(columns))];
  if (result.becomesDangerous) changes.push({ what: 'dangerous', zone, to: true });
  const why = home.map(({ player, kind, asset, many }): ExplainStep => ({
    rule: say('session.attack.soldiersHome', { player: nameOf(player), soldiers: amount(kind, many) }),
    deltas: [{ owner: player, asset, by: many }],
  }));
  return happened(
    'areaCleared',
    { zone, dangerous: result.becomesDangerous },
    changes,
    why.length > 0 ? why : undefined,
  );
}

function soldiersHome({ retrieve }: DinoAttackResult) {
  return Object.entries(retrieve).flatMap(([player, home]) =>
    SOLDIERS.filter((kind) => home[kind] > 0).map((kind) => ({
      player,
      kind,
      asset: SOLDIER_ASSET[kind],
      many: home[kind],
    })),
  );
}

function usedTraps(columns: readonly DefenseColumn[]) {
  return columns.flatMap(({ dinos }) =>
    dinos.flatMap(({ trap }) => (trap ? [count(trap.owner, USED_TRAPS[trap.type], 1)] : [])),
  );
}

/** A Trap that no Dino stood on was not sprung and stays. */
function emptied(column: ColumnState): ColumnState {
  return {
    wall: column.wall,
    soldiers: [null, null],
    spaces: column.spaces.map(({ dino, trap }) => ({ dino: null, trap: dino ? null : trap })),
  };
}
