import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Txt } from '@/ui';
import { Tabs } from '@/ui/Tabs';
import { nameOf, say } from '../../say';
import type { Picker } from '../../moments/dinoAttack/rewardsView';
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
  const tabs = pickers.map((picker) => {
    const owner = ownerOf(picker.player, seats, text);
    const status = statusOf(picker);
    return {
      id: picker.player,
      label: text(say('session.attack.pickerOf', { player: nameOf(picker.player), status })),
      body: (
        <>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '100%' }}>
            <OwnerMark owner={owner} size={18} />
            <Txt role="labelStrong" lines={1} steady hidden style={{ flexShrink: 1 }}>
              {`${owner.name} `}
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
        </>
      ),
    };
  });
  return <Tabs label={text(say('session.attack.pickers'))} tabs={tabs} chosen={shown} onChange={onShow} />;
}

function statusOf({ status, picked, most }: Picker): Phrase {
  switch (status) {
    case 'none':
      return say('session.attack.noPick');
    case 'unpaid':
      return say('session.attack.cannotPay');
    case 'worthless':
      return say('session.attack.nothingWorth');
    case 'declined':
      return say('session.attack.declined');
    case 'open':
    case 'done':
      return say('session.attack.pickedOf', { count: picked, of: most });
  }
}
