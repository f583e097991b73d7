import { useSay } from '@/i18n';
import { useWizard } from '@/state/useStores';
import { Banner, SavedMark } from '@/ui';

/** A tick when a kill would lose no answer. */
export function DraftMark() {
  const say = useSay();
  const saved = useWizard((wizard) => wizard.saved);
  return <SavedMark saved={saved} label={say(saved ? 'wizard.draftSaved' : 'wizard.draftSaving')} />;
}

/** What the disk refuses is shown until it is written. */
export function DraftBanner() {
  const say = useSay();
  const trouble = useWizard((wizard) => wizard.trouble);
  if (trouble === null) return null;
  const reason = say(`trouble.${trouble === 'damaged' ? 'unknown' : trouble}`);
  return <Banner text={say('wizard.draftNotSaved', { reason })} />;
}
