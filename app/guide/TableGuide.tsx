import { useIsFocused } from '@react-navigation/native';
import type { ImmediateAction } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Banner, useSnackbar } from '@/ui';
import type { GameText } from '../text/useGameText';
import { GuideSheet } from './GuideSheet';
import { useCard } from './useCard';

interface TableGuideProps {
  readonly open: OpenSession;
  readonly text: GameText;
  readonly runAction: (does: ImmediateAction<unknown>) => void;
  readonly onOptions: () => void;
  /** Only a strip, until somebody asks for the card. */
  readonly strip?: boolean;
}

/** The guide on the table: a card when there is something to say, a strip while it is put aside. */
export function TableGuide({ open, text, runAction, onOptions, strip = false }: TableGuideProps) {
  const say = useSay();
  const snackbar = useSnackbar();
  // The table stays mounted beneath a wizard opened from it: only the screen in front shows its guide.
  const looked = useIsFocused();
  const { state } = open.session;
  const shown = useCard(open.id, () => open.game.guide?.chapter(state) ?? null, strip);
  if (!shown) return null;
  const { chapter, card } = shown;
  const canOffer = card.player !== undefined && open.game.turnPage?.(state);
  return (
    <>
      {shown.aside && (
        <Banner
          kind="plain"
          icon="learn"
          text={say('guide.strip', { card: text(card.title) })}
          action={{ title: say('guide.show'), onPress: shown.show }}
        />
      )}
      <GuideSheet
        visible={looked && !shown.aside}
        chapter={chapter.title}
        card={card}
        seats={open.seats}
        text={text}
        // The card closes when what it asks for is done, not when it is begun.
        onWay={({ does }) => runAction(does)}
        onDone={shown.saw}
        onHide={shown.hide}
        onEnd={() => {
          shown.end();
          snackbar.say(say('guide.ended'));
        }}
        {...(canOffer && { onOptions })}
      />
    </>
  );
}
