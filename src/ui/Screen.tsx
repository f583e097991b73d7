import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { KeyboardAvoidingView, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { RevealContext, useReveal } from './reveal';
import { SnackbarPlace } from './snackbar/SnackbarPlace';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { PaneContext, useLayout } from './useLayout';

export interface ScreenProps {
  readonly children: ReactNode;
  readonly header?: ReactNode;
  /** A Foot, a primary button: it pads its own safe area. */
  readonly footer?: ReactNode;
  /** A BottomBar: at the bottom, or at the right edge of a phone on its side. */
  readonly bar?: ReactNode;
  /** Scrolls as one page; a list or a ledger that scrolls by itself says false. */
  readonly scroll?: boolean;
  /** Nothing on it can be pressed: the page itself takes the focus, so that keys scroll it. */
  readonly reading?: boolean;
  /** When this changes there is something new to read: from the top. */
  readonly startsAt?: number;
  /** What a tap opens further down comes into sight. */
  readonly reveals?: boolean;
  /** The snackbar goes under the page; a page that has something of its own down there says false. */
  readonly place?: boolean;
  /** Room at both sides; 0 for ledgers, whose rules run to the edge. */
  readonly gutter?: number;
}

/** One page. Sentences stop at 720 wide, so that a tablet does not stretch a line across the table. */
export function Screen(props: ScreenProps) {
  const { children, header, footer, bar, scroll = true, reading = false, gutter = SPACE.s4 } = props;
  const { place = true, startsAt, reveals = false } = props;
  const { colour } = useTheme();
  const pane = useContext(PaneContext) !== null;
  const { reveal, content, scroll: scroller, watch } = useReveal();
  useLayoutEffect(() => scroller.current?.scrollTo({ y: 0, animated: false }), [scroller, startsAt]);
  const safe = useSafeAreaInsets();
  const insets = pane ? NONE : safe;
  const rail = useLayout() === 'landscape' ? bar : undefined;
  const below = footer !== undefined || (bar !== undefined && rail === undefined);
  const sides = { paddingLeft: gutter + insets.left, paddingRight: gutter + (rail ? 0 : insets.right) };
  return (
    <View style={{ flex: 1, flexDirection: 'row', backgroundColor: colour.page }}>
      <KeyboardAvoidingView
        {...(!pane && { behavior: 'padding' })}
        style={{ flex: 1, minWidth: 0, paddingTop: insets.top }}
      >
        {header}
        <View {...(!pane && { role: 'main' })} style={{ flex: 1, minHeight: 0 }}>
          {scroll ? (
            <ScrollView
              ref={scroller}
              {...(reveals && watch)}
              keyboardShouldPersistTaps="handled"
              {...(reading && { tabIndex: 0 })}
              contentContainerStyle={{
                ...sides,
                width: '100%',
                maxWidth: 720,
                alignSelf: 'center',
                paddingBottom: SPACE.s5 + (below ? 0 : insets.bottom),
              }}
            >
              {reveals ? (
                <RevealContext value={reveal}>
                  <View ref={content}>{children}</View>
                </RevealContext>
              ) : (
                children
              )}
            </ScrollView>
          ) : (
            // A ledger's last rule lies a pixel over the edge: the page must not scroll sideways for it.
            <View style={{ flex: 1, ...sides, paddingBottom: below ? 0 : insets.bottom, overflow: 'hidden' }}>
              {children}
            </View>
          )}
          {place && !pane && <SnackbarPlace inset={below ? 0 : insets.bottom} />}
          {footer}
        </View>
        {rail === undefined && bar}
      </KeyboardAvoidingView>
      {rail}
    </View>
  );
}

/** Beside other things on the screen it touches no edge. */
const NONE = { top: 0, right: 0, bottom: 0, left: 0 } as const;
