import { useMemo } from 'react';
import { PanResponder, Platform, View } from 'react-native';
import { useSay } from '@/i18n';
import { IconButton } from '@/ui';
import type { SeatDrag } from './useSeatDrag';

interface Props {
  readonly id: string;
  readonly name: string;
  /** Counted from 0. */
  readonly place: number;
  readonly drag: SeatDrag['drag'];
  readonly drop: SeatDrag['drop'];
  readonly touch: SeatDrag['touch'];
  /** A tap: without dragging. */
  readonly onPress: () => void;
}

/** Past this a finger drags: before, it taps. */
const SLACK = 4;
/** Without it a finger on the handle would scroll the page. */
const STAYS = Platform.OS === 'web' ? ({ touchAction: 'none' } as object) : {};

/** Dragged, it takes the seat along; tapped, it offers the places one by one. */
export function SeatHandle({ id, name, place, drag, drop, touch, onPress }: Props) {
  const say = useSay();
  const { panHandlers } = useMemo(() => {
    const isDrag = (_event: unknown, { dy }: { readonly dy: number }) => Math.abs(dy) > SLACK;
    return PanResponder.create({
      onStartShouldSetPanResponderCapture: () => {
        touch();
        return false;
      },
      onMoveShouldSetPanResponder: isDrag,
      onMoveShouldSetPanResponderCapture: isDrag,
      onPanResponderTerminationRequest: () => false,
      onPanResponderMove: (_event, { dy }) => drag(id, place, dy),
      onPanResponderRelease: (_event, { dy }) => drop(id, place, dy),
      // Taken away by the system: nobody has let go anywhere.
      onPanResponderTerminate: () => drop(id, place, 0),
    });
  }, [id, place, drag, drop, touch]);
  return (
    <View {...panHandlers} style={STAYS}>
      <IconButton icon="grip" label={say('newGame.move', { name })} onPress={onPress} />
    </View>
  );
}
