import { useIsFocused } from '@react-navigation/native';
import { useEffect, useMemo } from 'react';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useStores, useWizardParts } from '@/state/useStores';
import { BlankPage, Button, EmptyState, Header, Screen } from '@/ui';
import type { ScreenProps } from '../navigation';
import { SessionGate } from '../table/SessionGate';
import { useGameText } from '../text/useGameText';
import { PassedDraft } from '../wizard/PassedDraft';
import { TurnPage } from './TurnPage';

export function TurnScreen({ route, navigation }: ScreenProps<'Turn'>) {
  const { id, words } = route.params;
  return (
    <SessionGate id={id}>
      {(open) => <Turn open={open} words={words !== undefined} navigation={navigation} />}
    </SessionGate>
  );
}

export interface TurnProps {
  readonly open: OpenSession;
  /** It was opened to see what can be done: every tile with what the rules say. */
  readonly words: boolean;
  readonly navigation: ScreenProps<'Turn'>['navigation'];
}

/** The wizard of the page is open as long as the page is; what was begun in another turn is asked about first. */
function Turn(props: TurnProps) {
  const { open, navigation } = props;
  const text = useGameText(open.game.id, open.seats);
  const { wizard: store } = useStores();
  const { status, wizard, draft, passed, resume, beginNew } = useWizardParts(
    'status',
    'wizard',
    'draft',
    'passed',
    'resume',
    'beginNew',
  );
  const { game, session } = open;
  // A tap on the page answers a question; the table behind it changes only with an act.
  const page = useMemo(() => game.turnPage?.(session.state) ?? null, [game, session.state]);
  const id = page?.wizard;
  const toTable = () => navigation.popTo('Table', { id: open.id });
  const inFront = useIsFocused();
  // Another wizard may be opened from here: on return the page takes its own up again.
  useEffect(() => {
    if (id === undefined || !inFront) return undefined;
    void store.getState().open(open.id, id);
    return () => void store.getState().leave(id);
  }, [store, open.id, id, inFront]);

  if (!page) return <Nobody onTable={toTable} />;
  if (!wizard || wizard.id !== id) return <BlankPage />;
  if (status === 'asked' && passed)
    return (
      <PassedDraft
        passed={passed}
        open={open}
        what={text(wizard.title(open.session.state))}
        onResume={resume}
        onBeginNew={beginNew}
        onLeave={toTable}
      />
    );
  return <TurnPage {...props} page={page} wizard={wizard} draft={draft} text={text} onTable={toTable} />;
}

function Nobody({ onTable }: { readonly onTable: () => void }) {
  const say = useSay();
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('guide.options')}
          left={{ icon: 'back', label: say('timeline.backToTable'), onPress: onTable }}
        />
      }
    >
      <EmptyState
        icon="learn"
        title={say('guide.noTurn')}
        text={say('guide.noTurnNote')}
        action={<Button kind="primary" title={say('timeline.backToTable')} onPress={onTable} />}
      />
    </Screen>
  );
}
