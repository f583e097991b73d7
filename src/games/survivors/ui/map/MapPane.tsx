import { useContext } from 'react';
import { ScrollView, useWindowDimensions } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { PaneContext, SPACE } from '@/ui';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { InSight } from './InSight';
import { MapPicture } from './MapPicture';

/** From here on the words fit beside the map. */
const WIDE = 560;

/** The map beside the players, where there is room. */
export function MapPane({ state, text }: GameScreenProps<State, Command>) {
  const { width, height } = useWindowDimensions();
  const room = useContext(PaneContext)?.width ?? width;
  const low = height < 500;
  const radius = room >= WIDE ? 62 : Math.min(low ? 38 : 66, (room - 2 * SPACE.s4) / 5);
  return (
    <ScrollView
      tabIndex={0}
      contentContainerStyle={{
        flexGrow: 1,
        flexDirection: room >= WIDE ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: low ? SPACE.s2 : SPACE.s5,
        padding: SPACE.s3,
      }}
    >
      <MapPicture state={state} radius={radius} text={text} />
      <InSight state={state} text={text} />
    </ScrollView>
  );
}
