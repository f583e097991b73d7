import type { GameWidgetProps } from '@/engine';
import { amount, placeName, say } from '../../say';
import { advance } from '../../moments/travel/decide';
import type { State } from '../../session/state';
import type { RingPlace } from '../../terms';
import { HexBoard } from './HexBoard';
import { hordesAt, tileLabel } from './tileLabel';
import { WidgetPage } from './WidgetPage';

/** Every neighbour says how many Hordes would reach the caravan there; a tap is the answer. */
export function Direction({
  state,
  draft,
  text,
  onWrite,
  onAnswered,
}: GameWidgetProps<State, RingPlace | null>) {
  return (
    <WidgetPage>
      <HexBoard
        label={text(say('session.board.title'))}
        tile={(place) => {
          const hordes = hordesAt(state.hordes, place);
          if (place === 'E') return { label: text(tileLabel(state.hordes, place)), hordes };
          const chase = advance(state, { direction: place, choices: [] });
          const arriving = chase.ok ? chase.value.hordes.encounter : 0;
          return {
            label: text(
              say('session.board.arrive', { place: placeName(place), hordes: amount('hordes', arriving) }),
            ),
            hordes,
            mark: arriving > 0 ? `+${arriving}` : undefined,
            warns: true,
            lit: draft === place,
            onPress: () => {
              onWrite(place);
              onAnswered();
            },
          };
        }}
      />
    </WidgetPage>
  );
}
