import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { answersAt, rememberHub } from '@/state/live/hubAddress';
import { shareTable } from '@/state/live/shareTable';
import type { OpenSession } from '@/state/openSession';
import { useStores } from '@/state/useStores';
import { Button, SPACE, Txt } from '@/ui';
import { HubField } from './HubField';
import { SeatChoice } from './SeatChoice';
import { Trouble, wordsOf } from './Trouble';
import { useHub } from './useHub';

/** A game that is on this phone only, and what it takes to have everybody join. */
export function ShareFirst({ open }: { readonly open: OpenSession }) {
  const say = useSay();
  const stores = useStores();
  const hub = useHub();
  const [seat, setSeat] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  const [silent, setSilent] = useState(false);

  const share = async () => {
    const read = hub.read();
    setWrong(read.ok ? undefined : wordsOf(read.error));
    if (!read.ok || isAsking) return;
    setAsking(true);
    const answers = await answersAt(stores.services, read.value);
    setSilent(!answers);
    if (answers) {
      await rememberHub(stores.services, read.value);
      await shareTable(stores, read.value, seat);
    }
    setAsking(false);
  };
  return (
    <View style={{ gap: SPACE.s4, paddingVertical: SPACE.s4 }}>
      <Txt tone="ink2" style={EDGE}>
        {say('live.share.intro')}
      </Txt>
      <SeatChoice
        label={say('live.share.who')}
        seats={open.seats}
        value={seat}
        onChange={setSeat}
        none={{ title: say('live.share.nobody'), icon: 'group' }}
      />
      <View style={{ ...EDGE, gap: SPACE.s4 }}>
        {hub.asked && <HubField value={hub.typed} onChange={hub.type} error={wrong} />}
        {silent && (
          <Trouble
            words={
              hub.asked
                ? say('live.refused.no-hub')
                : `${say('live.share.noHub')} ${say('live.share.noHubHow')}`
            }
          />
        )}
        <Button
          kind="primary"
          title={say(isAsking ? 'live.share.asking' : 'live.share.go')}
          reason={open.broken ? say('table.brokenReadOnly') : undefined}
          onPress={() => void share()}
        />
        <Txt role="label" tone="ink3">
          {say('live.share.privacy')}
        </Txt>
      </View>
    </View>
  );
}

const EDGE = { paddingHorizontal: 20 } as const;
