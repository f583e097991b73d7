import { View } from 'react-native';
import type { Seat } from '@/engine';
import { useSay } from '@/i18n';
import type { LiveView } from '@/state/live/liveView';
import { Emblem, Icon, ListRow, Section, useTheme } from '@/ui';
import { worthARow } from './people';

interface Props {
  readonly view: LiveView;
  readonly seats: readonly Seat[];
}

/** Every phone at the table, and whether it is connected. */
export function WhoIsHere({ view, seats }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const phones = worthARow(view);
  return (
    <Section title={say('live.share.people')}>
      <View role="list" aria-label={say('live.share.people')}>
        {phones.map(({ id, name, seat: at, role, here }) => {
          const seat = seats.find((one) => one.id === at);
          const about = [
            id === view.me.id ? say('live.share.thisPhone') : null,
            role === 'watch' ? say('live.share.watches') : null,
            say(here ? 'live.share.here' : 'live.share.away'),
          ];
          return (
            <View key={id} role="listitem" style={{ opacity: here ? 1 : 0.7 }}>
              <ListRow
                leading={
                  seat ? (
                    <Emblem colour={seat.colour} size={28} />
                  ) : (
                    <Icon name={role === 'watch' ? 'awake' : 'group'} size={26} color={colour.ink2} />
                  )
                }
                title={seat?.name ?? (name || say('live.share.noSeat'))}
                subtitle={about.filter(Boolean).join(' · ')}
              />
            </View>
          );
        })}
      </View>
    </Section>
  );
}
