import { useWindowDimensions, View } from 'react-native';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useLive } from '@/state/useStores';
import { Header, Screen, SPACE, Txt, writeNumber } from '@/ui';
import type { ScreenProps } from '../navigation';
import { KeepAwake } from '../platform/KeepAwake';
import { SessionGate } from '../table/SessionGate';
import { useGameText, type GameText } from '../text/useGameText';
import { LiveStrip } from './LiveStrip';
import { Sized, WatchBoard } from './WatchBoard';

/** A scoreboard for a TV or a tablet in the middle of the table: to look at, not to tap. */
export function WatchScreen({ route, navigation }: ScreenProps<'Watch'>) {
  const say = useSay();
  const watches = useLive((state) => state.view?.me.watch === true);
  const { id } = route.params;
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
          <Watched open={open} />
          <KeepAwake />
        </Screen>
      )}
    </SessionGate>
  );
}

function Watched({ open }: { readonly open: OpenSession }) {
  const text = useGameText(open.game.id, open.seats);
  const view = open.game.table(open.session.state);
  return (
    <>
      <Due
        heading={text(view.heading)}
        words={[view.detail, view.hint?.text].flatMap((one) => (one ? [text(one)] : []))}
        shared={(view.shared ?? []).flatMap(({ figures }) => figures)}
        text={text}
      />
      <WatchBoard view={view} open={open} text={text} />
    </>
  );
}

interface DueProps {
  readonly heading: string;
  /** How far the game is, and what is worth a look now. */
  readonly words: readonly string[];
  readonly shared: readonly {
    readonly id: string;
    readonly label: Parameters<GameText>[0];
    readonly value: number;
  }[];
  readonly text: GameText;
}

function Due({ heading, words, shared, text }: DueProps) {
  const { width, height } = useWindowDimensions();
  const size = Math.max(18, Math.min(width * 0.036, height * 0.06, 48));
  return (
    <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
      <Sized role="step" size={size * 1.2}>
        <Txt role="step" heading={2}>
          {heading}
        </Txt>
      </Sized>
      <Sized role="body" size={size * 0.8}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: size, alignItems: 'center' }}>
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
