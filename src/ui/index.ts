export { Button, type ButtonProps } from './Button';
export { Chip, type ChipProps } from './Chip';
export { Counter, type CounterProps } from './counter/Counter';
export { Figure, writeChange, writeNumber } from './counter/Figure';
export { Header, type HeaderProps } from './Header';
export { IconButton, type IconButtonProps } from './IconButton';
export { Emblem, type EmblemProps } from './icons/Emblem';
export { Icon, isIconName, type IconName, type IconProps } from './icons/Icon';
export { Keypad, type KeypadProps } from './keypad/Keypad';
export { parseExpression, type ExpressionFault } from './keypad/parseExpression';
export { Press, type PressProps } from './press/Press';
export { Screen, type ScreenProps } from './Screen';
export { Sheet, type SheetProps } from './sheet/Sheet';
export {
  SnackbarProvider,
  useBottomInset,
  useSnackbar,
  type SnackbarAnswers,
} from './snackbar/SnackbarProvider';
export { ThemeProvider, useTheme, type Theme, type ThemeSettings } from './theme/ThemeProvider';
export {
  RADIUS,
  SPACE,
  TARGET,
  type Palette,
  type Scheme,
  type TextRole,
  type TextScale,
} from './theme/tokens';
export { useFonts } from './theme/useFonts';
export { useHaptics, type HapticAnswers } from './theme/useHaptics';
export { Txt, type Tone, type TxtProps } from './Txt';
export { layoutOf, useLayout, type Layout } from './useLayout';
