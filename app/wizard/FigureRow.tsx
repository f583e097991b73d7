import { View } from 'react-native';
import type { AskedFigure, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Counter, Emblem, SPACE, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly figure: AskedFigure<unknown>;
  readonly seat: Seat | undefined;
  /** Of the widest figure of the step: the buttons stand under each other. */
  readonly digits: number;
  readonly text: GameText;
  readonly onWrite: (draft: unknown) => void;
}

export function FigureRow({ figure, seat, digits, text, onWrite }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const what = text(figure.label);
  const name = seat ? say('table.figureOf', { player: seat.name, figure: what }) : what;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s3,
        minHeight: 68,
        paddingHorizontal: SPACE.s4,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      {seat && <Emblem colour={seat.colour} size={28} />}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt role="nameLong" lines={2}>
          {seat?.name ?? what}
        </Txt>
        {figure.note && (
          <Txt role="caption" tone="ink3">
            {text(figure.note)}
          </Txt>
        )}
      </View>
      <Counter
        // The same number is asked in every group: heard alone, it needs its heading.
        label={figure.group ? say('table.figureOf', { player: text(figure.group), figure: name }) : name}
        value={figure.value}
        min={figure.track.min}
        {...(figure.track.max !== undefined && { max: figure.track.max })}
        size="small"
        digits={digits}
        onAdjust={(by) => onWrite(figure.write(figure.value + by))}
        onSet={(to) => onWrite(figure.write(to))}
      />
    </View>
  );
}
