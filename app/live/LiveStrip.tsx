import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { partWays } from '@/state/live/shareTable';
import type { LiveView } from '@/state/live/liveView';
import type { OpenSession } from '@/state/openSession';
import { useLive, useStores } from '@/state/useStores';
import { Banner, Emblem, Icon, Press, SPACE, TARGET, Txt, useSnackbar, useTheme } from '@/ui';
import { useSaid } from '@/ui/useSaid';
import type { Routes } from '../navigation';
import { wordsOf } from './Trouble';
import { useLinkWords } from './useLinkWords';
import { useNews } from './useNews';

interface Props {
  readonly open: OpenSession;
}

/** Under the header of a shared table: this phone's connection in words, and what somebody else did just now. */
export function LiveStrip({ open }: Props) {
  const view = useLive((state) => state.view);
  if (view?.sessionId !== open.id) return null;
  return view.link.kind === 'forked' ? <Forked /> : <Strip open={open} view={view} />;
}

function Strip({ open, view }: Props & { readonly view: LiveView }) {
  const say = useSay();
  const { colour } = useTheme();
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const words = useLinkWords(view);
  const news = useNews(open, view);
  useSaid(words);
  useSaid(news?.words);
  const { kind } = view.link;
  const missed = view.notTaken.length;
  return (
    <Press
      onPress={() => navigation.navigate('Share', { id: open.id })}
      hint={say('live.strip.open')}
      insetFocus
      style={({ pressed }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s2,
        minHeight: TARGET.base,
        paddingHorizontal: SPACE.s4,
        borderTopWidth: 1,
        borderColor: colour.rule,
        backgroundColor: pressed ? colour.lit : kind === 'live' ? 'transparent' : colour.lossWash,
      })}
    >
      <Icon
        name={kind === 'live' ? 'followers' : kind === 'closed' || kind === 'broken' ? 'warning' : 'retry'}
        size={20}
        color={kind === 'live' ? colour.ink2 : colour.loss}
      />
      <View aria-live="polite" style={{ flexShrink: news ? 0 : 1 }}>
        <Txt role="label" tone={kind === 'live' ? 'ink2' : 'ink'} lines={2}>
          {news && kind === 'live' ? say('live.strip.liveShort') : words}
        </Txt>
      </View>
      {missed > 0 && (
        <Txt role="labelStrong" tone="loss">
          {say('live.strip.notTaken', { count: missed })}
        </Txt>
      )}
      <View
        aria-live="polite"
        style={{ flex: 1, flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center', gap: 6 }}
      >
        {news && (
          <>
            {news.colour && <Emblem colour={news.colour} size={16} />}
            <Txt role="labelStrong" lines={2} style={{ flexShrink: 1 }}>
              {news.words}
            </Txt>
          </>
        )}
      </View>
      <Icon name="next" size={18} color={colour.ink3} />
    </Press>
  );
}

/** Two games from one table: both are kept. */
function Forked() {
  const say = useSay();
  const stores = useStores();
  const snackbar = useSnackbar();
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const [isParting, setParting] = useState(false);
  const part = async () => {
    if (isParting) return;
    setParting(true);
    const parted = await partWays(stores);
    setParting(false);
    if (parted.ok) navigation.replace('Table', { id: parted.value });
    else snackbar.say(wordsOf(parted.error));
  };
  return (
    <Banner
      text={`${say('live.strip.forked')}. ${say('live.strip.partText')}`}
      action={{ title: say('live.strip.part'), onPress: () => void part() }}
    />
  );
}
