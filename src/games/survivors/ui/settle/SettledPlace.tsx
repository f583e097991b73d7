import type { GameWidgetProps } from '@/engine';
import { TextField } from '@/ui';
import { say } from '../../say';
import { LOCATION_LENGTH } from '../../session/limits';
import type { State } from '../../session/state';
import type { SettleDraft } from '../../session/wizards/settle';
import { WidgetPage } from '../board/WidgetPage';

/** What the tile is called; nobody has to say. */
export function SettledPlace({ draft, text, onWrite, onAnswered }: GameWidgetProps<State, SettleDraft>) {
  return (
    <WidgetPage>
      <TextField
        label={text(say('session.settle.placeLabel'))}
        value={draft.location ?? ''}
        maxLength={LOCATION_LENGTH}
        onChange={(location) => onWrite({ ...draft, location: location === '' ? null : location })}
        onSubmit={onAnswered}
      />
    </WidgetPage>
  );
}
