import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useSaving, useStores } from '@/state/useStores';
import { Banner } from '@/ui';
import { exportEverything } from '../platform/exportEverything';

/** Nothing pretends to be saved: what the disk refuses is shown here until it is written. */
export function SaveBanner({ open }: { readonly open: OpenSession }) {
  const say = useSay();
  const stores = useStores();
  const { failed } = useSaving();
  const exportIt = { title: say('trouble.exportMemory'), onPress: () => void exportEverything(stores) };
  if (open.broken) {
    const { count, seq } = open.broken;
    return (
      <Banner
        text={`${say('table.brokenText', { count, seq })} ${say('table.brokenReadOnly')}`}
        action={exportIt}
      />
    );
  }
  if (stores.services.writer.isStuck(open.id))
    return <Banner text={say('trouble.conflict')} action={exportIt} />;
  if (!failed) return null;
  switch (failed.kind) {
    case 'conflict':
      // Of another game: this one goes on.
      return null;
    case 'full':
    case 'locked':
    case 'blocked':
      return (
        <Banner text={say('trouble.notSaved', { reason: say(`trouble.${failed.kind}`) })} action={exportIt} />
      );
    case 'damaged':
    case 'unknown':
      return <Banner text={say('trouble.notSaved', { reason: say('trouble.unknown') })} action={exportIt} />;
  }
}
