import { View } from 'react-native';
import type { Phrase, ReadingLine } from '@/engine';
import { Sheet, SPACE, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly title: Phrase;
  readonly lines: readonly ReadingLine[];
  readonly text: GameText;
  readonly visible: boolean;
  readonly onClose: () => void;
}

/** Further reading beside a choice, such as how two editions differ. */
export function ReadingSheet({ title, lines, text, visible, onClose }: Props) {
  const { colour } = useTheme();
  return (
    <Sheet visible={visible} title={text(title)} reading onClose={onClose}>
      {lines.map((line, i) => (
        <View
          key={i}
          style={{
            paddingHorizontal: 20,
            paddingVertical: SPACE.s3,
            borderTopWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <Txt role="labelStrong">{text(line.what)}</Txt>
          {line.note && (
            <Txt role="label" tone="ink2">
              {text(line.note)}
            </Txt>
          )}
        </View>
      ))}
    </Sheet>
  );
}
