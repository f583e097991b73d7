import { useSay } from '@/i18n';
import { useLive } from '@/state/useStores';
import { Header, Screen } from '@/ui';
import type { ScreenProps } from '../navigation';
import { SessionGate } from '../table/SessionGate';
import { SharedTable } from './SharedTable';
import { ShareFirst } from './ShareFirst';

/** Everybody's phone at one table: how they come in, and who is here. */
export function ShareScreen({ route, navigation }: ScreenProps<'Share'>) {
  const say = useSay();
  const { id } = route.params;
  const view = useLive((state) => state.view);
  const shared = view?.sessionId === id ? view : null;
  return (
    <SessionGate id={id}>
      {(open) => (
        <Screen
          gutter={0}
          header={
            <Header
              title={say(shared ? 'live.share.shared' : 'live.share.title')}
              left={{
                icon: 'back',
                label: say('timeline.backToTable'),
                onPress: () =>
                  shared?.me.watch ? navigation.popTo('Watch', { id }) : navigation.popTo('Table', { id }),
              }}
            />
          }
        >
          {shared ? (
            <SharedTable
              open={open}
              view={shared}
              onHandOver={() => navigation.navigate('HandOver', { id })}
              onWatch={() => navigation.navigate('Watch', { id })}
              onTable={() => navigation.popTo('Table', { id })}
            />
          ) : (
            <ShareFirst open={open} />
          )}
        </Screen>
      )}
    </SessionGate>
  );
}
