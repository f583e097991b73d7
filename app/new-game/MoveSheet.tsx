import { View } from 'react-native';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { ListRow, Sheet } from '@/ui';

interface Props {
  /** The seat that is moved, or null. */
  readonly moving: string | null;
  readonly onClose: () => void;
}

/** Another seat without dragging. It stays open, so that somebody can be moved several places. */
export function MoveSheet({ moving, onClose }: Props) {
  const say = useSay();
  const { seats, move } = useNewGame((state) => state);
  const place = seats.findIndex(({ id }) => id === moving);
  const name = seats[place]?.name ?? '';
  const last = seats.length - 1;
  return (
    <Sheet visible={place >= 0} title={say('newGame.moveTitle', { name })} onClose={onClose}>
      <View>
        <ListRow
          icon="up"
          title={say('newGame.moveUp', { name })}
          subtitle={place > 0 ? say('newGame.before', { name: seats[place - 1]?.name ?? '' }) : undefined}
          reason={place > 0 ? undefined : say('newGame.isFirst')}
          onPress={() => moving !== null && move(moving, place - 1)}
        />
        <ListRow
          icon="down"
          title={say('newGame.moveDown', { name })}
          subtitle={place < last ? say('newGame.after', { name: seats[place + 1]?.name ?? '' }) : undefined}
          reason={place < last ? undefined : say('newGame.isLast')}
          onPress={() => moving !== null && move(moving, place + 1)}
        />
      </View>
    </Sheet>
  );
}
