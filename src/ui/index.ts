// What only later screens draw (charts, rows of the timeline) is imported by its path: the first load does not carry it.
export { BlankPage } from './BlankPage';
export { Button, type ButtonProps } from './Button';
export { Chip, type ChipProps } from './Chip';
export { Counter, type CounterProps } from './counter/Counter';
export { Figure, writeChange, writeNumber } from './counter/Figure';
export { Header, type HeaderProps } from './Header';
export { IconButton, type IconButtonProps } from './IconButton';
export { Emblem, type EmblemProps } from './icons/Emblem';
export { Icon, type IconName, type IconProps } from './icons/Icon';
export { Later } from './Later';
export { Keypad, type KeypadProps } from './keypad/Keypad';
export { OffContext, Press, type PressProps } from './press/Press';
export { useHold } from './press/useHold';
export { SavedMark } from './SavedMark';
export { RevealContext } from './reveal';
export { Screen, type ScreenProps } from './Screen';
export { Sheet, type SheetProps } from './sheet/Sheet';
export { whenNoSheet } from './sheet/turns';
export { FrontContext } from './snackbar/places';
export { SnackbarPlace } from './snackbar/SnackbarPlace';
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
export { layoutOf, PaneContext, useLayout, type Layout, type Pane } from './useLayout';
export { Banner, type BannerProps } from './Banner';
export { type BarItemProps } from './BarItem';
export { BottomBar, type BarPrimary, type BottomBarProps } from './BottomBar';
export { counterSize } from './counter/counterSize';
export { Stepper, type StepperProps } from './counter/Stepper';
export { DueDot } from './DueDot';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { Foot, type FootProps } from './Foot';
export { Choice, type ChoiceOption, type ChoiceProps } from './form/Choice';
export { TextField, type TextFieldProps } from './form/TextField';
export { ToggleRow, type ToggleRowProps } from './form/ToggleRow';
export { type Fit, type Shrink } from './ledger/fitNames';
export { Ledger, type LedgerProps } from './ledger/Ledger';
export { useNameFit } from './ledger/useNameFit';
export { PlayerRow, type PlayerRowProps } from './ledger/PlayerRow';
export { RowMark, type RowMarkProps } from './ledger/RowMark';
export { ListRow, type ListRowProps } from './ListRow';
export { Pips, type PipsProps } from './Pips';
export { PlayerBadge, type PlayerBadgeProps } from './PlayerBadge';
export { Section, type SectionProps } from './Section';
export { Stat, type StatProps } from './Stat';
export { Track, type TrackProps } from './Track';
export { WhySheet, type WhyLine, type WhySheetProps } from './WhySheet';
export { WizardFrame, type WizardFrameProps } from './wizard/WizardFrame';
