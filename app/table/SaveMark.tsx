import { useSay } from '@/i18n';
import { useSaving } from '@/state/useStores';
import { SavedMark } from '@/ui';

/** A tick when every act is on the disk. */
export function SaveMark() {
  const say = useSay();
  const { pending } = useSaving();
  const saved = pending === 0;
  return (
    <SavedMark saved={saved} label={saved ? say('table.saved') : say('table.saving', { count: pending })} />
  );
}
