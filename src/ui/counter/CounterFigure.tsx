import { Pressable } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, TARGET, type TextRole } from '../theme/tokens';
import { Figure } from './Figure';
import { useSpin } from './useSpin';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly unknown: boolean;
  readonly min: number;
  readonly max?: number;
  readonly role: TextRole;
  readonly minWidth: number;
  readonly onStep: (by: 1 | -1) => boolean;
  readonly onOpen?: () => void;
  readonly onHold?: (() => void) | undefined;
}

/** The number itself: a tap opens the keypad. */
export function CounterFigure({ role, minWidth, ...props }: Props) {
  const { value, unknown, onOpen } = props;
  const { colour } = useTheme();
  const spin = useSpin(props);
  return (
    <Pressable
      {...spin}
      style={({ pressed }) => ({
        minWidth,
        minHeight: TARGET.base,
        flexGrow: 1,
        justifyContent: 'center',
        borderRadius: RADIUS.control,
        backgroundColor: pressed && onOpen ? colour.raised : 'transparent',
      })}
    >
      <Figure value={value} unknown={unknown} role={role} />
    </Pressable>
  );
}
