import { Children, useContext, type ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import type { Colour } from '@/engine';
import { useSay } from '@/i18n';
import type { IconName } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { Txt } from '../Txt';
import { PaneContext, useLayout, useNarrow } from '../useLayout';
import { LampBar, useLamp } from './LampArea';
import { MARGIN_WIDTH } from './marginWidth';
import { useShown } from '../reveal';
import { Name, Own, Turn, Who } from './rowParts';
import { RowLines, type RowLinesProps } from './RowLines';

export interface PlayerRowProps extends RowLinesProps {
  /** The emblem; null for somebody without a seat, who has an icon. */
  readonly colour: Colour | null;
  readonly icon?: IconName | undefined;
  readonly name: string;
  /** The word for the row of the player who holds this phone, which is also larger. */
  readonly own?: string | undefined;
  readonly note?: string | undefined;
  /** The lamp is here; give `lit` to the counter and the stats as well. */
  readonly now: boolean;
  /** How wide the name may be; `fitNames` says it. */
  readonly nameRoom: number;
  /** A Counter; `counterSize(layout)` says which. */
  readonly counter?: ReactNode;
  /** Upside down, for somebody who sits at the far edge of a tablet. */
  readonly turned?: boolean;
  /** A tap on the name asks why the figure is what it is. */
  readonly ask?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** One player of a Ledger. */
export function PlayerRow(props: PlayerRowProps) {
  const layout = useLayout();
  switch (layout) {
    case 'phone':
      return <Row {...props} />;
    case 'landscape':
    case 'tablet':
      return <Cell {...props} tablet={layout === 'tablet'} />;
  }
}

function Row(props: PlayerRowProps) {
  const { colour, icon, name, own, note, now, counter, nameRoom, ask } = props;
  const theme = useTheme();
  const narrow = useNarrow();
  const { onLayout, lit } = useLamp(now);
  const view = useShown(now);
  const compact = Children.count(props.goods) > 0;
  // Beside a large name there is no room for the counter: it moves under it, and the stats wrap.
  const large = theme.textScale > 1.2;
  return (
    <View
      ref={view}
      onLayout={onLayout}
      role="group"
      aria-label={name}
      style={{
        flexGrow: 1,
        paddingTop: SPACE.s1,
        borderBottomWidth: 1,
        borderColor: theme.colour.rule,
        backgroundColor: lit ? theme.colour.lit : 'transparent',
      }}
    >
      {lit && <LampBar edge="left" />}
      {/* One line for emblem, name and numeral: however tall two or three rows grow, they share a centre. */}
      <View
        style={{
          flexGrow: 1,
          minHeight: (compact ? 68 : 80) + (own === undefined ? 0 : SPACE.s3),
          flexDirection: 'row',
          alignItems: large ? 'flex-start' : 'center',
        }}
      >
        <View style={{ width: MARGIN_WIDTH, alignItems: 'center', paddingTop: large ? SPACE.s2 : 0 }}>
          {/* The same above as below, so that the emblem stays on the numerals' centre line. */}
          {now && !large && !compact && <Turn />}
          <Who colour={colour} icon={icon} size={own === undefined ? 36 : 44} />
          {now && <Turn shown />}
        </View>
        <View
          style={{
            flex: 1,
            minWidth: 0,
            paddingHorizontal: SPACE.s3,
            flexDirection: large ? 'column' : 'row',
            alignItems: large ? 'stretch' : 'center',
            gap: large ? SPACE.s1 : 0,
          }}
        >
          <Asked
            ask={ask}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              minWidth: 0,
              minHeight: 48,
              paddingRight: 6,
              justifyContent: 'center',
            }}
          >
            <Name name={name} room={nameRoom} lines={large ? 2 : 1} />
            {own !== undefined && <Own word={own} />}
            {note !== undefined && (
              <Txt role="label" tone={now ? 'ink2' : 'ink3'} lines={2}>
                {note}
              </Txt>
            )}
          </Asked>
          {counter}
        </View>
      </View>
      <View
        style={{
          paddingLeft: MARGIN_WIDTH + (narrow ? SPACE.s1 : SPACE.s3),
          paddingRight: narrow ? SPACE.s1 : SPACE.s3,
        }}
      >
        <RowLines {...props} wrap={large} />
      </View>
    </View>
  );
}

function Cell({ tablet, ...props }: PlayerRowProps & { readonly tablet: boolean }) {
  const { colour, icon, name, own, note, now, counter, nameRoom, ask } = props;
  const theme = useTheme();
  const say = useSay();
  const { onLayout, lit } = useLamp(now);
  // Two by two on a phone on its side: something else is beside the players.
  const pair = useContext(PaneContext) !== null && !tablet;
  const place: ViewStyle = tablet
    ? // An odd one at the end takes the whole line.
      {
        width: '50%',
        flexGrow: 1,
        // Without a numeral there is nothing to fill it with.
        minHeight: counter ? 268 : 0,
        paddingTop: SPACE.s4,
        paddingHorizontal: 22,
        paddingBottom: SPACE.s3,
      }
    : pair
      ? { width: '50%', flexGrow: 1, paddingTop: 2, paddingHorizontal: SPACE.s2 }
      : { flex: 1, minWidth: 168, paddingTop: SPACE.s3, paddingHorizontal: 10, paddingBottom: SPACE.s2 };
  return (
    <View
      onLayout={onLayout}
      role="group"
      aria-label={name}
      style={{
        ...place,
        borderColor: theme.colour.rule,
        ...(props.turned ? TURNED : { borderRightWidth: 1, borderBottomWidth: tablet || pair ? 1 : 0 }),
        backgroundColor: lit ? theme.colour.lit : 'transparent',
      }}
    >
      {lit && <LampBar edge={tablet || pair ? 'left' : 'top'} />}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: tablet ? SPACE.s4 : 10 }}>
        <Who colour={colour} icon={icon} size={tablet ? 44 : pair ? 28 : 34} />
        {/* Of no width by itself: a long note must not push the next player off the screen. */}
        <Asked ask={ask} style={{ flexGrow: 1, width: 0, minHeight: 48, justifyContent: 'center' }}>
          <Name name={name} room={nameRoom} lines={1} tablet={tablet} />
          <View
            style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s2, alignItems: 'baseline' }}
          >
            {own !== undefined && <Own word={own} />}
            {now && (
              <Txt role="mark" tone="lamp">
                {say('ui.turn')}
              </Txt>
            )}
            {note !== undefined && (
              <Txt role="label" tone={now ? 'ink2' : 'ink3'} lines={2} style={{ flexShrink: 1 }}>
                {note}
              </Txt>
            )}
          </View>
        </Asked>
      </View>
      <View style={{ flexGrow: 1, justifyContent: 'center' }}>{counter}</View>
      <RowLines {...props} wrap={theme.textScale > 1.2} />
    </View>
  );
}

/** Its rules are turned with it: they are where they were. */
const TURNED: ViewStyle = { transform: [{ rotate: '180deg' }], borderLeftWidth: 1, borderTopWidth: 1 };

function Asked({
  ask,
  style,
  children,
}: Pick<PlayerRowProps, 'ask'> & { readonly style: ViewStyle; readonly children: ReactNode }) {
  if (!ask) return <View style={style}>{children}</View>;
  return (
    <Press
      onPress={ask.onPress}
      // The name on the screen is the label; the question is what a tap does.
      hint={ask.label}
      style={({ pressed }) => ({ ...style, opacity: pressed ? 0.7 : 1 })}
    >
      {children}
    </Press>
  );
}
