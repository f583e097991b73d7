import { useState } from 'react';
import { View } from 'react-native';
import { NOTE_LENGTH, type Refusal } from '@/engine';
import { useSay } from '@/i18n';
import type { LogDraft } from '@/state/logDraft';
import { useGames } from '@/state/useGames';
import { useLogDraft } from '@/state/useLogDraft';
import { Button, EmptyState, Foot, Header, Screen, SPACE, TextField, Txt, useSnackbar } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { refusalText } from '../players/refusalText';
import { HabitsMark } from '../settings/HabitsMark';
import { LogEnding } from './LogEnding';
import { LogGame } from './LogGame';
import { LogPlayers } from './LogPlayers';
import { LogWhen } from './LogWhen';

/** A game that was played without the app: what, when, who, and how it ended. */
export function LogGameScreen({ navigation, route: { params } }: ScreenProps<'LogGame'>) {
  const say = useSay();
  const snackbar = useSnackbar();
  const id = params?.id;
  const { status, draft, change, save, forget } = useLogDraft(id);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const game = useGames(draft?.gameId ? [draft.gameId] : []).get(draft?.gameId ?? '') ?? null;

  const store = async () => {
    const saved = await save();
    if (saved.ok) return navigation.popTo('Result', { id: saved.value });
    setRefused(saved.error);
    // What is missing may be out of sight.
    snackbar.say(refusalText(saved.error));
  };
  const header = (
    <Header
      title={say(id === undefined ? 'logGame.title' : 'logGame.editTitle')}
      left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
      {...(id === undefined && {
        detail: <HabitsMark />,
        right: [{ icon: 'retry', label: say('logGame.startOver'), onPress: forget }],
      })}
    />
  );
  if (!draft)
    return (
      <Screen header={header}>
        {status === 'missing' && (
          <EmptyState icon="history" title={say('logGame.missing')} text={say('logGame.missingNote')} />
        )}
      </Screen>
    );
  const parts = {
    draft,
    game,
    faultAt: (path: string) => (refused?.path === path ? refusalText(refused) : undefined),
    onChange: (part: Partial<LogDraft>) => {
      setRefused(null);
      change(part);
    },
  };
  return (
    <Screen
      gutter={0}
      header={header}
      bar={
        <Foot>
          <Button
            kind="primary"
            icon="save"
            title={say('logGame.save')}
            onPress={() => void store()}
            style={{ flexGrow: 1 }}
          />
        </Foot>
      }
    >
      {id === undefined && (
        <Txt tone="ink2" style={{ paddingHorizontal: 20, paddingTop: SPACE.s3 }}>
          {say('logGame.intro')}
        </Txt>
      )}
      <LogGame {...parts} />
      <LogWhen {...parts} />
      <LogEnding {...parts} />
      <LogPlayers {...parts} />
      <View style={{ padding: SPACE.s4 }}>
        <TextField
          label={say('logGame.note')}
          value={draft.note}
          onChange={(note) => parts.onChange({ note })}
          error={parts.faultAt('note')}
          maxLength={NOTE_LENGTH}
          multiline
        />
      </View>
    </Screen>
  );
}
