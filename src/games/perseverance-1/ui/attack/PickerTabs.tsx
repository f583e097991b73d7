import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Press, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import type { Picker } from '../../session/wizards/dinoAttackRewards';
import { OwnerMark, ownerOf } from '../../../perseverance/ui/owner';

interface Props {
  readonly pickers: readonly Picker[];
  readonly shown: string;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onShow: (player: string) => void;
}

/** Everybody in turn order, with how far the picking is. */
export function PickerTabs({ pickers, shown, seats, text, onShow }: Props) {
  const { colour, textScale } = useTheme();
  return (
    <View
      role="tablist"
      aria-label={text(say('session.attack.pickers'))}
      style={{ flexDirection: 'row', flexWrap: 'wrap', borderBottomWidth: 1, borderColor: colour.rule }}
    >
      {pickers.map((picker) => {
        const { player } = picker;
        const chosen = player === shown;
        const status = statusOf(picker);
        return (
          <Press
            key={player}
            role="tab"
            selected={chosen}
            label={text(say('session.attack.pickerOf', { player: nameOf(player), status }))}
            onPress={() => onShow(player)}
            insetFocus
            style={({ pressed }) => ({
              flexGrow: 1,
              flexBasis: textScale > 1.2 ? '50%' : 0,
              minHeight: 60,
              alignItems: 'center',
              justifyContent: 'center',
              gap: 2,
              padding: 4,
              borderBottomWidth: 4,
              borderColor: chosen ? colour.lamp : 'transparent',
              backgroundColor: chosen ? colour.raised : pressed ? colour.lit : 'transparent',
            })}
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '100%' }}>
              <OwnerMark owner={ownerOf(player, seats, text)} size={18} />
              <Txt role="labelStrong" lines={1} steady hidden style={{ flexShrink: 1 }}>
                {`${ownerOf(player, seats, text).name} `}
              </Txt>
            </View>
            <Txt
              role="caption"
              tone={picker.status === 'open' ? 'lamp' : 'ink2'}
              align="center"
              lines={1}
              steady
              hidden
            >
              {text(status)}
            </Txt>
          </Press>
        );
      })}
    </View>
  );
}

function statusOf({ status, picked, most }: Picker): Phrase {
  switch (status) {
    case 'none':
      return say('session.attack.noPick');
    case 'unpaid':
      return say('session.attack.cannotPay');
    case 'declined':
      return say('session.attack.declined');
    case 'open':
    case 'done':
      return say('session.attack.pickedOf', { count: picked, of: most });
  }
}
