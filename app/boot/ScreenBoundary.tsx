import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { useLanguage, useSay } from '@/i18n';
import { putAside } from '@/state/trials';
import { useStores } from '@/state/useStores';
import { Button } from '@/ui';
import type { Routes } from '../navigation';
import { exportEverything } from '../platform/exportEverything';
import { titleOf } from '../text/titleOf';
import { Notice } from './Notice';

interface Props {
  /** The game that the screen shows, where it shows one. */
  readonly game: string | null;
  readonly children: ReactNode;
}

/** A failing screen does not take others down: it says which game it was, and lets it be put aside. */
export class ScreenBoundary extends Component<Props, { readonly caught: boolean }> {
  override state = { caught: false };

  static getDerivedStateFromError(): { readonly caught: boolean } {
    return { caught: true };
  }

  override render(): ReactNode {
    if (!this.state.caught) return this.props.children;
    return <FailedScreen game={this.props.game} onTryAgain={() => this.setState({ caught: false })} />;
  }
}

function FailedScreen({ game, onTryAgain }: Pick<Props, 'game'> & { readonly onTryAgain: () => void }) {
  const say = useSay();
  const stores = useStores();
  const navigation = useNavigation<NativeStackNavigationProp<Routes>>();
  const name = useNameOf(game);
  const goHome = () => navigation.popTo('Home');
  const leaveAside = async () => {
    if (game !== null) await putAside(stores.services.data, game).catch(() => undefined);
    goHome();
  };
  return (
    <Notice
      icon="warning"
      title={name === null ? say('trouble.title') : say('trouble.gameTitle', { game: name })}
      text={say(name === null ? 'trouble.text' : 'trouble.gameText')}
    >
      <Button kind="primary" title={say('trouble.tryAgain')} onPress={onTryAgain} />
      {name !== null && <Button title={say('trouble.putAside')} onPress={() => void leaveAside()} />}
      <Button title={say('trouble.goHome')} onPress={goHome} />
      <Button title={say('trouble.exportData')} onPress={() => void exportEverything(stores)} />
    </Notice>
  );
}

/** What the table called the game, or what the game is called; null where there is none. */
export function useNameOf(id: string | null): string | null {
  const { data } = useStores().services;
  const language = useLanguage();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      const found = id === null ? null : await data.sessions.get(id);
      if (!wanted || found === null || found.kind === 'missing') return;
      setName(found.kind === 'ok' ? titleOf(found.value, language) : (id ?? ''));
    };
    find().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [data, id, language]);
  return name;
}
