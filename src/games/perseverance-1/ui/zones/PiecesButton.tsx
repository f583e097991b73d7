import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import type { State } from '../../session/state';
import type { ZoneMajority } from '../../session/view/zoneMajorities';
import { OwnerMark, ownerOf } from '../owner';

interface Props {
  readonly state: State;
  readonly majority: ZoneMajority;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

/** Dice and the Leader in the Community area at a glance, and the button that sets them. */
export function PiecesButton({ state, majority, seats, text, onPress }: Props) {
  const { colour } = useTheme();
  const { zone, leaders } = majority;
  const dice = Object.entries(state.zones[zone].dice).filter(([, count]) => count > 0);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s3 }}>
      <Press
        label={text(say('screens.zones.edit', { zone: say(`zone.${zone}`) }))}
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
        <Txt role="label">{text(say('screens.zones.diceAndLeader'))}</Txt>
      </Press>
      {dice.map(([id, count]) => (
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
