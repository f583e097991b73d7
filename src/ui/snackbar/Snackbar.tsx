import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE } from '../theme/tokens';
import { useLayout } from '../useLayout';
import { SnackbarBody, type SnackbarMessage } from './SnackbarBody';

interface Props {
  readonly message: SnackbarMessage | null;
  readonly above: number;
  readonly onDismiss: () => void;
}

/** Keeps the buttons of the header and of the side bar free. */
const BETWEEN_BUTTONS = { left: 64, right: 192 } as const;

/** Over the page, where the page has no place for it. */
export function Snackbar({ message, above, onDismiss }: Props) {
  const insets = useSafeAreaInsets();
  // On a phone on its side the bottom is full of figures: there it goes over the title.
  const low = useLayout() === 'landscape';
  return (
    <View
      style={{
        position: 'absolute',
        ...(low
          ? { ...BETWEEN_BUTTONS, top: insets.top }
          : { left: SPACE.s3, right: SPACE.s3, bottom: (above || insets.bottom) + SPACE.s2 }),
        alignItems: 'center',
        pointerEvents: 'box-none',
      }}
    >
      <SnackbarBody message={message} onDismiss={onDismiss} from={low ? -SPACE.s4 : SPACE.s4} tight={low} />
    </View>
  );
}
