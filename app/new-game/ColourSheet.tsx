import { View } from 'react-native';
import { COLOURS, type Seat } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame, useRoster } from '@/state/useStores';
import { Emblem, ListRow, Sheet } from '@/ui';

/** A colour with its emblem. A colour somebody has is swapped, so that two never share one. */
export function ColourSheet({ seat, onClose }: { readonly seat: Seat | null; readonly onClose: () => void }) {
  const say = useSay();
  const { seats, recolour } = useNewGame((state) => state);
  const keep = useRoster((roster) => roster.recolour);
  return (
    <Sheet
      visible={seat !== null}
      title={seat ? say('newGame.pickColour', { name: seat.name }) : ''}
      onClose={onClose}
    >
      <View>
        {COLOURS.map((colour) => {
          const owner = seats.find((other) => other.colour === colour && other.id !== seat?.id);
          return (
            <ListRow
              key={colour}
              leading={<Emblem colour={colour} size={28} />}
              title={say(`colour.${colour}`)}
              subtitle={owner && say('newGame.colourTaken', { name: owner.name })}
              onPress={() => {
                if (!seat) return;
                recolour(seat.id, colour);
                void keep(seat.id, colour);
                onClose();
              }}
            />
          );
        })}
      </View>
    </Sheet>
  );
}
