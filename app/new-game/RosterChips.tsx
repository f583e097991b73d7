import { View } from 'react-native';
import type { Player } from '@/data/players';
import { Chip, Section, SPACE } from '@/ui';

interface Props {
  readonly title: string;
  readonly players: readonly Player[];
  /** Why nobody else can sit down. */
  readonly full: string | undefined;
  readonly onSit: (player: Player) => void;
}

/** People of the roster who are not at the table yet. */
export function RosterChips({ title, players, full, onSit }: Props) {
  if (players.length === 0) return null;
  return (
    <Section title={title} gutter={SPACE.s1}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: SPACE.s2,
          paddingHorizontal: SPACE.s4,
          paddingTop: SPACE.s2,
        }}
      >
        {players.map((player) => (
          <Chip
            key={player.id}
            title={player.name}
            emblem={player.colour}
            selected={false}
            reason={full}
            onPress={() => onSit(player)}
          />
        ))}
      </View>
    </Section>
  );
}
