import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Animated, View, type LayoutChangeEvent, type LayoutRectangle, type ViewStyle } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { useMoving } from '../theme/useMoving';

interface Props {
  readonly children: ReactNode;
  /** The bar stands at the left of a row, or on top of a column. */
  readonly edge: 'left' | 'top';
  readonly style: ViewStyle;
}

/** The lamp stands on whoever's turn it is, and walks to the next in 420 ms: the one flourish of the app. */
export function LampArea({ children, edge, style }: Props) {
  const { colour, motion } = useTheme();
  const [way, setWay] = useState<{ readonly from: LayoutRectangle; readonly to: LayoutRectangle } | null>(
    null,
  );
  const walked = useMoving(1);
  const stand = useCallback((to: LayoutRectangle) => {
    setWay((before) => (before && sameRectangle(before.to, to) ? before : { from: before?.to ?? to, to }));
  }, []);
  useEffect(() => {
    if (!way) return undefined;
    walked.setValue(0);
    const walk = Animated.timing(walked, { toValue: 1, duration: motion.lamp, useNativeDriver: false });
    walk.start();
    return () => walk.stop();
  }, [way, walked, motion.lamp]);

  const between = (side: keyof LayoutRectangle) =>
    way ? walked.interpolate({ inputRange: [0, 1], outputRange: [way.from[side], way.to[side]] }) : 0;
  return (
    <LampContext value={stand}>
      <View style={style}>
        {way && (
          <Animated.View
            style={{
              position: 'absolute',
              left: between('x'),
              top: between('y'),
              width: between('width'),
              height: between('height'),
              backgroundColor: colour.lit,
            }}
          >
            <View
              style={
                edge === 'left'
                  ? { width: 5, height: '100%', backgroundColor: colour.lamp }
                  : { height: 5, width: '100%', backgroundColor: colour.lamp }
              }
            />
          </Animated.View>
        )}
        {children}
      </View>
    </LampContext>
  );
}

/** Give the answer to a direct child of the area as its onLayout; the lamp then follows `now`. */
export function useLamp(now: boolean): (event: LayoutChangeEvent) => void {
  const stand = useContext(LampContext);
  const place = useRef<LayoutRectangle | null>(null);
  useEffect(() => {
    if (now && place.current) stand(place.current);
  }, [now, stand]);
  return useCallback(
    (event) => {
      place.current = event.nativeEvent.layout;
      if (now) stand(place.current);
    },
    [now, stand],
  );
}

const LampContext = createContext<(to: LayoutRectangle) => void>(() => {});

function sameRectangle(a: LayoutRectangle, b: LayoutRectangle): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
