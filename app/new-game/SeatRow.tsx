import { View } from 'react-native';
import type { Seat } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { Emblem, IconButton, Press, SPACE, Txt, useTheme } from '@/ui';

interface Props {
  readonly seat: Seat;
  readonly first: boolean;
  readonly last: boolean;
  readonly onColour: () => void;
}

/** Somebody at the table: colour, order, and the way out. */
export function SeatRow({ seat, first, last, onColour }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const { move, leave } = useNewGame((state) => state);
  const { id, name } = seat;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: 56,
        paddingHorizontal: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <Press
        onPress={onColour}
        label={say('newGame.colourOf', { name, colour: say(`colour.${seat.colour}`) })}
        style={() => ({ width: 52, minHeight: 52, alignItems: 'center', justifyContent: 'center' })}
      >
        <Emblem colour={seat.colour} size={28} />
      </Press>
      <View style={{ flex: 1, paddingHorizontal: SPACE.s2 }}>
        <Txt role="nameLong" lines={1}>
          {name}
        </Txt>
      </View>
      {!first && (
        <IconButton icon="up" label={say('newGame.moveUp', { name })} onPress={() => move(id, -1)} />
      )}
      {!last && (
        <IconButton icon="down" label={say('newGame.moveDown', { name })} onPress={() => move(id, 1)} />
      )}
      <IconButton icon="close" label={say('newGame.leave', { name })} onPress={() => leave(id)} />
    </View>
  );
}
