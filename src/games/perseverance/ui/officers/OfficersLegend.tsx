import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { RADIUS, SPACE, Txt, useTheme } from '@/ui';
import { say } from '../../say';

interface Props {
  /** Some cell shows a question mark. */
  readonly unknown: boolean;
  readonly text: (phrase: Phrase) => string;
}

/** What filled and outlined mean, and that slots and pool count together. */
export function OfficersLegend({ unknown, text }: Props) {
  const { colour } = useTheme();
  const key = {
    width: 18,
    height: 14,
    borderRadius: RADIUS.mark,
    borderWidth: 1.5,
    borderColor: colour.ink2,
  };
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: SPACE.s4,
        rowGap: SPACE.s1,
        flexGrow: 1,
        flexShrink: 1,
      }}
    >
      <View style={KEYED}>
        <View style={{ ...key, backgroundColor: colour.ink2 }} />
        <Txt role="small" tone="ink3">
          {text(say('screens.officers.full'))}
        </Txt>
      </View>
      <View style={KEYED}>
        <View style={key} />
        <Txt role="small" tone="ink3">
          {text(say('screens.officers.half'))}
        </Txt>
      </View>
      <Txt role="small" tone="ink3">
        {text(say('screens.officers.slotsAndPool'))}
      </Txt>
      {unknown && (
        <Txt role="small" tone="ink2">
          {text(say('screens.officers.asked'))}
        </Txt>
      )}
    </View>
  );
}

const KEYED = { flexDirection: 'row', alignItems: 'center', gap: 6 } as const;
