import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import type { NotTaken } from '@/live/copyParts';
import { REVIEW_CHANGED } from '@/live/tap';
import type { LiveView } from '@/state/live/liveView';
import type { OpenSession } from '@/state/openSession';
import { useLive } from '@/state/useStores';
import { Button, Section, SPACE, Txt, useTheme } from '@/ui';
import type { Routes } from '../navigation';
import { useActions } from '../table/useActions';
import { useGameText } from '../text/useGameText';
import { sayAct } from './sayAct';

interface Props {
  readonly open: OpenSession;
  readonly view: LiveView;
}

/** What this phone did and the table did not take: listed until somebody has seen it, also after a reload. */
export function NotTakenList({ open, view: { notTaken } }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const { table, pen } = useLive((state) => state);
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const text = useGameText(open.game.id, open.seats);
  const { dispatch } = useActions(open, text);
  if (notTaken.length === 0) return null;
  const doAgain = ({ tap, why }: NotTaken) => {
    if (tap.kind !== 'act') return;
    // A wizard whose figures have changed is looked at first.
    const opened = why.code === REVIEW_CHANGED ? pen?.again(tap.id) : undefined;
    if (opened?.ok) navigation.navigate('Wizard', { id: open.id, wizard: opened.value });
    else dispatch(tap.command, () => table?.dismiss(tap.id));
  };
  return (
    <Section title={say('live.notTaken.title')}>
      <Txt tone="ink2" style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
        {say('live.notTaken.text')}
      </Txt>
      <View role="list">
        {notTaken.map((one) => {
          const { tap, why, events } = one;
          const what = (events && sayAct(open, events, text)) || say(`live.notTaken.${tap.kind}`);
          return (
            <View
              key={tap.id}
              role="listitem"
              aria-label={what}
              style={{
                gap: SPACE.s1,
                paddingHorizontal: 20,
                paddingVertical: SPACE.s3,
                borderTopWidth: 1,
                borderColor: colour.rule,
              }}
            >
              <Txt role="title">{what}</Txt>
              <Txt role="label" tone="loss">
                {text(why.message)}
              </Txt>
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2, paddingTop: SPACE.s1 }}>
                {tap.kind === 'act' && (
                  <Button
                    title={say(why.code === REVIEW_CHANGED ? 'pen.check' : 'live.notTaken.again')}
                    onPress={() => doAgain(one)}
                  />
                )}
                <Button
                  kind="quiet"
                  title={say('live.notTaken.drop')}
                  onPress={() => table?.dismiss(tap.id)}
                />
              </View>
            </View>
          );
        })}
      </View>
    </Section>
  );
}
