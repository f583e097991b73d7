import type { GameWidgetProps } from '@/engine';
import { START_HORDES } from '../../pieces';
import { say } from '../../say';
import type { State } from '../../session/state';
import { PLACES, type Place } from '../../terms';
import { HexBoard } from './HexBoard';
import { hordesAt, tileLabel } from './tileLabel';
import { WidgetPage } from './WidgetPage';

/** Three different tiles; a fourth one is refused until another is let go. */
export function FirstHordes({ draft, text, onWrite }: GameWidgetProps<State, readonly Place[]>) {
  const hordes = {
    encounter: draft.includes('E') ? 1 : 0,
    ring: draft.flatMap((place) => (place === 'E' ? [] : [place])),
  };
  const full = draft.length >= START_HORDES;
  return (
    <WidgetPage>
      <HexBoard
        label={text(say('session.board.title'))}
        tile={(place) => {
          const chosen = draft.includes(place);
          return {
            label: text(tileLabel(hordes, place)),
            hordes: hordesAt(hordes, place),
            checked: chosen,
            reason:
              full && !chosen ? text(say('session.refusal.threeHordes', { count: START_HORDES })) : undefined,
            onPress: () => onWrite(PLACES.filter((one) => (one === place ? !chosen : draft.includes(one)))),
          };
        }}
      />
    </WidgetPage>
  );
}
