import { useEffect, useState } from 'react';
import { isLogged } from '@/data/loggedGame';
import { useSession, useStores } from '@/state/useStores';
import { BlankPage } from '@/ui';
import type { ScreenProps } from '../navigation';
import { SessionGate } from '../table/SessionGate';
import { LoggedResult } from './LoggedResult';
import { PlayedResult } from './PlayedResult';

type Kind = 'unknown' | 'played' | 'logged';

/** How it ended, and how it got there. A game that was logged after the fact has no log to open. */
export function ResultScreen({ route, navigation }: ScreenProps<'Result'>) {
  const { id } = route.params;
  switch (useKind(id)) {
    case 'unknown':
      return <BlankPage />;
    case 'logged':
      return <LoggedResult id={id} navigation={navigation} />;
    case 'played':
      return (
        <SessionGate id={id}>{(open) => <PlayedResult open={open} navigation={navigation} />}</SessionGate>
      );
  }
}

function useKind(id: string): Kind {
  const { services } = useStores();
  const onTable = useSession(({ status }) => status.kind === 'open' && status.open.id === id);
  const [found, setFound] = useState<{ readonly id: string; readonly kind: Kind } | null>(null);
  useEffect(() => {
    if (onTable) return undefined;
    let wanted = true;
    void services.data.sessions.get(id).then((session) => {
      const logged =
        session.kind === 'ok' && session.value.deletedAt === null && isLogged(session.value.config);
      if (wanted) setFound({ id, kind: logged ? 'logged' : 'played' });
    });
    return () => {
      wanted = false;
    };
  }, [services, id, onTable]);
  if (onTable) return 'played';
  return found?.id === id ? found.kind : 'unknown';
}
