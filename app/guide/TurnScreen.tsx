import type { ImmediateAction } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Button, EmptyState, Header, Screen } from '@/ui';
import { AskSection } from '../learn/AskSection';
import type { ScreenProps } from '../navigation';
import { runAction } from '../table/runAction';
import { SessionGate } from '../table/SessionGate';
import { useActions } from '../table/useActions';
import { useGameText } from '../text/useGameText';
import { ResultLines } from '../wizard/ResultLines';
import { TurnRow } from './TurnRow';

export function TurnScreen({ route, navigation }: ScreenProps<'Turn'>) {
  return (
    <SessionGate id={route.params.id}>{(open) => <Turn open={open} navigation={navigation} />}</SessionGate>
  );
}

interface TurnProps {
  readonly open: OpenSession;
  readonly navigation: ScreenProps<'Turn'>['navigation'];
}

/** Not advice: what can be played now, for what, and who leads each contest. */
function Turn({ open, navigation }: TurnProps) {
  const say = useSay();
  const text = useGameText(open.game.id, open.seats);
  const { dispatch } = useActions(open, text);
  const view = open.game.turn?.(open.session.state) ?? null;
  const { id } = open;
  const toTable = () => navigation.popTo('Table', { id });
  const start = (does: ImmediateAction<unknown>) =>
    runAction(does, {
      dispatch: (command) => dispatch(command, toTable),
      onWizard: (wizard) => navigation.navigate('Wizard', { id, wizard }),
      onScreen: (screen) => navigation.navigate('GameScreen', { id, screen }),
    });
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={view ? text(view.title) : say('guide.options')}
          left={{ icon: 'back', label: say('timeline.backToTable'), onPress: toTable }}
        />
      }
    >
      {!view && (
        <EmptyState
          icon="learn"
          title={say('guide.noTurn')}
          text={say('guide.noTurnNote')}
          action={<Button kind="primary" title={say('timeline.backToTable')} onPress={toTable} />}
        />
      )}
      {view?.groups.map(({ id: group, title, note, reference, options }) => (
        <AskSection key={group} title={text(title)} note={note && text(note)} reference={reference}>
          {options.map((option) => (
            <TurnRow
              key={option.id}
              option={option}
              text={text}
              onDo={() => option.does && start(option.does)}
            />
          ))}
        </AskSection>
      ))}
      {view && <ResultLines lines={view.standing} open={open} text={text} onAnswer={() => undefined} />}
    </Screen>
  );
}
