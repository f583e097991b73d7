import { useState } from 'react';
import { View } from 'react-native';
import type { ToldLine } from '@/engine';
import { Emblem, Icon, isIconName, Press, SPACE, Txt, useTheme, WhySheet } from '@/ui';
import { whyLines } from '../text/whyLines';
import { GroupHead } from './GroupHead';
import type { StepProps } from './StepBody';

/** What the rules worked out, readable across the table; a tap asks why. */
export function StepTold({ step, open, text }: StepProps<'told'>) {
  const [asked, setAsked] = useState<ToldLine | null>(null);
  return (
    <>
      {step.lines.map((line, i) => (
        <View key={line.id}>
          <GroupHead group={line.group} before={step.lines[i - 1]?.group} text={text} />
          <Line
            line={line}
            colour={open.seats.find(({ id }) => id === line.player)?.colour}
            label={text(line.label)}
            note={line.note && text(line.note)}
            {...(line.why && { onAsk: () => setAsked(line) })}
          />
        </View>
      ))}
      <WhySheet
        visible={asked !== null}
        title={asked ? text(asked.label) : ''}
        lines={whyLines(asked?.why ?? [], text)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface LineProps {
  readonly line: ToldLine;
  readonly colour: Parameters<typeof Emblem>[0]['colour'] | undefined;
  readonly label: string;
  readonly note: string | undefined;
  readonly onAsk?: () => void;
}

function Line({ line, colour: ink, label, note, onAsk }: LineProps) {
  const { colour } = useTheme();
  const icon = line.icon !== undefined && isIconName(line.icon) ? line.icon : null;
  const box = {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s3,
    minHeight: 64,
    paddingHorizontal: SPACE.s4,
    paddingVertical: SPACE.s2,
    borderBottomWidth: 1,
    borderColor: colour.rule,
    backgroundColor: line.tied ? colour.lit : 'transparent',
  } as const;
  const body = (
    <>
      {ink ? <Emblem colour={ink} size={28} /> : icon && <Icon name={icon} size={26} color={colour.ink2} />}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt role="nameLong">{label}</Txt>
        {note !== undefined && (
          <Txt role="label" tone={line.tied ? 'ink2' : 'ink3'}>
            {note}
          </Txt>
        )}
      </View>
      {line.figure !== undefined && <Txt role="figureM">{line.figure}</Txt>}
    </>
  );
  if (!onAsk) return <View style={box}>{body}</View>;
  return (
    <Press
      onPress={onAsk}
      insetFocus
      style={({ pressed }) => (pressed ? { ...box, backgroundColor: colour.raised } : box)}
    >
      {body}
    </Press>
  );
}
