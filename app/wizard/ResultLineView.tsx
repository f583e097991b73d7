import { View } from 'react-native';
import type { Colour, ResultLine } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Icon, Press, SPACE, Txt, useTheme, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import { isOverridden } from './isOverridden';

interface Props {
  readonly line: ResultLine;
  readonly colour: Colour | undefined;
  readonly text: GameText;
  readonly onAsk?: (() => void) | undefined;
}

/** Who, what, how much, readable across the table; a tap asks why. */
export function ResultLineView({ line, colour: ink, text, onAsk }: Props) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const icon = line.icon;
  const set = isOverridden(line);
  const box = {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s3,
    minHeight: line.under ? 48 : 64,
    paddingHorizontal: SPACE.s4,
    paddingVertical: line.under ? SPACE.s1 : SPACE.s2,
    // Indented as far as the words above it.
    ...(line.under && { paddingLeft: SPACE.s4 + 28 * enlarge + SPACE.s3 }),
    borderBottomWidth: 1,
    borderColor: colour.rule,
    backgroundColor: line.tied ? colour.lit : 'transparent',
  } as const;
  const body = (
    <>
      {line.under ? null : ink ? (
        <Emblem colour={ink} size={28 * enlarge} />
      ) : (
        icon && <Icon name={icon} size={26 * enlarge} color={colour.ink2} />
      )}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt {...(line.under ? { role: 'label', tone: 'ink2' } : { role: 'nameLong' })}>
          {text(line.label)}
        </Txt>
        {line.note && (
          <Txt role="label" tone={line.tied ? 'ink2' : 'ink3'}>
            {text(line.note)}
          </Txt>
        )}
        {set && line.override && (
          <Txt role="label" tone="lamp">
            {say('wizard.byHandWas', { worked: writeNumber(line.override.computed) })}
          </Txt>
        )}
      </View>
      {line.figure !== undefined && (
        <Txt role={line.under ? 'figureS' : 'figureM'} tone={set ? 'lamp' : 'ink'}>
          {line.figure}
        </Txt>
      )}
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
