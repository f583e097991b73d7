import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useSettings } from '@/state/useStores';
import { Header, Screen } from '@/ui';
import type { ScreenProps } from '../navigation';
import { KeepAwake } from '../platform/KeepAwake';
import { SessionGate } from '../table/SessionGate';
import { useGameText } from '../text/useGameText';
import { WatchBoard } from './WatchBoard';

/** The table without its controls: names and figures, as large as they fit. */
export function PresentScreen({ route, navigation }: ScreenProps<'Present'>) {
  const { id } = route.params;
  return (
    <SessionGate id={id}>
      {(open) => <Presented open={open} onClose={() => navigation.popTo('Table', { id })} />}
    </SessionGate>
  );
}

function Presented({ open, onClose }: { readonly open: OpenSession; readonly onClose: () => void }) {
  const say = useSay();
  const text = useGameText(open.game.id, open.seats);
  const facing = useSettings((settings) => settings.facing);
  const view = open.game.table(open.session.state);
  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={text(view.heading)}
          left={{ icon: 'close', label: say('timeline.backToTable'), onPress: onClose }}
        />
      }
    >
      <WatchBoard view={view} open={open} text={text} bare facing={facing} />
      <KeepAwake />
    </Screen>
  );
}
