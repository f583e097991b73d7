import { ScrollView, useWindowDimensions, View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { PaneContext, SPACE, useTheme } from '@/ui';
import type { ZoneMajority } from '../../moments/assembly/assemblyNow';
import { useOfficerBlocks, type OfficerBlocksProps } from '../officers/useOfficerBlocks';
import { ZoneGlance } from './ZoneGlance';

interface Props<Officer extends string, Zone extends string>
  extends OfficerBlocksProps<Officer>, Pick<GameScreenProps, 'seats'> {
  /** Left out where nobody tracks what lies in the Zones. */
  readonly zones: readonly ZoneMajority<Zone>[];
  onExplainZone(majority: ZoneMajority<Zone>): void;
}

/** Under the players of a tablet: who leads in the Zones, side by side, and the Officers two by two. */
export function Glance<Officer extends string, Zone extends string>(props: Props<Officer, Zone>) {
  const { zones, seats, text, onExplainZone } = props;
  const { blocks, sheet } = useOfficerBlocks(props);
  const { colour } = useTheme();
  const { width } = useWindowDimensions();
  return (
    <ScrollView style={{ flexGrow: 0 }}>
      {zones.length > 0 && (
        <View style={{ flexDirection: 'row', borderBottomWidth: 1, borderColor: colour.rule }}>
          {zones.map((majority, i) => (
            <View
              key={majority.zone}
              style={{ flex: 1, minWidth: 0, borderLeftWidth: i === 0 ? 0 : 1, borderColor: colour.rule }}
            >
              <ZoneGlance
                majority={majority}
                seats={seats}
                text={text}
                onPress={() => onExplainZone(majority)}
              />
            </View>
          ))}
        </View>
      )}
      <PaneContext value={{ layout: 'phone', width: width / 2 }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', paddingHorizontal: SPACE.s1 }}>
          {blocks.map(({ key, block }, i) => (
            <View
              key={key}
              style={{
                width: '50%',
                paddingHorizontal: SPACE.s3,
                borderTopWidth: i < 2 ? 0 : 1,
                borderColor: colour.rule,
              }}
            >
              {block}
            </View>
          ))}
        </View>
      </PaneContext>
      {sheet}
    </ScrollView>
  );
}
