import { Children, type ReactNode } from 'react';
import { View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE, TARGET } from '../theme/tokens';
import { useLayout } from '../useLayout';
import { useShown } from '../reveal';

export interface RowLinesProps {
  /** Stat elements. */
  readonly stats?: ReactNode;
  /** Small Stat elements, in a quiet line of their own. */
  readonly goods?: ReactNode;
  /** RowMark elements. */
  readonly marks?: ReactNode;
  /** A Stepper, under the line in which its figure is. */
  readonly stepper?:
    { readonly figure: string; readonly under: 'stats' | 'goods'; readonly element: ReactNode } | undefined;
}

/** Under the name and the big numeral: what is out of the ordinary, the stats, and the goods. */
export function RowLines({ stats, goods, marks, stepper, wrap }: RowLinesProps & { readonly wrap: boolean }) {
  // A single stat leaves room for the marks: with one line less, one player more fits on a phone.
  const beside = !wrap && Children.count(stats) === 1 && Children.count(goods) === 0;
  return (
    <>
      {Children.count(marks) > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s2 }}>
          {beside && <View style={{ flexGrow: 1 }}>{stats}</View>}
          {marks}
        </View>
      )}
      {Children.count(stats) > 0 && !(beside && Children.count(marks) > 0) && (
        <Stats wrap={wrap} close={Children.count(goods) > 0}>
          {stats}
        </Stats>
      )}
      {stepper?.under === 'stats' && <Opened key={stepper.figure}>{stepper.element}</Opened>}
      {Children.count(goods) > 0 && <Goods>{goods}</Goods>}
      {stepper?.under === 'goods' && <Opened key={stepper.figure}>{stepper.element}</Opened>}
    </>
  );
}

function Opened({ children }: { readonly children: ReactNode }) {
  return <View ref={useShown(true)}>{children}</View>;
}

/** Evenly side by side; what has no room goes to a second line. */
function Goods({ children }: { readonly children: ReactNode }) {
  const { textScale } = useTheme();
  // Figures stop growing at 130 %.
  const flexBasis = TARGET.base * Math.min(textScale, 1.3);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', marginBottom: 2 }}>
      {Children.map(children, (child) => (
        <View style={{ flexGrow: 1, flexBasis }}>{child}</View>
      ))}
    </View>
  );
}

const STATS_HEIGHT = 54;

interface StatsProps {
  readonly children: ReactNode;
  readonly wrap: boolean;
  /** Another line of figures follows. */
  readonly close: boolean;
}

/** The first is a bare figure, the others carry tracks; so the columns line up in every row. */
function Stats({ children, wrap, close }: StatsProps) {
  const layout = useLayout();
  const even = layout === 'landscape' || Children.count(children) !== 3;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: wrap ? 'wrap' : 'nowrap',
        minHeight: close || layout === 'landscape' ? TARGET.base : STATS_HEIGHT,
        columnGap: wrap ? SPACE.s4 : 0,
      }}
    >
      {Children.map(children, (child, index) => (
        <View
          style={wrap ? { flexShrink: 0 } : { flexGrow: even ? 1 : index === 0 ? 0.82 : 1.09, flexBasis: 0 }}
        >
          {child}
        </View>
      ))}
    </View>
  );
}
