import { useSaving, useWizard } from '@/state/useStores';
import { SaveMark } from '../table/SaveMark';
import { DraftMark } from '../wizard/DraftMark';

/** One mark for both: what was done on the page, and what is begun. */
export function TurnKept() {
  const { pending } = useSaving();
  const begun = useWizard(({ answered }) => answered);
  return begun && pending === 0 ? <DraftMark /> : <SaveMark />;
}
