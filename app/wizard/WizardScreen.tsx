import { useEffect, useState } from 'react';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { followedIn } from '@/state/live/followed';
import { isFinished, openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { useLive, useStores, useWizard, useWizardParts } from '@/state/useStores';
import { BlankPage, Button, useSnackbar } from '@/ui';
import { Notice } from '../boot/Notice';
import { usePast } from '../change/past';
import { WizardGuide } from '../guide/WizardGuide';
import type { ScreenProps } from '../navigation';
import { SessionGate } from '../table/SessionGate';
import { useGameText } from '../text/useGameText';
import { OnePage } from '../turn/OnePage';
import { FollowedWizard } from './FollowedWizard';
import { PassedDraft } from './PassedDraft';
import { useSteady } from '../text/useSteady';
import { WizardPages } from './WizardPages';

export function WizardScreen({ route, navigation }: ScreenProps<'Wizard'>) {
  const { id, wizard } = route.params;
  const { session } = useStores();
  return (
    <SessionGate id={id}>
      {(open) =>
        open.game.turnPage?.(open.session.state)?.wizard === wizard ? (
          <ToTurn onShow={() => navigation.replace('Turn', { id })} />
        ) : (
          <SharedOrOwn
            open={open}
            wizardId={wizard}
            onLeave={(ended, next) => {
              if (next !== undefined && !ended) return navigation.replace('Wizard', { id, wizard: next });
              // Opened from the page of the turn, it leads back there, unless that was the last turn.
              const { routes } = navigation.getState();
              const fromTurn = routes.at(-2)?.name === 'Turn';
              // Not goBack(): within a wizard that is one step back.
              if (fromTurn && !ended && hasTurn(session)) return navigation.popTo('Turn', { id });
              navigation.popTo('Table', { id });
              if (ended) navigation.navigate('Result', { id });
            }}
          />
        )
      }
    </SessionGate>
  );
}

function hasTurn(session: Stores['session']): boolean {
  const now = openSessionOf(session.getState());
  return (now?.game.turnPage?.(now.session.state) ?? null) !== null;
}

/** An address of the turn as a wizard: its page shows it. */
function ToTurn({ onShow }: { readonly onShow: () => void }) {
  useEffect(onShow, [onShow]);
  return <BlankPage />;
}

interface OpenWizardProps {
  readonly open: OpenSession;
  readonly wizardId: string;
  /** `ended`: the wizard ended the game; `next`: another one follows at once. */
  readonly onLeave: (ended: boolean, next?: string) => void;
}

/** Somebody else answers it: then it is followed, until it is over or this phone takes the pen. */
function SharedOrOwn(props: OpenWizardProps) {
  const { open, wizardId, onLeave } = props;
  const { view, pen } = useLive((live) => live);
  const { session } = useStores();
  const past = usePast();
  const isHere = !past && view?.sessionId === open.id;
  const found = isHere ? followedIn(open, view) : null;
  const followed = found?.wizard.id === wizardId && found.shared.pen !== view?.me.id ? found : null;
  const [follows, setFollows] = useState(false);
  if (followed && !follows) setFollows(true);
  const isOver = follows && !followed;
  const taken = useWizard(({ status, wizard }) => status === 'open' && wizard?.id === wizardId);
  if (isOver && taken) setFollows(false);
  const leaves = isOver && !taken;
  // Where it leads is decided when it is over.
  const leave = useSteady(() => onLeave(isFinished(session.getState())));
  useEffect(() => {
    if (leaves) leave();
  }, [leaves, leave]);
  if (followed && view)
    return (
      <FollowedWizard
        open={open}
        view={view}
        followed={followed}
        onTake={() => pen?.take()}
        onLeave={() => onLeave(false)}
      />
    );
  return leaves ? <BlankPage /> : <OpenWizard {...props} />;
}

function OpenWizard({ open, wizardId, onLeave }: OpenWizardProps) {
  const say = useSay();
  const { wizard: store } = useStores();
  const { dismiss } = useSnackbar();
  const { status, wizard, draft, step, passed, resume, beginNew } = useWizardParts(
    'status',
    'wizard',
    'draft',
    'step',
    'passed',
    'resume',
    'beginNew',
  );
  const text = useGameText(open.game.id, open.seats);
  useEffect(() => {
    void store.getState().open(open.id, wizardId);
    return () => void store.getState().leave(wizardId);
  }, [store, open.id, wizardId]);

  // The undo of the last tap would act on the table beneath the wizard.
  useEffect(dismiss, [dismiss]);

  if (status === 'missing')
    return (
      <Notice icon="learn" title={say('wizard.lostTitle')} text={say('trouble.notFoundText')}>
        <Button kind="primary" title={say('timeline.backToTable')} onPress={() => onLeave(false)} />
      </Notice>
    );
  if (!wizard || wizard.id !== wizardId) return <BlankPage />;
  if (status === 'asked' && passed)
    return (
      <PassedDraft
        passed={passed}
        open={open}
        what={text(wizard.title(open.session.state))}
        onResume={resume}
        onBeginNew={beginNew}
        onLeave={() => onLeave(false)}
      />
    );
  const guide = <WizardGuide open={open} wizard={wizardId} />;
  return (
    <>
      {wizard.onePage ? (
        <OnePage open={open} wizard={wizard} draft={draft} guide={guide} onLeave={onLeave} />
      ) : (
        <WizardPages open={open} wizard={wizard} draft={draft} step={step} guide={guide} onLeave={onLeave} />
      )}
    </>
  );
}
