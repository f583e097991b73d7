import { memo } from 'react';
import { View } from 'react-native';
import type { ImmediateAction, TurnMark } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Icon, SPACE, Txt, useTheme } from '@/ui';
import { saysTheSame } from '../text/saysTheSame';
import type { GameText } from '../text/useGameText';
import { TurnKept } from './TurnKept';

interface Props {
  readonly marks: readonly TurnMark<unknown>[];
  readonly text: GameText;
  /** Stays the same: what it does may change. */
  readonly onDo: (does: ImmediateAction<unknown>) => void;
}

/** What is done and what is still open; what waits elsewhere is a button that leads there. */
export const TurnMarks = memo(function TurnMarks({ marks, text, onDo }: Props) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', paddingRight: SPACE.s4 }}>
      <View
        role="list"
        style={{
          flex: 1,
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: SPACE.s3,
          rowGap: SPACE.s2,
          paddingHorizontal: SPACE.s4,
          paddingBottom: SPACE.s2,
        }}
      >
        {marks.map((mark) => (
          <View key={mark.id} role="listitem">
            <Mark mark={mark} text={text} onDo={onDo} />
          </View>
        ))}
      </View>
      <TurnKept />
    </View>
  );
}, saysTheSame('marks'));

function Mark({ mark, text, onDo }: Pick<Props, 'text' | 'onDo'> & { readonly mark: TurnMark<unknown> }) {
  const say = useSay();
  const { colour } = useTheme();
  const { does, done } = mark;
  const words = text(mark.label);
  if (does)
    return (
      <Button kind="outline" icon={mark.due ? 'warning' : 'arrow'} title={words} onPress={() => onDo(does)} />
    );
  return (
    <View
      aria-label={say(done ? 'wizard.markDone' : 'wizard.markOpen', { what: words })}
      role="img"
      style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}
    >
      {done ? <Icon name="check" size={16} color={colour.lamp} /> : <View style={ring(colour.ink3)} />}
      <Txt role="label" tone={done ? 'ink' : 'ink3'}>
        {words}
      </Txt>
    </View>
  );
}

function ring(borderColor: string) {
  return { width: 12, height: 12, margin: 2, borderRadius: 6, borderWidth: 1.5, borderColor } as const;
}
