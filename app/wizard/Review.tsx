import { useState } from 'react';
import { View } from 'react-native';
import type { ReviewLine } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Emblem, Press, SPACE, Txt, useTheme, WhySheet, writeChange, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import { whyLines } from '../text/whyLines';

interface Props {
  readonly lines: readonly ReviewLine[];
  readonly open: OpenSession;
  readonly text: GameText;
}

/** Every change before it counts: who, what, how much; a tap asks why. */
export function Review({ lines, open, text }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const [asked, setAsked] = useState<ReviewLine | null>(null);
  const nameOf = (line: ReviewLine | null) => open.seats.find(({ id }) => id === line?.player)?.name ?? '';
  return (
    <>
      {lines.map((line, i) => {
        const seat = open.seats.find(({ id }) => id === line.player);
        const name = seat?.name ?? text(line.label);
        return (
          <Press
            key={line.player ?? i}
            onPress={() => setAsked(line)}
            hint={say('table.why', { value: writeChange(line.change), player: name })}
            style={({ pressed }) => ({
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.s3,
              minHeight: 68,
              paddingHorizontal: SPACE.s4,
              borderBottomWidth: 1,
              borderColor: colour.rule,
              backgroundColor: pressed ? colour.raised : 'transparent',
            })}
          >
            {seat && <Emblem colour={seat.colour} size={28} />}
            <View style={{ flex: 1, minWidth: 0 }}>
              <Txt role="nameLong" lines={2}>
                {name}
              </Txt>
              <Txt role="label" tone="ink3">
                {say('wizard.after', { total: writeNumber(line.total) })}
              </Txt>
            </View>
            <Txt role="figureM" tone={line.change < 0 ? 'loss' : 'ink'}>
              {writeChange(line.change)}
            </Txt>
          </Press>
        );
      })}
      <WhySheet
        visible={asked !== null}
        title={say('table.why', { value: writeChange(asked?.change ?? 0), player: nameOf(asked) })}
        lines={whyLines(asked?.why ?? [], text)}
        result={{ what: asked ? text(asked.label) : '', figure: writeNumber(asked?.total ?? 0) }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
