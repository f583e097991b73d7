import { View } from 'react-native';
import type { Refusal } from '@/engine';
import { renderPhrase, translate } from '@/i18n';
import { Icon, RADIUS, SPACE, Txt, useTheme } from '@/ui';

/** Why it did not work, in the app's own words. */
export function wordsOf({ message }: Refusal): string {
  return renderPhrase(translate, message, null, (player) => player);
}

export function Trouble({ words }: { readonly words: string }) {
  const { colour } = useTheme();
  return (
    <View
      role="alert"
      style={{
        flexDirection: 'row',
        gap: SPACE.s3,
        padding: SPACE.s4,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: colour.loss,
        backgroundColor: colour.lossWash,
      }}
    >
      <Icon name="warning" size={24} color={colour.loss} />
      <Txt style={{ flex: 1 }}>{words}</Txt>
    </View>
  );
}
