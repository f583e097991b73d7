import type { GameWidgetProps } from '@/engine';
import { TextField } from '@/ui';
import { say } from '../../say';
import { LOCATION_LENGTH } from '../../session/limits';
import type { State } from '../../session/state';
import { WidgetPage } from '../board/WidgetPage';

/** What the tile is called; nobody has to say. */
export function SettledPlace({ draft, text, onWrite, onAnswered }: GameWidgetProps<State, string | null>) {
  return (
    <WidgetPage>
      <TextField
        label={text(say('session.settle.placeLabel'))}
        value={draft ?? ''}
        maxLength={LOCATION_LENGTH}
        onChange={(location) => onWrite(location === '' ? null : location)}
        onSubmit={onAnswered}
      />
    </WidgetPage>
  );
}
