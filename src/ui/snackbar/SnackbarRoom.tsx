import { useContext } from 'react';
import { View } from 'react-native';
import { SPACE, TARGET } from '../theme/tokens';
import { PlacesContext } from './places';

/** At the end of a list that fills its page, as high as a snackbar: when one comes it takes this room and no row moves. */
export function SnackbarRoom() {
  const { shown, message } = useContext(PlacesContext);
  const height = shown !== null && message ? 0 : TARGET.base + 2 * SPACE.s1 + 2;
  return <View style={{ height }} />;
}
