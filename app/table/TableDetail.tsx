import { View } from 'react-native';
import type { TableView } from '@/engine';
import { useSay } from '@/i18n';
import { useSaving } from '@/state/useStores';
import { Icon, Pips, SPACE, Txt, useTheme } from '@/ui';

interface Props {
  readonly detail: string | undefined;
  readonly pips: TableView<unknown>['pips'];
}

/** Under the title: where the game stands, and whether all of it is on the disk. */
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

/** A tick when everything that is shown is saved; nothing pretends to be. */
function SaveMark() {
  const say = useSay();
  const { colour } = useTheme();
  const { pending } = useSaving();
  return (
    <View
      role="img"
      aria-label={pending === 0 ? say('table.saved') : say('table.saving', { count: pending })}
    >
      <Icon name={pending === 0 ? 'check' : 'more'} size={16} color={colour.ink3} />
    </View>
  );
}
