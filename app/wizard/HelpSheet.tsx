import { View } from 'react-native';
import type { WizardStep } from '@/engine';
import { findGame } from '@/games';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Button, Sheet, SPACE, Txt } from '@/ui';
import { rulesOf, useAskEntry } from '../learn/useAskEntry';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly visible: boolean;
  readonly step: WizardStep;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly onClose: () => void;
}

/** How a step works, and the way to what the rules say about it. */
export function HelpSheet({ visible, step, open, text, onClose }: Props) {
  const say = useSay();
  const askEntry = useAskEntry();
  const { help, reference } = step;
  const title = text(step.title);
  return (
    <Sheet visible={visible} title={title} onClose={onClose}>
      <View style={{ gap: SPACE.s4, paddingHorizontal: 20, paddingBottom: SPACE.s4 }}>
        {help && <Txt tone="ink2">{text(help)}</Txt>}
        {reference !== undefined && findGame(open.game.id)?.reference && (
          <Button
            icon="why"
            title={say('learn.rulesOn', { name: title })}
            onPress={() => {
              onClose();
              askEntry(rulesOf(open), reference);
            }}
          />
        )}
      </View>
    </Sheet>
  );
}
