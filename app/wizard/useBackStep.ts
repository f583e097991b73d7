import { useNavigation, usePreventRemove } from '@react-navigation/native';
import { Platform } from 'react-native';

/** What Back sends, whether it is a key, a gesture or the browser's arrow. */
const BACK = ['GO_BACK', 'POP', 'RESET'];

/** Back goes one step back; only the first step leaves. */
export function useBackStep(inside: boolean, goBack: () => void): void {
  const navigation = useNavigation();
  usePreventRemove(inside, ({ data: { action } }) => {
    if (!BACK.includes(action.type)) return navigation.dispatch(action);
    goBack();
    // After a reload the router knows no earlier page to return from: the address would stay behind.
    if (action.type === 'RESET' && Platform.OS === 'web') window.history.forward();
  });
}
