import { useState } from 'react';
import { View } from 'react-native';
import { isGuest } from '@/data/isGuest';
import { useSay } from '@/i18n';
import type { LiveView } from '@/state/live/liveView';
import { changeSeat, leaveTable } from '@/state/live/shareTable';
import type { OpenSession } from '@/state/openSession';
import { useStores } from '@/state/useStores';
import { ListRow, Sheet, SPACE, Txt } from '@/ui';
import { AskSheet } from './AskSheet';
import { Invitation } from './Invitation';
import { NotTakenList } from './NotTakenList';
import { SeatChoice } from './SeatChoice';
import { useLinkWords } from './useLinkWords';
import { WhoIsHere } from './WhoIsHere';

interface Props {
  readonly open: OpenSession;
  readonly view: LiveView;
  readonly onHandOver: () => void;
  readonly onWatch: () => void;
  readonly onTable: () => void;
}

export function SharedTable({ open, view, onHandOver, onWatch, onTable }: Props) {
  const say = useSay();
  const stores = useStores();
  const [asked, setAsked] = useState<'seat' | 'leave' | null>(null);
  const close = () => setAsked(null);
  const mine = open.seats.find(({ id }) => id === view.me.seat);
  const words = useLinkWords(view);
  return (
    <>
      <View style={{ paddingHorizontal: 20, paddingTop: SPACE.s3 }}>
        <Txt role="labelStrong" tone={view.link.kind === 'live' ? 'ink2' : 'loss'} live="polite">
          {words}
        </Txt>
      </View>
      <NotTakenList open={open} view={view} />
      <Invitation view={view} />
      <WhoIsHere view={view} seats={open.seats} />
      <View>
        <ListRow
          icon="player"
          title={say('live.share.mySeat')}
          subtitle={mine ? say('live.share.mySeatNote', { name: mine.name }) : undefined}
          onPress={() => setAsked('seat')}
        />
        <ListRow
          icon="present"
          title={say('live.share.scoreboard')}
          subtitle={say('live.share.scoreboardNote')}
          onPress={onWatch}
        />
        {isGuest && (
          <ListRow
            icon="share"
            title={say('live.share.takeAlong')}
            subtitle={say('live.share.guest')}
            onPress={onHandOver}
          />
        )}
        <ListRow
          icon="close"
          title={say('live.share.leave')}
          subtitle={say('live.share.leaveNote')}
          onPress={() => setAsked('leave')}
        />
      </View>
      <Sheet visible={asked === 'seat'} title={say('live.share.mySeat')} onClose={close}>
        <SeatChoice
          label={say('live.join.who')}
          seats={open.seats}
          value={view.me.watch ? null : (view.me.seat ?? undefined)}
          onChange={(seat) => {
            close();
            void changeSeat(stores, seat);
          }}
          note={(seat) => (isTaken(view, seat) ? say('live.join.taken') : undefined)}
          none={{ title: say('live.join.watch'), note: say('live.join.watchNote'), icon: 'awake' }}
        />
      </Sheet>
      <AskSheet
        visible={asked === 'leave'}
        title={say('live.share.leaveTitle')}
        no={say('live.share.stay')}
        yes={say('live.share.leave')}
        onNo={close}
        onYes={() => {
          close();
          void leaveTable(stores).then(onTable);
        }}
      >
        <Txt>{say('live.share.leaveText')}</Txt>
      </AskSheet>
    </>
  );
}

/** Another phone has that seat: two may. */
function isTaken({ me, phones }: LiveView, seat: string): boolean {
  return phones.some((phone) => phone.id !== me.id && phone.here && phone.seat === seat);
}
