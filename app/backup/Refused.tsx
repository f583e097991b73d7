import { View } from 'react-native';
import type { Refusal } from '@/engine';
import { renderPhrase, translate, useSay } from '@/i18n';
import { Icon, RADIUS, SPACE, Txt, useTheme } from '@/ui';

interface Props {
  readonly refused: Refusal;
  /** Of the file, where there is one. */
  readonly name: string | null;
}

/** What is wrong with a file or a code, and that nothing has happened. */
export function Refused({ refused, name }: Props) {
  const say = useSay();
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
      <View style={{ flex: 1, gap: SPACE.s1 }}>
        {name !== null && <Txt role="title">{name}</Txt>}
        <Txt>{renderPhrase(translate, refused.message, null, (player) => player)}</Txt>
        <Txt role="label" tone="ink2">
          {say('backup.untouched')}
        </Txt>
      </View>
    </View>
  );
}
