import type { GameWidgetProps } from '@/engine';
import { START_HORDES } from '../../pieces';
import { say } from '../../say';
import type { State } from '../../session/state';
import { PLACES } from '../../terms';
import type { SetupDraft } from '../../session/wizards/setupChecklist';
import { HexBoard } from './HexBoard';
import { hordesAt, tileLabel } from './tileLabel';
import { WidgetPage } from './WidgetPage';

/** Three different tiles; a fourth one is refused until another is let go. */
export function FirstHordes({ draft, text, onWrite }: GameWidgetProps<State, SetupDraft>) {
  const hordes = {
    encounter: draft.hordes.includes('E') ? 1 : 0,
    ring: draft.hordes.flatMap((place) => (place === 'E' ? [] : [place])),
  };
  const full = draft.hordes.length >= START_HORDES;
  return (
    <WidgetPage>
      <HexBoard
        label={text(say('session.board.title'))}
        tile={(place) => {
          const chosen = draft.hordes.includes(place);
          return {
            label: text(tileLabel(hordes, place)),
            hordes: hordesAt(hordes, place),
            checked: chosen,
            reason:
              full && !chosen ? text(say('session.refusal.threeHordes', { count: START_HORDES })) : undefined,
            onPress: () =>
              onWrite({
                ...draft,
                hordes: PLACES.filter((one) => (one === place ? !chosen : draft.hordes.includes(one))),
              }),
          };
        }}
      />
    </WidgetPage>
  );
}
