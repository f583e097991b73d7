import { useEffect } from 'react';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useStores, useWizard } from '@/state/useStores';
import { BlankPage, Button, useSnackbar } from '@/ui';
import { Notice } from '../boot/Notice';
import { WalkGuide } from '../guide/WalkGuide';
import type { ScreenProps } from '../navigation';
import { SessionGate } from '../table/SessionGate';
import { WizardWalk } from './WizardWalk';

export function WizardScreen({ route, navigation }: ScreenProps<'Wizard'>) {
  const { id, wizard } = route.params;
  return (
    <SessionGate id={id}>
      {(open) => (
        <Walk
          open={open}
          wizardId={wizard}
          onLeave={(ended) => {
            navigation.popTo('Table', { id });
            if (ended) navigation.navigate('Result', { id });
          }}
        />
      )}
    </SessionGate>
  );
}

interface WalkProps {
  readonly open: OpenSession;
  readonly wizardId: string;
  /** `ended`: the walk brought the game to its end. */
  readonly onLeave: (ended: boolean) => void;
}

function Walk({ open, wizardId, onLeave }: WalkProps) {
  const say = useSay();
  const { wizard: store } = useStores();
  const { dismiss } = useSnackbar();
  const { status, wizard, draft, step } = useWizard((state) => state);
  useEffect(() => void store.getState().open(open.id, wizardId), [store, open.id, wizardId]);

  // The undo of the last tap would act on the table beneath the walk.
  useEffect(dismiss, [dismiss]);

  if (status === 'missing')
    return (
      <Notice icon="learn" title={say('wizard.lostTitle')} text={say('trouble.notFoundText')}>
        <Button kind="primary" title={say('timeline.backToTable')} onPress={() => onLeave(false)} />
      </Notice>
    );
  if (!wizard || wizard.id !== wizardId) return <BlankPage />;
  return (
    <>
      <WizardWalk open={open} wizard={wizard} draft={draft} step={step} onLeave={onLeave} />
      <WalkGuide open={open} wizard={wizardId} />
    </>
  );
}
