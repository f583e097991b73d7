import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useRef } from 'react';
import type { FlatList, NativeScrollEvent, NativeSyntheticEvent } from 'react-native';

/** A browser forgets how far a list was scrolled while another screen covers it: coming back scrolls there again. */
export function useKeptScroll<Item>() {
  const navigation = useNavigation();
  const list = useRef<FlatList<Item>>(null);
  const offset = useRef(0);
  const onScroll = useCallback(
    ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
      if (navigation.isFocused()) offset.current = nativeEvent.contentOffset.y;
    },
    [navigation],
  );
  useFocusEffect(
    useCallback(() => {
      const kept = offset.current;
      if (kept === 0) return undefined;
      const frame = requestAnimationFrame(() =>
        list.current?.scrollToOffset({ offset: kept, animated: false }),
      );
      return () => cancelAnimationFrame(frame);
    }, []),
  );
  return { ref: list, onScroll, scrollEventThrottle: 100 };
}
