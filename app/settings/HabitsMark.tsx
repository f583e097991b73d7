import { useSay } from '@/i18n';
import { useHabits } from '@/state/useStores';
import { SavedMark } from '@/ui';

/** On every screen that changes what this device remembers beside the games. */
export function HabitsMark() {
  const say = useSay();
  const saved = useHabits((habits) => habits.saved);
  return <SavedMark saved={saved} label={say(saved ? 'settings.saved' : 'settings.saving')} />;
}
