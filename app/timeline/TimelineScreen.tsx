import { useCallback, useMemo, useState } from 'react';
import { FlatList, View } from 'react-native';
import { canRedo, canUndo, type Seat } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Button, Foot, Header, Screen, SPACE, Txt, useLayout, useTheme, WhySheet } from '@/ui';
import { EntryRow } from '@/ui/ledger/EntryRow';
import type { ScreenProps } from '../navigation';
import { ChangeSheet } from '../change/ChangeSheet';
import { WaitingChange } from '../change/WaitingChange';
import { useWriters } from '../live/useWriters';
import { useActions } from '../table/useActions';
import { SessionGate } from '../table/SessionGate';
import { formatTime } from '../text/format';
import { useGameText } from '../text/useGameText';
import { whyLines } from '../text/whyLines';
import { PlayerFilter } from './PlayerFilter';
import { CHART_HEIGHT, ScoreChart } from './ScoreChart';
import { TimelineRow } from './TimelineRow';
import { useScorePoints } from './useScorePoints';
import { useShown } from './useShown';
import { useTimeline, type TimelineEntry, type TimelineView } from './useTimeline';

export function TimelineScreen({ route, navigation }: ScreenProps<'Timeline'>) {
  return (
    <SessionGate id={route.params.id}>
      {(open) => (
        <Timeline
          open={open}
          onBack={() => navigation.popTo('Table', { id: open.id })}
          onChange={() => navigation.navigate('Change', { id: open.id })}
          onPutRight={() => navigation.navigate('PutRight', { id: open.id })}
        />
      )}
    </SessionGate>
  );
}

interface Props {
  readonly open: OpenSession;
  readonly onBack: () => void;
  /** A change of the past was begun. */
  readonly onChange: () => void;
  readonly onPutRight: () => void;
}

function Timeline({ open, onBack, onChange, onPutRight }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const landscape = useLayout() === 'landscape';
  const view = useTimeline(open);
  const { entries, linesOf, chart } = view;
  const points = useScorePoints(open, view);
  const writer = useWriters(open);
  const seats = useMemo(() => seatsIn(open, entries, linesOf), [open, entries, linesOf]);
  const text = useGameText(open.game.id, seats);
  const actions = useActions(open, text);
  const [player, setPlayer] = useState<string | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const choose = useCallback((seq: number) => setChosen((now) => (now === seq ? null : seq)), []);
  const shown = useShown(view, player);
  const label = text(open.game.table(open.session.state).column);
  const target = entries.find(({ seq }) => seq === chosen);
  const said = target ? linesOf(target) : [];

  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={say('timeline.title')}
          subtitle={say('timeline.since', { label, time: formatTime(open.startedAt, language) })}
          left={{ icon: 'back', label: say('timeline.backToTable'), onPress: onBack }}
          right={[
            {
              icon: 'undo',
              label: say('table.undo'),
              reason: canUndo(open.session) ? undefined : say('table.nothingToUndo'),
              onPress: actions.undo,
            },
            {
              icon: 'redo',
              label: say('table.redo'),
              reason: canRedo(open.session) ? undefined : say('table.nothingToRedo'),
              onPress: actions.redo,
            },
          ]}
        />
      }
      // A phone on its side is low: the way back is in the header, the foot appears with a choice.
      footer={
        landscape && !target ? undefined : (
          <TimelineFoot
            target={target}
            onWhy={said.some(({ why }) => why) ? () => setAsking(true) : undefined}
            onTravel={(seq) => {
              actions.jump(seq);
              setChosen(null);
            }}
            onChange={target?.status === 'done' && !open.broken ? () => setChanging(true) : undefined}
            onBack={onBack}
          />
        )
      }
    >
      <FlatList
        data={shown.entries}
        keyExtractor={({ seq }) => `${seq}`}
        extraData={chosen}
        initialNumToRender={FIRST_ROWS}
        windowSize={SCREENS}
        onEndReached={shown.more}
        onEndReachedThreshold={1.5}
        ListHeaderComponent={
          <View style={{ gap: SPACE.s3, paddingBottom: SPACE.s3 }}>
            {points.length > 1 ? (
              <ScoreChart points={points} seats={open.seats} label={label} />
            ) : (
              chart && <View style={{ height: CHART_HEIGHT }} />
            )}
            <WaitingChange open={open} onPress={onChange} />
            <PlayerFilter seats={open.seats} value={player} onChange={setPlayer} />
            <View style={{ height: 1, backgroundColor: colour.rule }} />
          </View>
        }
        renderItem={({ item }) => (
          <TimelineRow
            item={item}
            linesOf={linesOf}
            seats={open.seats}
            text={text}
            who={writer(item.by)}
            selected={item.seq === chosen}
            onPress={choose}
          />
        )}
        ListEmptyComponent={
          player === null ? null : (
            <Txt tone="ink2" style={{ padding: SPACE.s4 }}>
              {say('timeline.emptyFor', { player: open.seats.find(({ id }) => id === player)?.name ?? '' })}
            </Txt>
          )
        }
        ListFooterComponent={
          <EntryRow
            time={formatTime(open.startedAt, language)}
            icon="finish"
            fact={say('timeline.start')}
            {...(canUndo(open.session) && {
              detail: say('timeline.toStart'),
              onPress: () => actions.jump(-1),
            })}
          />
        }
      />
      {target && (
        <ChangeSheet
          visible={changing}
          open={open}
          act={target.seq}
          text={text}
          onClose={() => setChanging(false)}
          onBegun={() => {
            setChosen(null);
            onChange();
          }}
          onPutRight={onPutRight}
        />
      )}
      <WhySheet
        visible={asking && target !== undefined}
        title={said[0] ? text(said[0].fact) : ''}
        lines={whyLines(
          said.flatMap(({ why = [] }) => why),
          text,
        )}
        onClose={() => setAsking(false)}
      />
    </Screen>
  );
}

