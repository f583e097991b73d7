import { View } from 'react-native';
import type { TableView } from '@/engine';
import { Pips, SPACE, Txt } from '@/ui';
import { SaveMark } from './SaveMark';

interface Props {
  readonly detail: string | undefined;
  readonly pips: TableView<unknown>['pips'];
}

/** Under the title: how far the game is, and whether all of it is on the disk. */
export function TableDetail({ detail, pips }: Props) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
      {pips ? (
        <Pips {...pips} label={detail ?? ''} />
      ) : (
        detail !== undefined && (
          <Txt role="caption" tone="ink2">
            {detail}
          </Txt>
        )
      )}
      <SaveMark />
    </View>
  );
}
