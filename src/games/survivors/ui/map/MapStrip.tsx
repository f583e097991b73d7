import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { SPACE, useTheme } from '@/ui';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { InSight } from './InSight';
import { MapPicture } from './MapPicture';

const RADIUS = 25;

/** The map over the dials of a phone: always in sight, and no taller than a row. */
export function MapStrip({ state, text }: GameScreenProps<State, Command>) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: SPACE.s4,
        rowGap: SPACE.s1,
        padding: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <MapPicture state={state} radius={RADIUS} text={text} />
      <InSight state={state} text={text} />
    </View>
  );
}
