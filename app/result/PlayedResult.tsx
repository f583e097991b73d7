import { useMemo, useState } from 'react';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useSessionNote } from '@/state/useSessionNote';
import { Button, EmptyState, Header, Screen } from '@/ui';
import type { ScreenProps } from '../navigation';
import { TextSheet, type TextQuestion } from '../table/TextSheet';
import { useActions } from '../table/useActions';
import { titleOf } from '../text/titleOf';
import { useGameText } from '../text/useGameText';
import { useTerms } from '../text/useTerms';
import { OverTime } from './OverTime';
import { useRematch } from '../history/useRematch';
import { Notes, ResultFrame } from './ResultFrame';
import { StoryStrip } from './StoryStrip';
import { usePlayed, type TermText } from './resultView';

interface Props {
  readonly open: OpenSession;
  readonly navigation: ScreenProps<'Result'>['navigation'];
}

/** A game that was played here: with its course of play, and the way back to the table. */
export function PlayedResult({ open, navigation }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { game } = open;
  const text = useGameText(game.id, open.seats);
  const terms = useTerms(useMemo(() => new Map([[game.id, game]]), [game]));
  const term: TermText = (kind, id) => terms(game.id, kind, id);
  const actions = useActions(open, text);
  const played = usePlayed(open);
  const written = useSessionNote(open.id);
  const view = { ...played, notes: [...played.notes, written].filter((words) => words !== '') };
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  const note = noteAction(open);
  const onHome = () => navigation.popTo('Home');
  const rematch = useRematch((gameId) => navigation.navigate('NewGame', { game: gameId }));
  const toTable = () => navigation.popTo('Table', { id: open.id });
  const toTimeline = {
    icon: 'timeline',
    label: say('result.timeline'),
    onPress: () => navigation.navigate('Timeline', { id: open.id }),
  } as const;

  const ending = game.ending?.(open.session.state) ?? null;
  const { result } = view;
  if (result === null)
    return (
      <Screen
        header={
          <Header
            title={titleOf(view, language)}
            left={{ icon: 'home', label: say('table.home'), onPress: onHome }}
            right={[toTimeline]}
          />
        }
      >
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
      <ResultFrame
        view={{ ...view, result }}
        term={term}
        sources={game.sources}
        open={open}
        ending={ending && text(ending)}
        column={text(view.column)}
        onHome={onHome}
        onRematch={() => void rematch(open.id)}
        right={[toTimeline]}
      >
        <StoryStrip result={result} points={view.points} seats={open.seats} />
        <OverTime points={view.points} seats={open.seats} label={text(view.column)} />
        <Notes notes={view.notes}>
          {note && (
            <Button
              icon="note"
              title={say('result.addNote')}
              onPress={() =>
                setQuestion({ title: text(note.title), maxLength: note.maxLength, command: note.command })
              }
            />
          )}
        </Notes>
        <Button icon="back" title={say('result.table')} onPress={toTable} />
      </ResultFrame>
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
