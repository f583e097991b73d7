import { useNavigation, type NavigationProp } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useContext, useEffect, type ReactNode } from 'react';
import { translate, renderPhrase, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useSession, useStores } from '@/state/useStores';
import { BlankPage, Button } from '@/ui';
import { Notice } from '../boot/Notice';
import { useNameOf } from '../boot/ScreenBoundary';
import type { Routes } from '../navigation';
import { LivePartsContext } from '../live/livePartsContext';
import { exportEverything } from '../platform/exportEverything';
import { KeepLater } from './KeepLater';

interface Props {
  readonly id: string;
  readonly children: (open: OpenSession) => ReactNode;
}

/** Opens the game that an address names, and says so where there is none. */
export function SessionGate({ id, children }: Props) {
  const say = useSay();
  const stores = useStores();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const status = useSession((state) => state.status);
  const live = useContext(LivePartsContext);
  const asks = useSession((state) => state.takesBack !== null);
  useEffect(() => void stores.session.getState().open(id), [stores, id]);

  switch (status.kind) {
    case 'open':
      if (status.open.id === id)
        return (
          <>
            {children(status.open)}
            <KeepLater />
            {asks && live && <live.TakeBack open={status.open} />}
          </>
        );
      return <BlankPage />;
    case 'closed':
    case 'opening':
      return <BlankPage />;
    case 'missing':
      return (
        <Notice icon="learn" title={say('table.missingTitle')} text={say('table.missingText')}>
          <Button kind="primary" title={say('table.goHome')} onPress={() => navigation.navigate('Home')} />
        </Notice>
      );
    case 'logged':
      return <ToResult id={id} />;
    case 'aside':
      return <Aside id={id} />;
    case 'failed':
      // The boundary around every screen says which game it is, and what can be done.
      if (status.id === id) throw new Error(status.reason);
      return <BlankPage />;
    case 'unreadable': {
      const reason = renderPhrase(translate, status.reason.message, null, (player) => player);
      return (
        <Notice
          icon="warning"
          title={say('table.brokenTitle')}
          text={`${status.reason.path ?? ''} ${reason}`.trim()}
        >
          <Button kind="primary" title={say('table.goHome')} onPress={() => navigation.navigate('Home')} />
          <Button title={say('trouble.exportData')} onPress={() => void exportEverything(stores)} />
        </Notice>
      );
    }
  }
}

/** It crashed the app, or somebody put it aside: only a person opens it. */
function Aside({ id }: { readonly id: string }) {
  const say = useSay();
  const { session } = useStores();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const name = useNameOf(id);
  return (
    <Notice
      icon="warning"
      title={say('trouble.asideTitle', { game: name ?? '' })}
      text={say('trouble.asideText')}
    >
      <Button kind="primary" title={say('table.goHome')} onPress={() => navigation.navigate('Home')} />
      <Button
        title={say('trouble.openAnyway')}
        onPress={() => void session.getState().open(id, { anyway: true })}
      />
    </Notice>
  );
}

/** A game that was logged after the fact has only its result to open. */
function ToResult({ id }: { readonly id: string }) {
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  useEffect(() => navigation.replace('Result', { id }), [navigation, id]);
  return <BlankPage />;
}
