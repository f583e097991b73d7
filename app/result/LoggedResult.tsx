import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { StoredResult } from '@/data/results';
import { findGame, isPlayable } from '@/games';
import { useSay } from '@/i18n';
import { loadGames, type LoadedGames } from '@/state/export/loadGames';
import { useStores } from '@/state/useStores';
import { BlankPage, Button } from '@/ui';
import { Notice } from '../boot/Notice';
import { useRematch } from '../history/useRematch';
import type { ScreenProps } from '../navigation';
import { useTerms } from '../text/useTerms';
import { Notes, ResultFrame } from './ResultFrame';
import { viewOfStored } from './resultView';

interface Props {
  readonly id: string;
  readonly navigation: ScreenProps<'Result'>['navigation'];
}

type Found = { readonly stored: StoredResult; readonly games: LoadedGames } | 'missing' | null;

const NO_GAMES: LoadedGames = new Map();

/** A game that was logged after the fact: its places and its note, but no course of play. */
export function LoggedResult({ id, navigation }: Props) {
  const say = useSay();
  const found = useFound(id);
  const loaded = found === null || found === 'missing' ? null : found;
  const terms = useTerms(loaded?.games ?? NO_GAMES);
  const onHome = () => navigation.popTo('Home');
  const rematch = useRematch((game) => navigation.navigate('NewGame', { game }));
  if (found === null) return <BlankPage />;
  if (loaded === null)
    return (
      <Notice icon="learn" title={say('table.missingTitle')} text={say('table.missingText')}>
        <Button kind="primary" title={say('table.goHome')} onPress={onHome} />
      </Notice>
    );
  const { stored, games } = loaded;
  const view = viewOfStored(stored);
  const entry = findGame(stored.gameId);
  const playable = entry !== undefined && isPlayable(entry);
  const known = games.get(stored.gameId)?.sources ?? [];
  const counted = stored.players.flatMap(({ sources }) => sources.map(({ source }) => source));
  return (
    <ResultFrame
      view={{ ...view, result: stored }}
      term={(kind, word) => terms(stored.gameId, kind, word)}
      sources={[...new Set([...known, ...counted])]}
      open={null}
      onHome={onHome}
      {...(playable && { onRematch: () => void rematch(id) })}
      right={[
        {
          icon: 'edit',
          label: say('history.editLogged'),
          onPress: () => navigation.navigate('LogGame', { id }),
        },
      ]}
    >
      {view.notes.length > 0 && <Notes notes={view.notes} />}
    </ResultFrame>
  );
}

/** Read again whenever the screen is returned to: it may have been edited meanwhile. */
function useFound(id: string): Found {
  const { services } = useStores();
  const [found, setFound] = useState<Found>(null);
  useFocusEffect(
    useCallback(() => {
      let wanted = true;
      void services.data.results.get(id).then(async (result) => {
        const value =
          result.kind === 'ok'
            ? { stored: result.value, games: await loadGames([result.value.gameId]) }
            : 'missing';
        if (wanted) setFound(value);
      });
      return () => {
        wanted = false;
      };
    }, [services, id]),
  );
  return found;
}
