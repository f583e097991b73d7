import { useIsFocused } from '@react-navigation/native';
import type { OpenSession } from '@/state/openSession';
import { useGameText } from '../text/useGameText';
import { GuideStrip } from './GuideStrip';
import { sketchOf } from './sketchOf';
import { useCard } from './useCard';

/** What to know before a wizard is answered for the first time, over its button. */
export function WizardGuide({ open, wizard }: { readonly open: OpenSession; readonly wizard: string }) {
  const text = useGameText(open.game.id, open.seats);
  const shown = useCard(
    open.id,
    () => open.game.guide?.beforeWizard(open.session.state, wizard) ?? null,
    useIsFocused(),
  );
  if (!shown) return null;
  return <GuideStrip shown={shown} sketch={sketchOf(open, shown.card)} text={text} onEnd={shown.end} />;
}
