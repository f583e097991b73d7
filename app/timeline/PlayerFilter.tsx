import { ScrollView } from 'react-native';
import type { Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Chip, SPACE } from '@/ui';

interface Props {
  readonly seats: readonly Seat[];
  /** Null: everybody. */
  readonly value: string | null;
  readonly onChange: (player: string | null) => void;
}

export function PlayerFilter({ seats, value, onChange }: Props) {
  const say = useSay();
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={{ gap: SPACE.s2, paddingHorizontal: SPACE.s3 }}
    >
      <Chip
        kind="radio"
        title={say('timeline.all')}
        selected={value === null}
        onPress={() => onChange(null)}
      />
      {seats.map(({ id, name, colour }) => (
        <Chip
          key={id}
          kind="radio"
          title={name}
          emblem={colour}
          selected={value === id}
          onPress={() => onChange(id)}
        />
      ))}
    </ScrollView>
  );
}
