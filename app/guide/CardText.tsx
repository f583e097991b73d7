import { View } from 'react-native';
import type { GuideCard } from '@/engine';
import { SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';

/** The few sentences of a card, large enough to be read out. */
export function CardText({ card, text }: { readonly card: GuideCard<unknown>; readonly text: GameText }) {
  return (
    <View style={{ gap: SPACE.s3 }}>
      {card.text.map((paragraph, i) => (
        <Txt key={i} tone={i === 0 ? 'ink' : 'ink2'}>
          {text(paragraph)}
        </Txt>
      ))}
    </View>
  );
}
