import { useEffect, useMemo } from 'react';
import { actAt } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import type { ChangeState } from '@/state/change/changeStore';
import type { OpenSession } from '@/state/openSession';
import { useChange, useChangeStore } from '@/state/change/useChange';
import { useStores } from '@/state/useStores';
import { BlankPage, Button, EmptyState, Header, Screen } from '@/ui';
import type { ScreenProps } from '../navigation';
import { SessionGate } from '../table/SessionGate';
import { formatTime } from '../text/format';
import { useGameText } from '../text/useGameText';
import { factOf } from './actWords';
import { ChangePreview } from './ChangePreview';
import { PastTableView } from './PastTableView';

export function ChangeScreen({ route, navigation }: ScreenProps<'Change'>) {
  const { id } = route.params;
  const toTimeline = () => navigation.popTo('Timeline', { id });
  return <SessionGate id={id}>{(open) => <Change open={open} onLeave={toTimeline} />}</SessionGate>;
}

interface Props {
  readonly open: OpenSession;
  readonly onLeave: () => void;
}

/** First the table as it was, where that is needed; then what the change comes to. */
function Change({ open, onLeave }: Props) {
  const say = useSay();
  const change = useChangeStore();
  const draft = useChange((state) => state.draft);
  const past = useChange((state) => state.past);
  const known = useChange((state) => state.sessionId === open.id);
  useEffect(() => void change.getState().restore(open.id), [change, open.id]);

  if (!known) return <BlankPage />;
  if (draft?.looking && past) return <Looking open={open} draft={draft} past={past} onLeave={onLeave} />;
  if (draft && draft.mends.length > 0) return <ChangePreview open={open} draft={draft} onLeave={onLeave} />;
  return (
    <Screen
      header={
        <Header
          title={say('change.title')}
          left={{ icon: 'back', label: say('change.cancel'), onPress: onLeave }}
        />
      }
    >
      <EmptyState
        icon="timeline"
        title={say('change.title')}
        text={say('change.nothing')}
        action={<Button kind="primary" title={say('table.timeline')} onPress={onLeave} />}
      />
    </Screen>
  );
}

interface LookingProps extends Props {
  readonly draft: NonNullable<ChangeState['draft']>;
  readonly past: NonNullable<ChangeState['past']>;
}

function Looking({ open, draft, past, onLeave }: LookingProps) {
  const say = useSay();
  const language = useLanguage();
  const stores = useStores();
  const change = useChangeStore();
  const text = useGameText(open.game.id, open.seats);
  const pastStores = useMemo(() => ({ ...stores, ...past }), [stores, past]);
  const { looking, mends } = draft;
  const act = looking && actAt(open.session, looking.at);
  if (!looking || !act) return <BlankPage />;
  const what = factOf(open, act.did.events, text);
  return (
    <PastTableView
      stores={pastStores}
      wizard={looking.wizard ?? (looking.how === 'instead' ? act.did.wizard : undefined)}
      onWander={(wizard) => change.getState().wander(wizard)}
      past={{
        title: say('change.pastTitle', { time: formatTime(act.did.at, language) }),
        text: say(looking.how === 'instead' ? 'change.pastInstead' : 'change.pastBefore', { what }),
        onLeave: () => {
          if (mends.length > 0) return change.getState().lookAway();
          void change.getState().cancel();
          onLeave();
        },
      }}
    />
  );
}
