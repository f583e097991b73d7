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
  /** The bar is at the left of a row, or on top of a column. */
  readonly edge: 'left' | 'top';
  readonly style: ViewStyle;
}

/** The lamp is on the player on turn, and moves to the next in 420 ms: the one flourish of the app. */
export function LampArea({ children, edge, style }: Props) {
  const { colour, motion } = useTheme();
  const [way, setWay] = useState<{ readonly from: LayoutRectangle; readonly to: LayoutRectangle } | null>(
    null,
  );
  const [moving, setMoving] = useState(false);
  const progress = useMoving(1);
  const moveTo = useCallback((to: LayoutRectangle) => {
    setWay((before) => (before && sameRectangle(before.to, to) ? before : { from: before?.to ?? to, to }));
  }, []);
  const lamp = useMemo(() => ({ moveTo, moving }), [moveTo, moving]);
  useEffect(() => {
    if (!way || way.from === way.to || motion.lamp === 0) return undefined;
    progress.setValue(0);
    const slide = Animated.timing(progress, { toValue: 1, duration: motion.lamp, useNativeDriver: false });
    const leave = requestAnimationFrame(() => {
      setMoving(true);
      slide.start(() => setMoving(false));
    });
    return () => {
      cancelAnimationFrame(leave);
      slide.stop();
    };
  }, [way, progress, motion.lamp]);

  const between = (side: keyof LayoutRectangle) =>
    way ? progress.interpolate({ inputRange: [0, 1], outputRange: [way.from[side], way.to[side]] }) : 0;
  return (
    <LampContext value={lamp}>
      <View style={style}>
        {moving && (
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
  /** For a direct child of the area, so that the lamp knows where to go. */
  readonly onLayout: (event: LayoutChangeEvent) => void;
  /** The lamp is here and not moving. */
  readonly lit: boolean;
}

export function useLamp(now: boolean): Lit {
  const { moveTo, moving } = useContext(LampContext);
  const place = useRef<LayoutRectangle | null>(null);
  useEffect(() => {
    if (now && place.current) moveTo(place.current);
  }, [now, moveTo]);
  const onLayout = useCallback(
    (event: LayoutChangeEvent) => {
      place.current = event.nativeEvent.layout;
      if (now) moveTo(place.current);
    },
    [now, moveTo],
  );
  return { onLayout, lit: now && !moving };
}

interface Lamp {
  readonly moveTo: (to: LayoutRectangle) => void;
  readonly moving: boolean;
}

const LampContext = createContext<Lamp>({ moveTo: () => {}, moving: false });

function sameRectangle(a: LayoutRectangle, b: LayoutRectangle): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
