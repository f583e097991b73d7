import { useContext, useEffect, useId, useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE, TARGET } from '../theme/tokens';
import { PlacesContext } from './places';
import { SnackbarBody } from './SnackbarBody';

interface Props {
  readonly visible: boolean;
  /** There is no room over the sheet: it lies on its title, and the cross stays free. */
  readonly low?: boolean;
}

/**
 * The snackbar's place while a sheet is open: over its edge, never behind it. What was said before the sheet came belongs
 * to the page and waits there.
 */
export function SheetSnackbar({ visible, low = false }: Props) {
  const id = useId();
  const insets = useSafeAreaInsets();
  const { message, take, leave, dismiss, shown } = useContext(PlacesContext);
  const [before] = useState(message?.id);
  useEffect(() => {
    if (!visible) return undefined;
    take(id);
    return () => leave(id);
  }, [id, visible, take, leave]);
  const here = visible && shown === id && message?.id !== before ? message : null;
  return (
    <View
      style={{
        alignItems: 'center',
        pointerEvents: 'box-none',
        ...(low
          ? { position: 'absolute', zIndex: 1, top: SPACE.s1, left: SPACE.s3, right: TARGET.base + SPACE.s2 }
          : {
              paddingHorizontal: SPACE.s3,
              paddingTop: here ? insets.top : 0,
              paddingBottom: here ? SPACE.s2 : 0,
            }),
      }}
    >
      <SnackbarBody message={here} onDismiss={dismiss} from={SPACE.s2} tight={low} />
    </View>
  );
}
