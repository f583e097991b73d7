import { useState } from 'react';
import { BIN_DAYS } from '@/data/sessionBin';
import { findGame, isPlayable } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import type { HistoryGame } from '@/state/listedSession';
import { useRoster, useStores } from '@/state/useStores';
import { ListRow, Sheet, useSnackbar } from '@/ui';
import type { ScreenProps } from '../navigation';
import { titleOf } from '../text/titleOf';
import { GroupOfGame } from './GroupOfGame';
import { NoteSheet } from './NoteSheet';
import { useRematch } from './useRematch';

interface Props {
  readonly game: HistoryGame | null;
  readonly navigation: ScreenProps<'History'>['navigation'];
  readonly onOpen: (game: HistoryGame) => void;
  readonly onClose: () => void;
  /** What the list shows of it is out of date. */
  readonly onChanged: () => void;
}

/** What can be done with a game of the history. */
export function GameMenu({ game, navigation, onOpen, onClose, onChanged }: Props) {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const { services } = useStores();
  const rematch = useRematch((game) => navigation.navigate('NewGame', { game }));
  const groups = useRoster((roster) => roster.groups);
  const [asking, setAsking] = useState<'note' | 'group' | null>(null);
  // While it slides away it keeps its content.
  const [last, setLast] = useState(game);
  if (game !== null && game !== last) setLast(game);
  if (last === null) return null;
  const shown = last;
  const title = titleOf(shown, language);
  const entry = findGame(shown.gameId);

  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const ask = (what: 'note' | 'group') => then(() => setAsking(what));
  const remove = async () => {
    await services.data.sessions.softDelete(shown.id, services.clock());
    onChanged();
    snackbar.show(say('history.deleted', { title }), () => {
      void services.data.sessions.restore(shown.id).then(onChanged);
    });
  };
  return (
    <>
      <Sheet visible={game !== null} title={title} onClose={onClose}>
        <ListRow
          icon={shown.finishedAt === null ? 'game' : 'trophy'}
          title={say(shown.finishedAt === null ? 'history.continue' : 'history.showResult')}
          onPress={then(() => onOpen(shown))}
        />
        <ListRow
          icon="retry"
          title={say('history.rematch')}
          subtitle={say('history.rematchNote')}
          reason={entry && isPlayable(entry) ? undefined : say('history.noRematch')}
          onPress={then(() => void rematch(shown.id))}
        />
        {shown.logged && (
          <ListRow
            icon="edit"
            title={say('history.editLogged')}
            onPress={then(() => navigation.navigate('LogGame', { id: shown.id }))}
          />
        )}
        <ListRow
          icon="note"
          title={say('history.note')}
          subtitle={shown.note || say('history.noteNone')}
          onPress={ask('note')}
        />
        <ListRow
          icon="group"
          title={say('history.group')}
          subtitle={groups?.find(({ id }) => id === shown.groupId)?.name ?? say('history.groupNone')}
          onPress={ask('group')}
        />
        <ListRow
          icon="trash"
          danger
          title={say('history.delete')}
          subtitle={say('history.deleteNote', { days: BIN_DAYS })}
          onPress={then(() => void remove())}
        />
      </Sheet>
      <NoteSheet
        key={shown.id}
        game={shown}
        visible={asking === 'note'}
        onClose={() => setAsking(null)}
        onChanged={onChanged}
      />
      <GroupOfGame
        game={shown}
        visible={asking === 'group'}
        onClose={() => setAsking(null)}
        onChanged={onChanged}
      />
    </>
  );
}
