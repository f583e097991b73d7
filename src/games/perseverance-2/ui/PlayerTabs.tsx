import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { SPACE, useTheme } from '@/ui';
import { ownerOf } from '../../perseverance/ui/owner';
import { OwnerButton } from '../../perseverance/ui/OwnerButton';

interface Props {
  readonly label: string;
  readonly player: string;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onChange: (player: string) => void;
}

/** Whose board is shown. */
export function PlayerTabs({ label, player, seats, text, onChange }: Props) {
  const { colour } = useTheme();
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: 6,
        paddingHorizontal: SPACE.s3,
        paddingVertical: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      {seats.map(({ id }) => (
        <OwnerButton
          key={id}
          owner={ownerOf(id, seats, text)}
          chosen={id === player}
          onPress={() => onChange(id)}
        />
      ))}
    </View>
  );
}
