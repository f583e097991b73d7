import { useIsFocused } from '@react-navigation/native';
import { memo, Suspense, useContext, useEffect, useState } from 'react';
import type { OpenSession } from '@/state/openSession';
import { progressOf } from '@/state/guideStore';
import { isFinished } from '@/state/sessionStore';
import { useGuide, useLive, useSettings, useStores } from '@/state/useStores';
import { Screen } from '@/ui';
import { usePast } from '../change/past';
import { useHelp } from '../guide/useHelp';
import { LivePartsContext } from '../live/livePartsContext';
import type { ScreenProps } from '../navigation';
import { KeepAwake } from '../platform/KeepAwake';
import { useGameText } from '../text/useGameText';
import { useSteadyTaps } from '../text/useSteady';
import { wizardPlace } from '../turn/wizardPlace';
import { ActionBar } from './ActionBar';
import { runAction, type ActionHost } from './runAction';
import { hasSheet, PlayerSheet } from './PlayerSheet';
import { SaveBanner } from './SaveBanner';
import { SessionGate } from './SessionGate';
import { TableHead, type HeadTaps } from './TableHead';
import { TableHint } from './TableHint';
import { TableLedger } from './TableLedger';
import { TablePages } from './TablePages';
import { useActions } from './useActions';
import { useDrawn } from './useDrawn';
import { WhyFigure } from './WhyFigure';

export function TableScreen({ route, navigation }: ScreenProps<'Table'>) {
  return (
    <SessionGate id={route.params.id}>{(open) => <Latest open={open} navigation={navigation} />}</SessionGate>
  );
}

interface TableProps {
  readonly open: OpenSession;
  readonly navigation: ScreenProps<'Table'>['navigation'];
}

/** Behind another screen it stays as it was: a tap there does not wait for rows that nobody sees. */
function Latest({ open, navigation }: TableProps) {
  const inFront = useIsFocused();
  const [seen, setSeen] = useState(open);
  useDrawn();
  if (inFront && seen !== open) setSeen(open);
  // Who only watches finds no button here that would be refused.
  const watches = useLive(({ view }) => view?.sessionId === open.id && view.me.watch);
  useEffect(() => {
    if (watches && inFront) navigation.replace('Watch', { id: open.id });
  }, [watches, inFront, navigation, open.id]);
  return <Table open={inFront ? open : seen} navigation={navigation} />;
}

/** All players at once; everything drawn here comes from the game as data. */
const Table = memo(function Table({ open, navigation }: TableProps) {
  const { session } = useStores();
  const keepAwake = useSettings((settings) => settings.keepAwake);
  const text = useGameText(open.game.id, open.seats);
  const actions = useActions(open, text);
  const past = usePast();
  const live = useContext(LivePartsContext);
  // Fetched only where it has something to say.
  const guideOn = useGuide((guide) => progressOf(guide, open.id).on);
  const guided = guideOn && !past ? live : null;
  const shared = useLive(({ view }) => view !== null);
  const [asked, setAsked] = useState<string | null>(null);
  const view = open.game.table(open.session.state);
  // The row is looked up each time, so that an open sheet shows what was just changed in it.
  const row = view.rows.find(({ player }) => player === asked) ?? null;
  const finished = open.game.result(open.session.state) !== null;
  const toResult = () => navigation.navigate('Result', { id: open.id });
  const toShare = () => navigation.navigate('Share', { id: open.id });
  const toPresent = () => navigation.navigate('Present', { id: open.id });
  const toHandOver = () => navigation.navigate('HandOver', { id: open.id });
  const toWizard = (wizard: string) => navigation.navigate(...wizardPlace(open, wizard));
  const toScreen = (screen: string) => navigation.navigate('GameScreen', { id: open.id, screen });
  const toRight = (row?: string) =>
    navigation.navigate('PutRight', row === undefined ? { id: open.id } : { id: open.id, row });
  // A game without a "more" sheet has room for it on top.
  const handOverOnTop = !finished && (view.more ?? []).length === 0;
  /** A table that ends the game wants to see how it ended. */
  const dispatch = (command: unknown) =>
    actions.dispatch(command, () => {
      if (!finished && isFinished(session.getState())) toResult();
    });
  const host: ActionHost = { dispatch, onWizard: toWizard, onScreen: toScreen };
  const toTurn = () => navigation.navigate('Turn', { id: open.id, words: 'words' });
  const help = useHelp(open, () => navigation.navigate('Checks', { game: open.game.id }));
  const asksTurn = open.game.turnPage !== undefined && !finished;
  const head = useSteadyTaps<HeadTaps>({
    leave: () => (past ? past.onLeave() : navigation.popTo('Home')),
    result: toResult,
    putRight: () => toRight(),
    handOver: toHandOver,
    share: toShare,
    options: toTurn,
    timeline: () => navigation.navigate('Timeline', { id: open.id }),
  });
  const bar = (
    <ActionBar
      view={view}
      open={open}
      text={text}
      actions={{ ...actions, dispatch }}
      host={host}
      help={help}
      onPutRight={() => toRight()}
      onHandOver={toHandOver}
      onShare={toShare}
      onPresent={toPresent}
    />
  );
  return (
    <>
      <Screen
        scroll={false}
        gutter={0}
        header={
          <>
            <TableHead
              title={text(view.heading)}
              detail={view.detail && text(view.detail)}
              pips={view.pips}
              past={past !== null}
              offers={[
                ...(finished ? (['result'] as const) : []),
                ...(handOverOnTop ? (['putRight', 'handOver'] as const) : []),
                // Once it is shared, the strip leads there.
                ...(handOverOnTop && !shared ? (['share'] as const) : []),
                ...(asksTurn ? (['options'] as const) : []),
              ]}
              taps={head}
            />
            <SaveBanner open={open} />
            {!past && shared && live && (
              <>
                <live.LiveStrip open={open} />
                <live.PenStrip open={open} text={text} />
              </>
            )}
            <TableHint
              hint={view.hint}
              text={text}
              onFollow={(does) => (does.kind === 'wizard' ? toWizard(does.wizard) : toScreen(does.screen))}
            />
          </>
        }
        bar={bar}
        {...(guided && {
          footer: (
            <Suspense>
              <guided.TableGuide open={open} text={text} runAction={(does) => runAction(does, host)} />
            </Suspense>
          ),
        })}
      >
        <TablePages
          view={view}
          open={open}
          text={text}
          players={(share, above) => (
            <TableLedger
              view={view}
              open={open}
              text={text}
              host={host}
              share={share}
              above={above}
              onAsk={setAsked}
              onHold={toRight}
            />
          )}
        />
      </Screen>
      <WhyFigure
        open={open}
        text={text}
        row={row && hasSheet(row) ? null : row}
        onClose={() => setAsked(null)}
      />
      <PlayerSheet
        open={open}
        text={text}
        row={row && hasSheet(row) ? row : null}
        dispatch={dispatch}
        onHold={toRight}
        onClose={() => setAsked(null)}
      />
      {keepAwake && <KeepAwake />}
    </>
  );
});
