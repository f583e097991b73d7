import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { SPACE, Txt } from '@/ui';
import { say } from '../../say';
import type { ZoneMajority } from '../../moments/assembly/assemblyNow';

interface Props {
  readonly majority: ZoneMajority;
  /** What is known of the Zone now, such as its Population. */
  readonly note?: string | undefined;
  readonly text: (phrase: Phrase) => string;
}

/** A Zone and its Officer. */
export function ZoneHead({ majority: { zone, officer }, note, text }: Props) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s3 }}>
      <View style={{ flexGrow: 1, flexShrink: 1 }}>
        <Txt role="title" heading={2}>
          {text(say(`zone.${zone}`))}
        </Txt>
        <Txt role="caption" tone="ink3">
          {text(say(`officer.${officer}`))}
        </Txt>
      </View>
      {note !== undefined && (
        <Txt role="label" tone="ink2">
          {note}
        </Txt>
      )}
    </View>
  );
}
