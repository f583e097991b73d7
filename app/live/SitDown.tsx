import { useState } from 'react';
import { Platform, View } from 'react-native';
import { isGuest } from '@/data/isGuest';
import { findGame } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { writeAppLink } from '@/live/invite';
import type { FoundTable } from '@/state/live/joinTable';
import { Emblem, ListRow, Section, SPACE, Txt } from '@/ui';
import { titleOf } from '../text/titleOf';

interface Props {
  readonly found: FoundTable;
  readonly onSit: (seat: string | null) => void;
}

/** Which game it is, and who this phone is there: one tap, and it can be changed later. */
export function SitDown({ found, onSit }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { about, seats, phones, hub, secret } = found;
  const [isSitting, setSitting] = useState(false);
  const title = titleOf(about, language);
  const game = findGame(about.gameId)?.card.name[language];
  const isTaken = (id: string) => phones.some((phone) => phone.here && phone.seat === id);
  const sit = (seat: string | null) => () => {
    if (isSitting) return;
    setSitting(true);
    onSit(seat);
  };
  return (
    <View style={{ paddingTop: SPACE.s4 }}>
      <View style={EDGE}>
        <Txt role="label" tone="ink3" live="polite">
          {say('live.join.found')}
        </Txt>
        <Txt role="step">{title}</Txt>
        {game !== undefined && game !== title && <Txt tone="ink2">{game}</Txt>}
      </View>
      <Section title={say('live.join.who')}>
        {seats.map(({ id, name, colour }) => (
          <ListRow
            key={id}
            leading={<Emblem colour={colour} size={28} />}
            title={name}
            subtitle={isTaken(id) ? say('live.join.taken') : undefined}
            onPress={sit(id)}
          />
        ))}
        <ListRow
          icon="awake"
          title={say('live.join.watch')}
          subtitle={say('live.join.watchNote')}
          onPress={sit(null)}
        />
      </Section>
      {isGuest && (
        <View style={{ ...EDGE, paddingVertical: SPACE.s4 }}>
          <Txt role="label" tone="ink2">
            {say('live.join.guest')}
          </Txt>
        </View>
      )}
      {Platform.OS === 'web' && (
        <ListRow
          icon="arrow"
          title={say('live.join.app')}
          subtitle={say('live.join.appNote')}
          href={writeAppLink({ hub, table: about.id, secret })}
          onPress={() => undefined}
        />
      )}
    </View>
  );
}

const EDGE = { paddingHorizontal: 20 } as const;
