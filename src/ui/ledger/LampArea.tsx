import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
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
  const [walking, setWalking] = useState(false);
  const walked = useMoving(1);
  const stand = useCallback((to: LayoutRectangle) => {
    setWay((before) => (before && sameRectangle(before.to, to) ? before : { from: before?.to ?? to, to }));
  }, []);
  const lamp = useMemo(() => ({ stand, walking }), [stand, walking]);
  useEffect(() => {
    if (!way || way.from === way.to || motion.lamp === 0) return undefined;
    walked.setValue(0);
    const walk = Animated.timing(walked, { toValue: 1, duration: motion.lamp, useNativeDriver: false });
    const leave = requestAnimationFrame(() => {
      setWalking(true);
      walk.start(() => setWalking(false));
    });
    return () => {
      cancelAnimationFrame(leave);
      walk.stop();
    };
  }, [way, walked, motion.lamp]);

  const between = (side: keyof LayoutRectangle) =>
    way ? walked.interpolate({ inputRange: [0, 1], outputRange: [way.from[side], way.to[side]] }) : 0;
  return (
    <LampContext value={lamp}>
      <View style={style}>
        {walking && (
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
            <LampBar edge={edge} />
          </Animated.View>
        )}
        {children}
      </View>
    </LampContext>
  );
}

/** The bar in a row that is lit. */
export function LampBar({ edge }: { readonly edge: 'left' | 'top' }) {
  const { colour } = useTheme();
  const along = edge === 'left' ? ({ bottom: 0, width: 5 } as const) : ({ right: 0, height: 5 } as const);
  return <View style={{ position: 'absolute', left: 0, top: 0, ...along, backgroundColor: colour.lamp }} />;
}

interface Lit {
  /** For a direct child of the area, so that the lamp knows where to walk. */
  readonly onLayout: (event: LayoutChangeEvent) => void;
  /** The lamp stands here and is not on its way. */
  readonly lit: boolean;
}

export function useLamp(now: boolean): Lit {
  const { stand, walking } = useContext(LampContext);
  const place = useRef<LayoutRectangle | null>(null);
  useEffect(() => {
    if (now && place.current) stand(place.current);
  }, [now, stand]);
  const onLayout = useCallback(
    (event: LayoutChangeEvent) => {
      place.current = event.nativeEvent.layout;
      if (now) stand(place.current);
    },
    [now, stand],
  );
  return { onLayout, lit: now && !walking };
}

interface Lamp {
  readonly stand: (to: LayoutRectangle) => void;
  readonly walking: boolean;
}

const LampContext = createContext<Lamp>({ stand: () => {}, walking: false });

function sameRectangle(a: LayoutRectangle, b: LayoutRectangle): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
