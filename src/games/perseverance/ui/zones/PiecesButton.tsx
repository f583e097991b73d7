import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import type { Counts } from '../../session/table';
import { OwnerMark, ownerOf } from '../owner';

interface Props {
  readonly title: string;
  readonly label: string;
  readonly dice: Counts;
  readonly leaders: readonly string[];
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

/** The dice and the Leaders of a Zone at a glance, and the button that sets them. */
export function PiecesButton({ title, label, dice, leaders, seats, text, onPress }: Props) {
  const { colour } = useTheme();
  const lying = Object.entries(dice).filter(([, count]) => count > 0);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s3 }}>
      <Press
        label={label}
        onPress={onPress}
        style={({ pressed, hovered }) => ({
          minHeight: TARGET.base,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s2,
          paddingHorizontal: SPACE.s3,
          borderRadius: RADIUS.control,
          borderWidth: 1.5,
          borderColor: colour.edge,
          backgroundColor: pressed || hovered ? colour.raised : 'transparent',
        })}
      >
        <Icon name="die" size={20} color={colour.ink2} />
        <Txt role="label">{title}</Txt>
      </Press>
      {lying.map(([id, count]) => (
        <View key={id} style={PAIR}>
          <OwnerMark owner={ownerOf(id, seats, text)} size={18} />
          <Txt role="figureXs">{`${count}`}</Txt>
        </View>
      ))}
      {leaders.map((id) => (
        <View key={id} style={PAIR}>
          <Icon name="leader" size={20} color={colour.ink2} />
          <OwnerMark owner={ownerOf(id, seats, text)} size={18} />
        </View>
      ))}
    </View>
  );
}

const PAIR = { flexDirection: 'row', alignItems: 'center', gap: 4 } as const;
