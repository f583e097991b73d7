import type { ComponentProps } from 'react';
import { DefenseGrid } from './DefenseGrid';
import { GridSpace } from './GridSpace';
import { sameSpace, type Space } from './space';

interface Props extends Omit<ComponentProps<typeof DefenseGrid>, 'draw'> {
  readonly selected: Space | null;
  readonly onSpace: (space: Space) => void;
  readonly onHold: (space: Space) => void;
}

/** The grid as the table fills it: a tap on a space chooses it, a long one clears it. */
export function EditedGrid({ selected, onSpace, onHold, ...grid }: Props) {
  return (
    <DefenseGrid
      {...grid}
      draw={({ space, ...drawn }) => (
        <GridSpace
          {...drawn}
          selected={sameSpace(selected, space)}
          onPress={() => onSpace(space)}
          onHold={() => onHold(space)}
        />
      )}
    />
  );
}
