import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, RADIUS, SPACE, Txt, useTheme } from '@/ui';
import { say } from '../../say';

interface Props {
  readonly asset: 'safeguard' | 'valor';
  readonly left: number;
  readonly had: number;
  readonly text: (phrase: Phrase) => string;
}

/** What there is to pay with: left, with a notch for each that there was. */
export function MeansLeft({ asset, left, had, text }: Props) {
  const { colour } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={text(say('session.attack.leftOf', { asset: say(`asset.${asset}`), left, had }))}
      style={{
        flexGrow: 1,
        flexBasis: '40%',
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s2,
        padding: SPACE.s3,
        borderRadius: RADIUS.control,
        backgroundColor: colour.well,
      }}
    >
      <Icon name={asset} size={24} color={colour.ink} />
      <Txt role="figureM" hidden>{`${left}`}</Txt>
      <View style={{ flexDirection: 'row', gap: 3, flex: 1 }}>
        {Array.from({ length: had }, (_, i) => (
          <View
            key={i}
            style={{
              width: 6,
              height: 16,
              borderRadius: 2,
              borderWidth: 1,
              borderColor: colour.ink2,
              backgroundColor: i < left ? colour.ink2 : 'transparent',
            }}
          />
        ))}
      </View>
      <Txt role="caption" tone="ink2" hidden>
        {text(say('session.attack.ofHad', { had }))}
      </Txt>
    </View>
  );
}
