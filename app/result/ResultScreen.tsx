import { useState } from 'react';
import { View } from 'react-native';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Button, EmptyState, Foot, Header, Screen, SPACE, Txt, useSnackbar } from '@/ui';
import type { ScreenProps } from '../navigation';
import { shareText } from '../platform/shareText';
import { SessionGate } from '../table/SessionGate';
import { TextSheet, type TextQuestion } from '../table/TextSheet';
import { useActions } from '../table/useActions';
import { formatDate } from '../text/format';
import { titleOf } from '../text/titleOf';
import { useGameText } from '../text/useGameText';
import { OverTime } from './OverTime';
import { Places } from './Places';
import { factsText, shareWords, winnersText } from './resultText';
import { SourceBars } from './SourceBars';
import { useResult } from './useResult';

export function ResultScreen({ route, navigation }: ScreenProps<'Result'>) {
  return (
    <SessionGate id={route.params.id}>{(open) => <Result open={open} navigation={navigation} />}</SessionGate>
  );
}

interface Props {
  readonly open: OpenSession;
  readonly navigation: ScreenProps<'Result'>['navigation'];
}

/** How it ended, and how it came to that. */
function Result({ open, navigation }: Props) {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const text = useGameText(open.game.id, open.seats);
  const actions = useActions(open, text);
  const view = useResult(open);
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const title = titleOf({ title: open.game.title(open.config), gameId: open.game.id }, language);
  const date = formatDate(view.endedAt, language);
  const note = noteAction(open);
  const toTable = () => navigation.popTo('Table', { id: open.id });

  const share = async () => {
    const shared = await shareText(shareWords(view, open.game, text, say, { title, date }));
    if (!shared) snackbar.say(say('result.copied'));
  };
  const header = (
    <Header
      title={title}
      subtitle={date}
      left={{ icon: 'home', label: say('table.home'), onPress: () => navigation.popTo('Home') }}
      right={[
        {
          icon: 'timeline',
          label: say('result.timeline'),
          onPress: () => navigation.navigate('Timeline', { id: open.id }),
        },
      ]}
    />
  );
  if (!view.places)
    return (
      <Screen header={header}>
        <EmptyState
          icon="trophy"
          title={say('result.notFinished')}
          text={say('result.notFinishedNote')}
          action={<Button kind="primary" title={say('result.table')} onPress={toTable} />}
        />
      </Screen>
    );
  return (
    <>
      <Screen
        header={header}
        bar={
          <Foot>
            <Button
              kind="outline"
              title={say('result.table')}
              onPress={toTable}
              style={{ minHeight: 56, flexShrink: 1 }}
            />
            <Button
              kind="primary"
              icon="share"
              title={say('result.share')}
              onPress={() => void share()}
              style={{ flexGrow: 1 }}
            />
          </Foot>
        }
      >
        <View style={{ gap: SPACE.s6, paddingVertical: SPACE.s4 }}>
          <View style={{ gap: SPACE.s1 }}>
            <Txt role="step" heading={2} align="center">
              {winnersText(view, say)}
            </Txt>
            <Txt role="label" tone="ink3" align="center">
              {factsText(view, open.game, text, say)}
            </Txt>
          </View>
          <Places places={view.places} game={open.game} text={text} />
          {!view.cooperative && <SourceBars places={view.places} game={open.game} text={text} />}
          <OverTime points={view.points} open={open} text={text} />
          <View style={{ gap: SPACE.s2 }}>
            <Txt role="title" heading={2}>
              {say('result.notes')}
            </Txt>
            {view.notes.map((words, i) => (
              <Txt key={i} tone="ink2">
                {words}
              </Txt>
            ))}
            {note && (
              <Button
                icon="note"
                title={say('result.addNote')}
                onPress={() =>
                  setQuestion({ title: text(note.title), maxLength: note.maxLength, command: note.command })
                }
              />
            )}
          </View>
        </View>
      </Screen>
      <TextSheet question={question} onClose={() => setQuestion(null)} dispatch={actions.dispatch} />
    </>
  );
}

/** The game's own way to take a note, if it has one. */
function noteAction({ game, session }: OpenSession) {
  const { actions, more = [] } = game.table(session.state);
  for (const { does } of [...actions, ...more]) if (does.kind === 'text') return does;
  return null;
}
