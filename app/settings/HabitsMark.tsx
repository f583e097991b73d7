import { useSay } from '@/i18n';
import { useHabits, useSaving } from '@/state/useStores';
import { SavedMark } from '@/ui';

/** On every screen that changes what this device remembers besides the games; a guide's card follows from both. */
export function HabitsMark() {
  const say = useSay();
  const { pending } = useSaving();
  const saved = useHabits((habits) => habits.saved) && pending === 0;
  return <SavedMark saved={saved} label={say(saved ? 'settings.saved' : 'settings.saving')} />;
}
