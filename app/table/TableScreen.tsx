import { useState } from 'react';
import type { PlayerRow as Row } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useSettings } from '@/state/useStores';
import { Header, Screen, useLayout } from '@/ui';
import type { ScreenProps } from '../navigation';
import { KeepAwake } from '../platform/KeepAwake';
import { useGameText } from '../text/useGameText';
import { ActionBar } from './ActionBar';
import { SaveBanner } from './SaveBanner';
import { SessionGate } from './SessionGate';
import { TableDetail } from './TableDetail';
import { TableLedger } from './TableLedger';
import { useActions } from './useActions';
import { WhyFigure } from './WhyFigure';

export function TableScreen({ route, navigation }: ScreenProps<'Table'>) {
  return (
    <SessionGate id={route.params.id}>{(open) => <Table open={open} navigation={navigation} />}</SessionGate>
  );
}

interface TableProps {
  readonly open: OpenSession;
  readonly navigation: ScreenProps<'Table'>['navigation'];
}

/** All players at once; whatever is drawn here the game said as data. */
function Table({ open, navigation }: TableProps) {
  const say = useSay();
  const landscape = useLayout() === 'landscape';
  const keepAwake = useSettings((settings) => settings.keepAwake);
  const text = useGameText(open.game.id, open.seats);
  const actions = useActions(open, text);
  const [asked, setAsked] = useState<Row<unknown> | null>(null);
  const view = open.game.table(open.session.state);
  const detail = view.detail && text(view.detail);
  const bar = (
    <ActionBar
      view={view}
      open={open}
      text={text}
      actions={actions}
      onWizard={(wizard) => navigation.navigate('Wizard', { id: open.id, wizard })}
    />
  );
  return (
    <>
      <Screen
        scroll={false}
        gutter={0}
        header={
          <>
            <Header
              title={text(view.heading)}
              detail={<TableDetail detail={detail} pips={view.pips} />}
              left={{ icon: 'home', label: say('table.home'), onPress: () => navigation.popTo('Home') }}
              right={[
                {
                  icon: 'timeline',
                  label: say('table.timeline'),
                  onPress: () => navigation.navigate('Timeline', { id: open.id }),
                },
              ]}
            />
            <SaveBanner open={open} />
          </>
        }
        {...(landscape ? { rail: bar } : { footer: bar })}
      >
        <TableLedger view={view} open={open} text={text} dispatch={actions.dispatch} onAsk={setAsked} />
      </Screen>
      <WhyFigure open={open} text={text} row={asked} onClose={() => setAsked(null)} />
      {keepAwake && <KeepAwake />}
    </>
  );
}
