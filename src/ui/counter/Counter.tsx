import { useState } from 'react';
import { View, type ViewStyle } from 'react-native';
import { useSay } from '@/i18n';
import { figureWidth, rowFigure, type Shrink } from '../ledger/fitNames';
import { Keypad } from '../keypad/Keypad';
import { useTheme } from '../theme/ThemeProvider';
import { TARGET, type TextRole } from '../theme/tokens';
import { useNarrow } from '../useLayout';
import { CounterFigure } from './CounterFigure';
import { StepButton } from './StepButton';
import { useSteps, type Stepped } from './useSteps';

export interface CounterProps extends Stepped {
  /** Who and what, e.g. "Emmy, Followers". */
  readonly label: string;
  /** A number from the keypad; without it the figure does not open one. */
  readonly onSet?: (to: number) => void;
  /** Instead of a keypad of its own, as where one goes from number to number. */
  readonly onType?: (() => void) | undefined;
  /** A long press on the figure. */
  readonly onHold?: (() => void) | undefined;
  /** Row: 64 in a ledger. Small: 30 in a wizard. Tall: 104 over its buttons, for landscape. Wide: 112, for tablets. */
  readonly size?: 'row' | 'small' | 'tall' | 'wide';
  /** The most digits in this column, so that − and + line up in every row. */
  readonly digits?: number;
  /** Sizes that the figure of a row gives up, so that the name beside it is not cut. */
  readonly shrink?: Shrink;
  /** It is on a lit row. */
  readonly lit?: boolean;
}

export function Counter(props: CounterProps) {
  const {
    label,
    value,
    unknown = false,
    min,
    max,
    onAdjust,
    onSet,
    size = 'row',
    shrink = 0,
    lit = false,
  } = props;
  const [typing, setTyping] = useState(false);
  const say = useSay();
  const { textScale } = useTheme();
  const narrow = useNarrow();
  const { floor, cap, step } = useSteps(props);
  const digits = Math.max(props.digits ?? 0, `${Math.abs(value)}`.length + (value < 0 ? 1 : 0));
  const button = {
    size: size === 'wide' ? TARGET.counterLarge : narrow ? TARGET.base : TARGET.counter,
    wide: size === 'tall',
    lit,
  };
  const less = (
    <StepButton
      {...button}
      sign="minus"
      label={say('ui.counter.less', { label })}
      reason={floor}
      onStep={(repeat) => step(-1, repeat)}
    />
  );
  const more = (
    <StepButton
      {...button}
      sign="plus"
      label={say('ui.counter.more', { label })}
      reason={cap}
      onStep={(repeat) => step(1, repeat)}
    />
  );
  const figure = (
    <CounterFigure
      label={label}
      value={value}
      unknown={unknown}
      min={min}
      {...(max !== undefined && { max })}
      role={roleOf(size, digits, shrink, textScale > 1.2)}
      minWidth={size === 'tall' ? 0 : widthOf(size, digits, shrink, narrow)}
      onStep={step}
      {...(onSet && { onOpen: props.onType ?? (() => setTyping(true)) })}
      onHold={props.onHold}
    />
  );
  return (
    <View style={size === 'tall' ? TALL : ROW}>
      {size === 'tall' ? (
        <>
          {figure}
          <View style={PAIR}>
            {less}
            {more}
          </View>
        </>
      ) : (
        <>
          {less}
          {figure}
          {more}
        </>
      )}
      {onSet && !props.onType && (
        <Keypad
          visible={typing}
          title={label}
          value={value}
          min={min}
          {...(max !== undefined && { max })}
          onClose={() => setTyping(false)}
          onEnter={onSet}
          onAdd={onAdjust}
          onPutRight={props.onHold}
        />
      )}
    </View>
  );
}

const ROW: ViewStyle = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
};
const TALL: ViewStyle = { flex: 1, justifyContent: 'space-between' };
const PAIR: ViewStyle = { flexDirection: 'row', gap: 8, marginBottom: 8 };

/** `large`: the figure grows too, and three digits would push + out of a tablet's cell. */
function roleOf(
  size: NonNullable<CounterProps['size']>,
  digits: number,
  shrink: Shrink,
  large: boolean,
): TextRole {
  switch (size) {
    case 'small':
      return 'figureM';
    case 'row':
      return rowFigure(digits, shrink);
    case 'tall':
      return digits < 3 ? 'figureXl' : digits === 3 ? 'figureL' : 'figureM';
    case 'wide':
      return digits < (large ? 3 : 4) ? 'figureXxl' : 'figureL';
  }
}

function widthOf(size: 'small' | 'row' | 'wide', digits: number, shrink: Shrink, narrow: boolean): number {
  if (size === 'small') return narrow ? 16 + 17 * Math.max(2, digits) : 24 + 20 * Math.max(2, digits);
  if (size === 'wide') return 160;
  return figureWidth(digits, shrink, narrow);
}
