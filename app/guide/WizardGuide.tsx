import { useIsFocused } from '@react-navigation/native';
import type { OpenSession } from '@/state/openSession';
import { useGameText } from '../text/useGameText';
import { GuideSheet } from './GuideSheet';
import { useCard } from './useCard';

/** What to know before a wizard is opened for the first time. */
export function WizardGuide({ open, wizard }: { readonly open: OpenSession; readonly wizard: string }) {
  const text = useGameText(open.game.id, open.seats);
  const looked = useIsFocused();
  const shown = useCard(open.id, () => open.game.guide?.beforeWizard(open.session.state, wizard) ?? null);
  if (!shown) return null;
  return (
    <GuideSheet
      visible={looked && !shown.aside}
      chapter={shown.chapter.title}
      card={shown.card}
      seats={open.seats}
      text={text}
      onDone={shown.saw}
      onHide={shown.saw}
      onEnd={shown.end}
    />
  );
}
