import { useCallback, useState } from 'react';
import { useSay } from '@/i18n';
import type { Invite } from '@/live/invite';
import { useStores } from '@/state/useStores';
import { Button, EmptyState, Header, Screen } from '@/ui';
import type { ScreenProps } from '../navigation';
import { JoinForm } from './JoinForm';
import { linkedSecret } from './joinLink';
import { SitDown } from './SitDown';
import { wordsOf } from './Trouble';
import { useJoin } from './useJoin';

/** From a link or six letters to a seat at somebody else's table. */
export function JoinScreen({ route, navigation }: ScreenProps<'Join'>) {
  const say = useSay();
  const { services } = useStores();
  const { table, hub = services.live.hub, secret } = route.params ?? {};
  const [key] = useState(() => secret ?? linkedSecret());
  const invite: Invite | null =
    table !== undefined && hub !== null && key !== null ? { hub, table, secret: key } : null;
  const toTable = useCallback(
    (id: string, watches: boolean) => navigation.replace(watches ? 'Watch' : 'Table', { id }),
    [navigation],
  );
  const join = useJoin(invite, toTable);
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('live.join.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Home') }}
        />
      }
    >
      {join.found ? (
        <SitDown found={join.found} onSit={join.sit} />
      ) : join.isKnocking ? (
        <EmptyState icon="followers" title={say('live.join.knocking')} />
      ) : invite && join.refused ? (
        <EmptyState
          icon="warning"
          title={wordsOf(join.refused)}
          action={<Button kind="primary" title={say('live.join.again')} onPress={join.again} />}
        />
      ) : (
        <JoinForm
          trouble={join.refused ?? null}
          isBroken={table !== undefined && invite === null}
          onJoin={join.by}
        />
      )}
    </Screen>
  );
}
