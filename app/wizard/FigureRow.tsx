import { View } from 'react-native';
import { answerTo, type AskedFigure, type Seat, type TapAnswers } from '@/engine';
import { useSay } from '@/i18n';
import { Counter, Emblem, SPACE, Txt, useTheme } from '@/ui';
import { QuickNumber } from '@/ui/form/QuickNumber';
import type { GameText } from '../text/useGameText';
import { adjusted, figureLabel } from './figureLabel';

interface Props {
  readonly figure: AskedFigure;
  readonly seats: readonly Seat[];
  /** The most digits in this column. */
  readonly digits: number;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
  /** Instead of a keypad for this number alone. */
  readonly onType?: (() => void) | undefined;
}

/** One number to fill in. */
export function FigureRow({ figure, seats, digits, text, onAnswer, onType }: Props) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const seat = seats.find(({ id }) => id === figure.player);
  if (figure.quick !== undefined)
    return (
      <QuickNumber
        label={figureLabel(figure, seats, text, say)}
        name={seat?.name ?? text(figure.label)}
        note={figure.note && text(figure.note)}
        value={figure.unknown ? null : figure.value}
        {...figure.track}
        most={figure.quick}
        onSet={(to) => onAnswer(answerTo.figure(figure, to))}
      />
    );
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s3,
        minHeight: 68,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s1,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      {seat && <Emblem colour={seat.colour} size={28 * enlarge} />}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt role="nameLong" lines={2}>
          {seat?.name ?? text(figure.label)}
        </Txt>
        {figure.note && (
          <Txt role="caption" tone="ink3">
            {text(figure.note)}
          </Txt>
        )}
      </View>
      <Counter
        label={figureLabel(figure, seats, text, say)}
        value={figure.value}
        unknown={figure.unknown ?? false}
        min={figure.track.min}
        {...(figure.track.max !== undefined && { max: figure.track.max })}
        size="small"
        digits={digits}
        onAdjust={(by) => onAnswer(answerTo.figure(figure, adjusted(figure, by)))}
        onSet={(to) => onAnswer(answerTo.figure(figure, to))}
        onType={onType}
      />
    </View>
  );
}
