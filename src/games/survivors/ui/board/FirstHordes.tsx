import type { GameWidgetProps } from '@/engine';
import { START_HORDES, SUGGESTED_HORDES } from '../../pieces';
import { say } from '../../say';
import type { State } from '../../session/state';
import { PLACES, type Place } from '../../terms';
import { HexBoard } from './HexBoard';
import { hordesAt, tileLabel } from './tileLabel';
import { WidgetPage } from './WidgetPage';

/** Three different tiles; a fourth one is refused until another is let go, but the suggestion gives way at once. */
export function FirstHordes({ draft, text, onWrite }: GameWidgetProps<State, readonly Place[]>) {
  const hordes = {
    encounter: draft.includes('E') ? 1 : 0,
    ring: draft.flatMap((place) => (place === 'E' ? [] : [place])),
  };
  const suggested = SUGGESTED_HORDES.every((place) => draft.includes(place));
  const full = draft.length >= START_HORDES && !suggested;
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
            onPress: () =>
              onWrite(
                suggested && !chosen
                  ? [place]
                  : PLACES.filter((one) => (one === place ? !chosen : draft.includes(one))),
              ),
          };
        }}
      />
    </WidgetPage>
  );
}
