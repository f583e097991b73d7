import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Chip, Txt } from '@/ui';
import { ownerOf } from '../owner';

interface Props {
  readonly title: string;
  readonly players: readonly string[];
  readonly here: readonly string[];
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onChange: (player: string, here: boolean) => void;
}

/** Whose Leader stands in the Zone. */
export function ZoneLeaders({ title, players, here, seats, text, onChange }: Props) {
  return (
    <>
      <Txt role="labelStrong" tone="ink2" heading={3}>
        {title}
      </Txt>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
        {players.map((player) => {
          const { name, seat } = ownerOf(player, seats, text);
          const stands = here.includes(player);
          return (
            <Chip
              key={player}
              title={name}
              selected={stands}
              {...(seat && { emblem: seat.colour })}
              onPress={() => onChange(player, !stands)}
            />
          );
        })}
      </View>
    </>
  );
}
