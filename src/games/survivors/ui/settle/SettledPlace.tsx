import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { SPACE, TextField } from '@/ui';
import { say } from '../../say';
import { LOCATION_LENGTH } from '../../session/limits';
import type { State } from '../../session/state';

/** What the tile is called; nobody has to say. */
export function SettledPlace({ draft, text, onWrite, onAnswered }: GameWidgetProps<State, string | null>) {
  return (
    <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s3 }}>
      <TextField
        label={text(say('session.settle.placeLabel'))}
        value={draft ?? ''}
        maxLength={LOCATION_LENGTH}
        onChange={(location) => onWrite(location === '' ? null : location)}
        onSubmit={onAnswered}
      />
    </View>
  );
}
