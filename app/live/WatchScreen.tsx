import { useWindowDimensions, View } from 'react-native';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useLive } from '@/state/useStores';
import { Header, Screen, SPACE, Txt, useLayout, writeNumber } from '@/ui';
import type { ScreenProps } from '../navigation';
import { KeepAwake } from '../platform/KeepAwake';
import { SessionGate } from '../table/SessionGate';
import { useGameText } from '../text/useGameText';
import { LiveStrip } from './LiveStrip';
import { Sized, WatchBoard } from './WatchBoard';

/** A scoreboard for a TV or a tablet in the middle of the table: to look at, not to tap. */
export function WatchScreen({ route, navigation }: ScreenProps<'Watch'>) {
  const say = useSay();
  const watches = useLive((state) => state.view?.me.watch === true);
  const { id } = route.params;
  // A phone on its side is low: what is due goes beside the title, and the board gets the rest.
  const low = useLayout() === 'landscape';
  return (
    <SessionGate id={id}>
      {(open) => (
        <Screen
          scroll={false}
          gutter={0}
          header={
            <>
              <Header
                title={say('live.watching.title')}
                {...(low && { detail: <Due open={open} low /> })}
                left={
                  watches
                    ? { icon: 'home', label: say('table.home'), onPress: () => navigation.popTo('Home') }
                    : {
                        icon: 'back',
                        label: say('timeline.backToTable'),
                        onPress: () => navigation.popTo('Table', { id }),
                      }
                }
                right={[
                  {
                    icon: 'timeline',
                    label: say('table.timeline'),
                    onPress: () => navigation.navigate('Timeline', { id }),
                  },
                ]}
              />
              <LiveStrip open={open} />
            </>
          }
        >
          {!low && <Due open={open} />}
          <Board open={open} />
          <KeepAwake />
        </Screen>
      )}
    </SessionGate>
  );
}

function Board({ open }: { readonly open: OpenSession }) {
  const text = useGameText(open.game.id, open.seats);
  return <WatchBoard view={open.game.table(open.session.state)} open={open} text={text} />;
}

interface DueProps {
  readonly open: OpenSession;
  readonly low?: boolean;
}

/** What is due, how far the game is, and what is worth a look now. */
function Due({ open, low = false }: DueProps) {
  const { width, height } = useWindowDimensions();
  const text = useGameText(open.game.id, open.seats);
  const view = open.game.table(open.session.state);
  const words = [view.detail, view.hint?.text].flatMap((one) => (one ? [text(one)] : []));
  const shared = (view.shared ?? []).flatMap(({ figures }) => figures);
  const size = low ? 18 : Math.max(18, Math.min(width * 0.036, height * 0.06, 48));
  const row = { flexDirection: 'row', flexWrap: 'wrap', columnGap: size, alignItems: 'center' } as const;
  return (
    <View style={low ? { ...row, flex: 1 } : { paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
      <Sized role="step" size={size * (low ? 1 : 1.2)}>
        <Txt role="step" heading={2}>
          {text(view.heading)}
        </Txt>
      </Sized>
      <Sized role="body" size={size * 0.8}>
        <View style={row}>
          {words.map((line) => (
            <Txt key={line} tone="ink2">
              {line}
            </Txt>
          ))}
          {shared.map(({ id, label, value }) => (
            <View key={id} style={{ flexDirection: 'row', gap: size * 0.3 }}>
              <Txt tone="ink2">{text(label)}</Txt>
              <Txt role="bodyStrong">{writeNumber(value)}</Txt>
            </View>
          ))}
        </View>
      </Sized>
    </View>
  );
}
