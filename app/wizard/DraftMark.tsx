import { useSay } from '@/i18n';
import type { Keeping } from '@/state/keeper';
import { useWizard } from '@/state/useStores';
import { Banner, SavedMark } from '@/ui';

/** A tick when a kill would lose no answer. */
export function DraftMark() {
  const saved = useWizard((wizard) => wizard.saved);
  return <KeptMark saved={saved} />;
}

export function KeptMark({ saved }: Pick<Keeping, 'saved'>) {
  const say = useSay();
  return <SavedMark saved={saved} label={say(saved ? 'wizard.draftSaved' : 'wizard.draftSaving')} />;
}

/** What the disk refuses is shown until it is written. */
export function DraftBanner() {
  const trouble = useWizard((wizard) => wizard.trouble);
  return <NotKept trouble={trouble} />;
}

export function NotKept({ trouble }: Pick<Keeping, 'trouble'>) {
  const say = useSay();
  if (trouble === null) return null;
  const reason = say(`trouble.${trouble === 'damaged' ? 'unknown' : trouble}`);
  return <Banner text={say('wizard.draftNotSaved', { reason })} />;
}
