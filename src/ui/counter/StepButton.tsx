import { Icon } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS } from '../theme/tokens';
import { useHold } from './useHold';

interface Props {
  readonly sign: 'minus' | 'plus';
  readonly label: string;
  readonly size: number;
  /** Fills the room it is given instead of being round. */
  readonly wide: boolean;
  /** It is on a lit row. */
  readonly lit: boolean;
  readonly reason: string | undefined;
  readonly onStep: (repeat: number) => boolean;
}

export function StepButton({ sign, label, size, wide, lit, reason, onStep }: Props) {
  const { colour } = useTheme();
  const hold = useHold(onStep);
  const off = reason !== undefined;
  const rest = sign === 'minus' ? 'transparent' : lit ? colour.litUp : colour.raised;
  return (
    <Press
      {...hold}
      label={label}
      reason={reason}
      style={({ pressed, hovered }) => ({
        ...(wide ? { flex: 1 } : { width: size }),
        height: size,
        borderRadius: RADIUS.full,
        borderWidth: 1.5,
        borderStyle: off ? 'dashed' : 'solid',
        borderColor: pressed && !off ? colour.lamp : colour.edge,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: off
          ? 'transparent'
          : pressed
            ? lit
              ? colour.page
              : colour.lit
            : hovered
              ? lit
                ? colour.litUp
                : colour.raised
              : rest,
      })}
    >
      <Icon name={sign} size={size > 52 ? 28 : 24} color={off ? colour.inkOff : colour.ink} />
    </Press>
  );
}
