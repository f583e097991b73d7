import type { Phrase } from '@/engine';
import { say } from '../../say';
import type { State } from '../../session/state';
import { HexBoard } from '../board/HexBoard';
import { hordesAt, tileLabel } from '../board/tileLabel';

interface Props {
  readonly state: State;
  readonly radius: number;
  readonly text: (phrase: Phrase) => string;
}

/** Only to look at: a tap beside a number must not move a Horde. */
export function MapPicture({ state: { hordes }, radius, text }: Props) {
  return (
    <HexBoard
      label={text(say('session.board.title'))}
      radius={radius}
      tile={(place) => ({ label: text(tileLabel(hordes, place)), hordes: hordesAt(hordes, place) })}
    />
  );
}
