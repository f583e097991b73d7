import type { NavigationProp } from '@react-navigation/native';
import type { Routes } from '../navigation';

/** Back to where the person came from; a page opened by its address leads home. */
export function leave(navigation: NavigationProp<Routes>): void {
  if (navigation.canGoBack()) navigation.goBack();
  else navigation.navigate('Home');
}
