import type { Refusal } from '@/engine';
import { PIECES } from '../../pieces';
import type { DefenseColumn } from '../../rules/defenseArea';
import { nameOf } from '../../say';
import { SOLDIERS, type Zone } from '../../terms';
import { applyChanges, type Change } from '../change';
import { no } from '../refuse';
import { EMPTY_SPACE, playersOf, type ColumnState, type State } from '../state';
import { defendersOf, dinoSpaces, soldierSupply, trapsFit, trapsOf, wallsOf } from '../supplies';
import { columnChange } from './defense';

/** The grid as the attack found it. Traps that no Dino stood on are kept where they were, if there is room. */
export function attackPosition(
  state: State,
  zone: Zone,
  columns: readonly DefenseColumn[],
): readonly Change[] {
  return columns.map((column, i) => columnChange({ zone, column: i }, gridColumn(state, zone, column, i)));
}

function gridColumn(state: State, zone: Zone, column: DefenseColumn, i: number): ColumnState {
  const { dinos, wall, soldiers } = column;
  const before = state.zones[zone].columns[i]?.spaces ?? [];
  return {
    spaces: [0, 1, 2].map((space) => {
      const dino = dinos[space];
      if (!dino) {
        const old = before[space];
        return old?.trap && !old.dino ? { dino: null, trap: old.trap } : EMPTY_SPACE;
      }
      const { type, trap } = dino;
      return { dino: type, trap: trap ? { owner: trap.owner, type: trap.type } : null };
    }),
    wall: wall?.owner ?? null,
    soldiers: [soldiers[0] ?? null, soldiers[1] ?? null],
  };
}

/** Pieces in the attacked area and those tracked elsewhere cannot be more than the box holds. */
export function checkPosition(state: State, zone: Zone, columns: readonly DefenseColumn[]): Refusal | null {
  const after = applyChanges(state, attackPosition(state, zone, columns));
  for (const player of playersOf(state)) {
    const leaders =
      defendersOf(after, player).filter(({ type }) => type === 'leader').length +
      (after.players[player]?.community ? 1 : 0);
    const owner = after.players[player];
    const tooMany =
      SOLDIERS.some((kind) => soldierSupply(after, player, kind) < 0) ||
      leaders > 1 ||
      wallsOf(after, player) > PIECES.walls ||
      (owner && !trapsFit(trapsOf(after, player), owner));
    if (tooMany) return no('positionPieces', { player: nameOf(player) }, 'columns').error;
  }
  const spaces = dinoSpaces(state, zone);
  const crowded = columns.findIndex(({ dinos }, i) => dinos.length > (spaces[i] ?? 0));
  return crowded < 0 ? null : no('columnFull', { column: crowded + 1 }, `columns[${crowded}].dinos`).error;
}
