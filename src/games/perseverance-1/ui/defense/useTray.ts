import { useState } from 'react';
import type { Command, DefenseEdit } from '../../session/command';
import { EMPTY_COLUMN, type State } from '../../session/state';
import type { Dino, Zone } from '../../terms';
import {
  clearing,
  fits,
  isFree,
  needsOwner,
  putting,
  sameSpace,
  standingOn,
  type Piece,
  type Space,
} from './space';

export type Tool = Piece | 'clear';

export interface Armed {
  readonly tool: Tool | null;
  readonly owner: string | null;
  readonly trap: Dino | null;
}

export interface TrayState {
  readonly armed: Armed;
  readonly selected: Space | null;
  readonly onSpace: (space: Space) => void;
  readonly onHold: (space: Space) => void;
  readonly onTool: (tool: Tool) => void;
  readonly onOwner: (owner: string) => void;
  readonly onTrap: (type: Dino | null) => void;
  readonly forget: () => void;
}

/**
 * The hand over the grid. A tap on a free space puts what is armed there at once; any other tap selects the space and
 * takes up the piece on it, so that the tray can change it. What was put last stays armed.
 */
export function useTray(state: State, zone: Zone, dispatch: (command: Command) => boolean): TrayState {
  const [armed, setArmed] = useState<Armed>({ tool: null, owner: null, trap: null });
  const [selected, setSelected] = useState<Space | null>(null);
  const columnOf = ({ column }: Space) => state.zones[zone].columns[column] ?? EMPTY_COLUMN;

  const edit = (space: Space, change: DefenseEdit | null) => {
    if (change && dispatch({ type: 'editDefense', zone, column: space.column, edit: change }))
      setSelected(null);
  };
  /** The type of a Trap must not stay on the screen for all to read. */
  const put = (space: Space, { tool, owner, trap }: Armed) => {
    if (tool === null || tool === 'clear') return;
    edit(space, putting(space, { piece: tool, owner, trap }));
    setArmed({ tool, owner, trap: null });
  };
  const select = (space: Space) => {
    setSelected(space);
    const standing = standingOn(columnOf(space), space);
    if (standing) setArmed({ tool: standing.piece, owner: standing.owner ?? armed.owner, trap: null });
  };
  /** The piece of the tray goes to the selected space, if it fits there and is not there already. */
  const arm = (next: Armed) => {
    setArmed(next);
    if (!selected || next.tool === null || next.tool === 'clear') return;
    if (!fits(selected, next.tool)) setSelected(null);
    else if (!needsOwner(next.tool) || next.owner !== null) put(selected, next);
  };

  return {
    armed,
    selected,
    forget: () => setSelected(null),
    onSpace: (space) => {
      const { tool, owner } = armed;
      if (tool === 'clear') return edit(space, clearing(columnOf(space), space));
      const ready = tool !== null && fits(space, tool) && (!needsOwner(tool) || owner !== null);
      if (ready && isFree(columnOf(space), space, tool)) put(space, armed);
      else if (sameSpace(selected, space)) setSelected(null);
      else select(space);
    },
    onHold: (space) => edit(space, clearing(columnOf(space), space)),
    onTool: (tool) => {
      if (tool === 'clear') {
        if (selected) edit(selected, clearing(columnOf(selected), selected));
        else setArmed({ ...armed, tool: armed.tool === 'clear' ? null : 'clear' });
        return;
      }
      const under =
        tool === 'trap' && selected?.kind === 'dino' ? columnOf(selected).spaces[selected.space]?.trap : null;
      if (under) setArmed({ tool, owner: under.owner, trap: null });
      else if (!selected && armed.tool === tool) setArmed({ ...armed, tool: null });
      else arm({ ...armed, tool });
    },
    onOwner: (owner) => {
      // A Wall space takes only a Wall: its owner says it all.
      const tool = selected?.kind === 'wall' ? 'wall' : armed.tool;
      arm({ ...armed, tool, owner });
    },
    onTrap: (trap) => arm({ ...armed, tool: 'trap', trap }),
  };
}
