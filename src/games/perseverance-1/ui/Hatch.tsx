import { Path, Svg } from '@/ui/svg';
import { useTheme } from '@/ui';

/** About the size of a space on a phone, so that the lines keep their distance. */
const WIDE = 72;
const HIGH = 58;
const LINES = Array.from({ length: 16 }, (_, i) => `M${i * 9} 0L${i * 9 - HIGH} ${HIGH}`).join('');

/** Slanted lines over its parent: no such space, or not yet. */
export function Hatch() {
  const { colour } = useTheme();
  return (
    <Svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
      focusable={false}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <Path d={LINES} stroke={colour.edge} strokeOpacity={0.5} strokeWidth={1} fill="none" />
    </Svg>
  );
}
