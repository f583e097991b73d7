import { Children, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { SnackbarRoom } from '../snackbar/SnackbarRoom';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { Txt } from '../Txt';
import { useLayout } from '../useLayout';
import { LampArea } from './LampArea';
import { MarginLine } from './MarginLine';
import { MARGIN_WIDTH } from './marginWidth';
import { RevealContext, useReveal } from '../reveal';

export interface LedgerProps {
  /** Column heads, written once as in a ledger; on wide screens every player has a cell and needs none. */
  readonly playerHead: string;
  readonly figureHead?: string | undefined;
  /** Over the players, and scrolled with them. */
  readonly head?: ReactNode;
  /** What else the page shows: something below, to which the players leave room, or beside them. */
  readonly share?: 'below' | 'side' | undefined;
  /** PlayerRow elements, as direct children. */
  readonly children: ReactNode;
}

const TALLEST_CELL = 400;

/** The last cell's rule lies under the frame, or it would be drawn twice. */
const OVER_EDGE = { marginRight: -1, marginBottom: -1 } as const;

/** All players: rows on a phone, columns on a phone on its side, cells two by two on a tablet or beside something. */
export function Ledger({ playerHead, figureHead, head, share, children }: LedgerProps) {
  const { colour, textScale } = useTheme();
  const layout = useLayout();
  const { reveal, content, scroll, watch } = useReveal();
  if (layout === 'landscape' && share === 'side') {
    return (
      <ScrollView
        style={{ borderTopWidth: 1, borderColor: colour.rule }}
        contentContainerStyle={{ flexGrow: 1 }}
      >
        {head}
        <LampArea edge="left" style={{ flexDirection: 'row', flexWrap: 'wrap', flexGrow: 1 }}>
          {children}
        </LampArea>
      </ScrollView>
    );
  }
  if (layout === 'landscape') {
    return (
      // Sideways for the fifth player and on, down for large text.
      <ScrollView
        style={{ borderTopWidth: 1, borderColor: colour.rule, ...OVER_EDGE }}
        contentContainerStyle={{ flexGrow: 1 }}
      >
        {head}
        <ScrollView horizontal contentContainerStyle={{ flexGrow: 1, minWidth: '100%' }}>
          <LampArea edge="top" style={{ flexDirection: 'row', flexGrow: 1 }}>
            {children}
          </LampArea>
        </ScrollView>
      </ScrollView>
    );
  }
  if (layout === 'tablet') {
    return (
      <ScrollView
        style={{
          borderTopWidth: 1,
          borderColor: colour.rule,
          ...OVER_EDGE,
          ...(share === 'below' && { flexGrow: 0 }),
        }}
        contentContainerStyle={{ flexGrow: 1 }}
      >
        {head}
        <LampArea
          edge="left"
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignContent: 'stretch',
            flexGrow: 1,
            // Cells share the page, but one for two players must not become a poster.
            ...(textScale <= 1.2 && { maxHeight: Math.ceil(Children.count(children) / 2) * TALLEST_CELL }),
          }}
        >
          {children}
        </LampArea>
        {share === undefined && <SnackbarRoom />}
      </ScrollView>
    );
  }
  return (
    <ScrollView
      ref={scroll}
      {...watch}
      style={{ borderTopWidth: 1, borderColor: colour.rule }}
      contentContainerStyle={{ flexGrow: 1 }}
    >
      <View ref={content} style={{ flexGrow: 1 }}>
        {head}
        <View style={{ flexGrow: 1 }}>
          <View
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              alignItems: 'center',
              minHeight: 26,
              paddingLeft: MARGIN_WIDTH + SPACE.s3,
              paddingRight: SPACE.s3,
              borderBottomWidth: 1,
              borderColor: colour.rule,
            }}
          >
            <Txt role="caption" tone="ink3">
              {playerHead}
            </Txt>
            {figureHead !== undefined && (
              <View style={{ minWidth: 192 }}>
                <Txt role="caption" tone="ink3" align="center">
                  {figureHead}
                </Txt>
              </View>
            )}
          </View>
          <RevealContext value={reveal}>
            <LampArea edge="left" style={{ flexGrow: 1 }}>
              {children}
            </LampArea>
          </RevealContext>
          <MarginLine left={MARGIN_WIDTH - 3} />
        </View>
      </View>
      <SnackbarRoom />
    </ScrollView>
  );
}
