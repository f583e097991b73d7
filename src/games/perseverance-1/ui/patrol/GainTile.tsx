import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, Press, RADIUS, TARGET, Txt, useTheme } from '@/ui';
import { say } from '../../say';
import type { StageGain } from '../../moments/patrol/stageView';
import { ASSET_ICONS } from './assetIcons';

interface Props {
  readonly gain: StageGain;
  readonly text: (phrase: Phrase) => string;
  readonly onSet: (to: number) => void;
}

/** A tap is one more; what was tapped too often is taken back beside it. */
export function GainTile({ gain: { asset, label, value, max }, text, onSet }: Props) {
  const { colour, textScale } = useTheme();
  const gained = say('session.stage.gained', { what: label, count: value });
  const ink = value > 0 ? colour.ink : colour.ink2;
  return (
    <View
      style={{
        // Three in a row while the words are of normal size, then two, then one.
        flexBasis: textScale > 1.6 ? '100%' : textScale > 1.2 ? '46%' : '30%',
        flexGrow: 1,
        flexDirection: 'row',
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: value > 0 ? colour.act : colour.edge,
        backgroundColor: value > 0 ? colour.lit : 'transparent',
      }}
    >
      {value > 0 && (
        <Press
          label={text(say('session.stage.oneLess', { what: label }))}
          onPress={() => onSet(value - 1)}
          style={({ pressed }) => ({
            minWidth: TARGET.base,
            minHeight: TARGET.base,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: RADIUS.control,
            backgroundColor: pressed ? colour.raised : 'transparent',
          })}
        >
          <Icon name="minus" size={20} color={ink} />
        </Press>
      )}
      <Press
        // What is read is part of what is said.
        label={text(say('session.stage.oneMore', { what: value > 0 ? gained : label }))}
        onPress={() => onSet(Math.min(max, value + 1))}
        style={({ pressed }) => ({
          flex: 1,
          minWidth: TARGET.base,
          minHeight: TARGET.base + 4,
          alignItems: 'center',
          justifyContent: 'center',
          paddingHorizontal: 2,
          borderRadius: RADIUS.control,
          backgroundColor: pressed ? colour.raised : 'transparent',
        })}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <Icon name={ASSET_ICONS[asset]} size={20} color={ink} />
          {value > 0 && <Txt role="figureS" hidden>{`+${value} `}</Txt>}
        </View>
        <Txt
          role="captionStrong"
          color={ink}
          align="center"
          lines={1}
          steady
          hidden
          style={{ maxWidth: '100%' }}
        >
          {text(label)}
        </Txt>
      </Press>
    </View>
  );
}
