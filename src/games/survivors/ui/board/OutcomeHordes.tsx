import type { GameWidgetProps } from '@/engine';
import { say } from '../../say';
import type { Hordes } from '../../session/fields';
import type { State } from '../../session/state';
import { HexBoard } from './HexBoard';
import { hordesAt, tileLabel, toggled } from './tileLabel';
import { WidgetPage } from './WidgetPage';

/** Hordes that the Encounter brings or takes. None is added where the caravan is. */
export function OutcomeHordes({ state, draft, text, onWrite }: GameWidgetProps<State, Hordes | null>) {
  const hordes = draft ?? state.hordes;
  return (
    <WidgetPage>
      <HexBoard
        label={text(say('session.board.title'))}
        tile={(place) => ({
          label: text(tileLabel(hordes, place)),
          hordes: hordesAt(hordes, place),
          lit: hordesAt(hordes, place) !== hordesAt(state.hordes, place),
          ...(place !== 'E' && {
            checked: hordesAt(hordes, place) > 0,
            onPress: () => onWrite(toggled(hordes, place)),
          }),
        })}
      />
    </WidgetPage>
  );
}
