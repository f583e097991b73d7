import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useWindowDimensions, View, type ViewStyle } from 'react-native';
import type { TableView } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { PaneContext, type LedgerProps, Txt, useLayout, useTheme } from '@/ui';
import { Tabs } from '@/ui/Tabs';
import { saysTheSame } from '../text/saysTheSame';
import type { GameText } from '../text/useGameText';
import { HostedScreen } from './HostedScreen';
import { arrange, PLAYERS_SHARE } from './arrange';
import { useSwipe } from './useSwipe';

interface Props {
  readonly view: TableView<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
  /** The ledger, beside, over or under something else. */
  readonly players: (share: LedgerProps['share'], above?: ReactNode) => ReactNode;
}

interface Page {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

const NOTHING: NonNullable<TableView<unknown>['beside']> = [];

/** The players and what the game wants beside them: a swipe away on a phone, side by side where there is room. */
export function TablePages({ view, open, text, players }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const layout = useLayout();
  const { width, height } = useWindowDimensions();
  const { beside = NOTHING } = view;
  const other = beside.filter((one) => layout !== 'phone' || one.above === undefined);
  // One and the same for every drawing: whatever asks how much room it has would be drawn again.
  const { kind, pane, cell } = useMemo(
    () => arrange(layout, width, height, other.length),
    [layout, width, height, other.length],
  );
  const glance = layout === 'tablet' ? view.glance : undefined;
  if (glance !== undefined && (height > width || beside.length === 0))
    return (
      <Glance
        open={open}
        screen={glance}
        upright={height > width}
        players={players}
        title={say('table.board')}
      />
    );
  if (beside.length === 0) return players(undefined);
  const inSight = layout === 'phone' ? beside.flatMap(({ above }) => above ?? []) : [];
  const above = inSight.map((screen) => (
    <HostedScreen key={screen} open={open} screen={screen} onClose={() => undefined} />
  ));
  const pages = other.map(({ screen, label }): Page => ({
    id: screen,
    title: text(label),
    body: <HostedScreen open={open} screen={screen} onClose={() => undefined} />,
  }));
  if (pages.length === 0) return players(undefined, above);
  const all: readonly Page[] = [
    { id: 'players', title: say('table.players'), body: players(undefined, above) },
    ...pages,
  ];
  const besides = (style: ViewStyle) =>
    pages.map(({ id, title, body }) => (
      <View key={id} role="region" aria-label={title} style={{ ...style, borderColor: colour.rule }}>
        {body}
      </View>
    ));
  switch (kind) {
    case 'swipe':
      return (
        <PaneContext value={pane}>
          <Pager pages={all} />
        </PaneContext>
      );
    case 'below':
      return (
        <View style={{ flex: 1 }}>
          {players('below')}
          <View style={{ ...BELOW, borderColor: colour.rule }}>
            <PaneContext value={pane}>{besides(NEXT)}</PaneContext>
          </View>
        </View>
      );
    case 'columns':
      return (
        <View style={{ flex: 1, flexDirection: 'row' }}>
          <PaneContext value={pane}>
            <View style={FIRST}>{players('side')}</View>
            {besides(NEXT)}
          </PaneContext>
        </View>
      );
    case 'halves':
      return (
        <View style={{ flex: 1, flexDirection: 'row' }}>
          <View style={{ ...FIRST, flexGrow: PLAYERS_SHARE }}>
            <PaneContext value={cell}>{players('side')}</PaneContext>
          </View>
          <View style={{ ...NEXT, borderColor: colour.rule }}>
            <PaneContext value={pane}>
              <Pager pages={pages} />
            </PaneContext>
          </View>
        </View>
      );
  }
}

interface GlanceProps extends Pick<Props, 'open' | 'players'> {
  readonly screen: string;
  readonly upright: boolean;
  readonly title: string;
}

/** Everything else at one look: across under the players, or beside them on a tablet that lies on its side. */
function Glance({ open, screen, upright, players, title }: GlanceProps) {
  const { colour } = useTheme();
  const line = upright ? { borderTopWidth: 1 } : { borderLeftWidth: 1 };
  return (
    <View style={{ flex: 1, flexDirection: upright ? 'column' : 'row' }}>
      {upright ? players('below') : <View style={FIRST}>{players('side')}</View>}
      <View
        role="region"
        aria-label={title}
        style={{ ...(upright ? LOOK : FIRST), ...line, borderColor: colour.rule }}
      >
        <HostedScreen open={open} screen={screen} onClose={() => undefined} />
      </View>
    </View>
  );
}

/** It gives way first, down to a line or two: when a snackbar comes no row of a player moves. */
const LOOK: ViewStyle = { flexGrow: 1, flexShrink: 1000, minHeight: 200 };

/** One page at a time, under tabs; a swipe goes to the next. */
function Pager({ pages }: { readonly pages: readonly Page[] }) {
  const [wanted, setWanted] = useState(pages[0]?.id);
  const at = Math.max(
    pages.findIndex(({ id }) => id === wanted),
    0,
  );
  const ids = pages.map(({ id }) => id).join(' ');
  const swipe = useSwipe(
    useCallback(
      (by) =>
        setWanted((now) => {
          const all = ids.split(' ');
          const here = Math.max(all.indexOf(now ?? ''), 0);
          return all[here + by] ?? now;
        }),
      [ids],
    ),
  );
  const page = pages[at];
  if (!page) return null;
  return (
    <View style={SWIPED} {...swipe}>
      {pages.length > 1 && (
        <PageTabs
          pages={pages.map(({ id, title }) => ({ id, title }))}
          chosen={page.id}
          onChange={setWanted}
        />
      )}
      <View key={page.id} role="tabpanel" aria-label={page.title} style={{ flex: 1, minHeight: 0 }}>
        {page.body}
      </View>
    </View>
  );
}

interface TabsProps {
  readonly pages: readonly Pick<Page, 'id' | 'title'>[];
  readonly chosen: string;
  readonly onChange: (page: string) => void;
}

const PageTabs = memo(function PageTabs({ pages, chosen, onChange }: TabsProps) {
  const say = useSay();
  return (
    <Tabs
      slim
      label={say('table.pages')}
      tabs={pages.map(({ id, title }) => ({
        id,
        label: title,
        body: (
          <Txt role="labelStrong" tone={id === chosen ? 'ink' : 'ink2'} hidden>
            {title}
          </Txt>
        ),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}, saysTheSame('pages'));

const FIRST: ViewStyle = { flex: 1, minWidth: 0, minHeight: 0 };
const NEXT: ViewStyle = { ...FIRST, borderLeftWidth: 1 };
const BELOW: ViewStyle = {
  flexGrow: 1,
  flexShrink: 0,
  flexBasis: '38%',
  flexDirection: 'row',
  borderTopWidth: 1,
};
/** The browser keeps scrolling up and down, and leaves swiping to us. */
const SWIPED = { flex: 1, touchAction: 'pan-y' } as ViewStyle;
