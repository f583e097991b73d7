import { useState } from 'react';
import { View } from 'react-native';
import type { AnyGame, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { Section, SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';
import { ColourSheet } from './ColourSheet';
import { MoveSheet } from './MoveSheet';
import { SeatHandle } from './SeatHandle';
import { SeatRow } from './SeatRow';
import { useSeatDrag } from './useSeatDrag';

interface Props {
  readonly game: AnyGame;
  readonly text: GameText;
}

/** Who is at the table, in seat order: dragged by the handle, or moved from its sheet. */
export function Seats({ game, text }: Props) {
  const say = useSay();
  const { seats, move } = useNewGame((state) => state);
  const [colouring, setColouring] = useState<Seat | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const drag = useSeatDrag(seats.length, move);
  return (
    <Section title={say('newGame.seats')} gutter={SPACE.s1}>
      {seats.length === 0 && (
        <Txt tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
          {say('newGame.nobody')}
        </Txt>
      )}
      {seats.map((seat, place) => (
        <View
          key={seat.id}
          onLayout={({ nativeEvent }) => drag.measured(nativeEvent.layout.height)}
          style={{
            transform: [{ translateY: drag.shift(seat.id, place) }],
            zIndex: drag.dragged === seat.id ? 1 : 0,
          }}
        >
          <SeatRow
            seat={seat}
            question={game.setup.seat}
            text={text}
            lifted={drag.dragged === seat.id}
            handle={
              seats.length > 1 && (
                <SeatHandle
                  id={seat.id}
                  name={seat.name}
                  place={place}
                  drag={drag.drag}
                  drop={drag.drop}
                  touch={drag.touch}
                  onPress={() => (drag.dropped === seat.id ? drag.touch() : setMoving(seat.id))}
                />
              )
            }
            onColour={() => setColouring(seat)}
          />
        </View>
      ))}
      <ColourSheet seat={colouring} onClose={() => setColouring(null)} />
      <MoveSheet moving={moving} onClose={() => setMoving(null)} />
    </Section>
  );
}
