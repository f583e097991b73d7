import { View } from 'react-native';
import type { ReviewLine, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Press, SPACE, Txt, useTheme, writeChange, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import { isOverridden } from './isOverridden';

interface Props {
  readonly line: ReviewLine;
  readonly seat: Seat | undefined;
  /** The first line of a player carries the name; the others go under it. */
  readonly first: boolean;
  readonly text: GameText;
  readonly onAsk: () => void;
}

export function ReviewRow({ line, seat, first, text, onAsk }: Props) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const emblem = 28 * enlarge;
  const name = seat?.name ?? text(line.label);
  const after = say('wizard.after', { total: writeNumber(line.total) });
  const set = isOverridden(line);
  return (
    <Press
      onPress={onAsk}
      hint={say('table.why', { value: writeChange(line.change), player: name })}
      insetFocus
      style={({ pressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s3,
        minHeight: first ? 68 : 52,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s1,
        borderTopWidth: first ? 1 : 0,
        borderColor: colour.rule,
        backgroundColor: pressed ? colour.raised : 'transparent',
      })}
    >
      {seat && (
        <View style={{ width: emblem }}>{first && <Emblem colour={seat.colour} size={emblem} />}</View>
      )}
      <View style={{ flex: 1, minWidth: 0 }}>
        {first && (
          <Txt role="nameLong" lines={2}>
            {name}
          </Txt>
        )}
        <Txt role="label" tone={first ? 'ink3' : 'ink2'}>
          {seat ? say('wizard.labelAfter', { label: text(line.label), after }) : after}
        </Txt>
        {set && line.override && (
          <Txt role="label" tone="lamp">
            {say('wizard.byHandWas', { worked: writeNumber(line.override.computed) })}
          </Txt>
        )}
      </View>
      <Txt role={first ? 'figureM' : 'figureS'} tone={set ? 'lamp' : line.change < 0 ? 'loss' : 'ink'}>
        {writeChange(line.change)}
      </Txt>
    </Press>
  );
}
