import { useContext, useEffect, useId } from 'react';
import { View } from 'react-native';
import { SPACE } from '../theme/tokens';
import { useLayout } from '../useLayout';
import { SnackbarBody } from './SnackbarBody';
import { FrontContext, PlacesContext } from './places';

interface Props {
  /** What lies under it at the edge of the screen. */
  readonly inset?: number;
}

/** A place of its own for the snackbar: no row and no button lies under it. */
export function SnackbarPlace({ inset = 0 }: Props) {
  const id = useId();
  const inFront = useContext(FrontContext);
  const { shown, message, take, leave, dismiss } = useContext(PlacesContext);
  // Every line counts on a phone on its side: there it goes over the title.
  const usable = useLayout() !== 'landscape' && inFront;
  useEffect(() => {
    if (!usable) return undefined;
    take(id);
    return () => leave(id);
  }, [id, usable, take, leave]);
  if (!usable) return null;
  const here = shown === id ? message : null;
  return (
    <View
      style={{
        alignItems: 'center',
        paddingHorizontal: SPACE.s3,
        paddingTop: here ? SPACE.s1 : 0,
        paddingBottom: here ? SPACE.s1 + inset : 0,
      }}
    >
      <SnackbarBody message={here} onDismiss={dismiss} from={SPACE.s4} />
    </View>
  );
}
