import { useContext, type ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton, type IconButtonProps } from './IconButton';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { Txt } from './Txt';
import { PaneContext, useLayout } from './useLayout';

export interface HeaderProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Instead of a subtitle, e.g. pips. */
  readonly detail?: ReactNode;
  /** Home, back or close. */
  readonly left?: IconButtonProps;
  readonly right?: readonly IconButtonProps[];
  /** Something small to see before the buttons on the right, which costs the page no line. */
  readonly mark?: ReactNode;
}

export function Header({ title, subtitle, detail, left, right = [], mark }: HeaderProps) {
  const { textScale } = useTheme();
  const layout = useLayout();
  const insets = useSafeAreaInsets();
  // Beside other things there is no way back, and the page has its title already.
  const pane = useContext(PaneContext) !== null;
  // Between two rows of buttons a large title would break in the middle of a word: it gets a line of its own.
  const large = textScale > 1.4 && layout === 'phone';
  const words = (
    <View
      style={{
        flexGrow: 1,
        flexShrink: 1,
        minWidth: 0,
        paddingHorizontal: large ? SPACE.s3 : SPACE.s1,
        // A title of two lines must not touch the edge of the screen.
        paddingTop: large ? 0 : SPACE.s1,
        paddingBottom: large ? SPACE.s2 : SPACE.s1,
        ...(layout !== 'phone' && detail !== undefined && BESIDE),
      }}
    >
      <Txt role={layout === 'tablet' ? 'step' : 'title'} heading={pane ? 2 : 1} lines={large ? 3 : 2}>
        {title}
      </Txt>
      {detail ??
        (subtitle !== undefined && (
          <Txt role="caption" tone="ink2">
            {subtitle}
          </Txt>
        ))}
    </View>
  );
  return (
    <View
      {...(!pane && { role: 'banner' })}
      style={{
        minHeight: layout === 'tablet' ? 72 : layout === 'landscape' || pane ? 48 : 56,
        justifyContent: 'center',
        paddingHorizontal: layout === 'tablet' ? SPACE.s4 : SPACE.s1,
        marginLeft: pane ? 0 : insets.left,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        {left && !pane ? <IconButton {...left} /> : <View style={{ width: pane ? SPACE.s1 : SPACE.s3 }} />}
        {large ? <View style={{ flex: 1 }} /> : words}
        {mark !== undefined && <View style={{ paddingHorizontal: SPACE.s2 }}>{mark}</View>}
        {right.map((button) => (
          <IconButton key={button.label} {...button} />
        ))}
      </View>
      {large && words}
    </View>
  );
}

const BESIDE = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s4,
} as const;
