import { useState } from 'react';
import { View } from 'react-native';
import { isNoteTooLong, NOTE_LENGTH } from '@/engine';
import { useSay } from '@/i18n';
import type { HistoryGame } from '@/state/listedSession';
import { useStores } from '@/state/useStores';
import { Button, Sheet, SPACE, TextField, useSnackbar } from '@/ui';

interface Props {
  readonly game: HistoryGame;
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A note about an evening; search finds the evening by these words. */
export function NoteSheet({ game, visible, onClose, onChanged }: Props) {
  const say = useSay();
  const { data } = useStores().services;
  const snackbar = useSnackbar();
  const [note, setNote] = useState(game.note);
  const tooLong = isNoteTooLong(note);
  const save = async () => {
    await data.sessions.setNote(game.id, note.trim());
    onClose();
    onChanged();
    snackbar.say(say('history.noteSaved'));
  };
  return (
    <Sheet
      visible={visible}
      title={say('history.note')}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          title={say('history.noteSave')}
          reason={tooLong ? say('logGame.tooLong', { max: NOTE_LENGTH }) : undefined}
          onPress={() => void save()}
          style={{ flex: 1 }}
        />
      }
    >
      <View style={{ padding: SPACE.s4 }}>
        <TextField
          label={say('history.note')}
          hint={say('history.noteNone')}
          value={note}
          onChange={setNote}
          maxLength={NOTE_LENGTH}
          multiline
        />
      </View>
    </Sheet>
  );
}