/** The rest of what a phone shows comes a frame later. */
const FIRST_ROWS = 6;
/** Drawn at most: what is seen, and three screens above and below it. */
const SCREENS = 7;

/** Includes people who joined in a part of the evening that was undone: their lines are still there. */
function seatsIn(
  { game, seats }: OpenSession,
  entries: readonly TimelineEntry[],
  linesOf: TimelineView['linesOf'],
): readonly Seat[] {
  // Whoever joined in what counts is at the table.
  const gone = game.seatsNow ? entries.filter(({ status }) => status !== 'done') : [];
  const joined = gone.flatMap((entry) => linesOf(entry).flatMap((line) => line.joined ?? []));
  const others = joined.filter(({ id }) => !seats.some((seat) => seat.id === id));
  return others.length === 0 ? seats : [...seats, ...others];
}

const TRAVEL = {
  done: 'timeline.undoToHere',
  undone: 'timeline.redoToHere',
  dropped: 'putRight.bringBack',
  changed: 'putRight.bringBack',
} as const;

interface FootProps {
  readonly target: TimelineEntry | undefined;
  readonly onTravel: (seq: number) => void;
  readonly onWhy: (() => void) | undefined;
  readonly onChange: (() => void) | undefined;
  readonly onBack: () => void;
}

/** Goes to the chosen moment, back or forward; what was set aside comes back with its whole branch. */
function TimelineFoot({ target, onTravel, onWhy, onChange, onBack }: FootProps) {
  const say = useSay();
  return (
    <Foot>
      {onWhy && <Button title={say('timeline.why')} onPress={onWhy} style={{ minHeight: 56 }} />}
      {target && (
        <Button
          icon={target.status === 'done' ? 'undo' : 'redo'}
          title={say(TRAVEL[target.status])}
          onPress={() => onTravel(target.end ?? target.seq)}
          style={{ flex: 1 }}
        />
      )}
      {onChange ? (
        <Button
          kind="primary"
          icon="edit"
          title={say('change.open')}
          onPress={onChange}
          style={{ flex: 1 }}
        />
      ) : (
        <Button kind="primary" title={say('timeline.backToTable')} onPress={onBack} style={{ flex: 1 }} />
      )}
    </Foot>
  );
}
