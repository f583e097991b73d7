import { useIsFocused } from '@react-navigation/native';
import type { ImmediateAction } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useLayout, useSnackbar } from '@/ui';
import type { GameText } from '../text/useGameText';
import { GuideStrip } from './GuideStrip';
import { sketchOf } from './sketchOf';
import { useCard } from './useCard';

interface Props {
  readonly open: OpenSession;
  readonly text: GameText;
  readonly runAction: (does: ImmediateAction<unknown>) => void;
}

/** The guide under the table, while there is something new to say. */
export function TableGuide({ open, text, runAction }: Props) {
  const say = useSay();
  const snackbar = useSnackbar();
  // A phone on its side has its bar at the right: nothing is under the strip.
  const lowest = useLayout() === 'landscape';
  const { state } = open.session;
  // The table stays mounted beneath a wizard opened from it: only the screen in front shows its guide.
  const shown = useCard(open.id, () => open.game.guide?.chapter(state) ?? null, useIsFocused());
  if (!shown) return null;
  return (
    <GuideStrip
      shown={shown}
      sketch={sketchOf(open, shown.card)}
      text={text}
      lowest={lowest}
      onWay={({ does }) => {
        // A screen was seen once it was opened; what a wizard is for is done when the table says so.
        if (does.kind === 'screen') shown.saw();
        runAction(does);
      }}
      onEnd={() => {
        shown.end();
        snackbar.say(say('guide.ended'));
      }}
    />
  );
}
