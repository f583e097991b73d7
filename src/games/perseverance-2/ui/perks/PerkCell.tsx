import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, Press, RADIUS, TARGET, Txt, useTheme, type IconName } from '@/ui';
import { useOwnerInk, type Owner } from '../../../perseverance/ui/owner';
import { PERKS } from '../../perks';
import { say } from '../../say';
import type { PerkNow } from '../../session/view/perkBoard';

interface Props {
  readonly now: PerkNow;
  readonly owner: Owner;
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

/** Name, Tier and what it does: filled when owned, outlined when open, dashed when not. */
export function PerkCell({ now: { perk, owned, reason }, owner, text, onPress }: Props) {
  const { colour, textScale } = useTheme();
  const { fill } = useOwnerInk(owner);
  const closed = !owned && reason !== undefined;
  const ink = owned ? colour.onPlayer : closed ? colour.ink3 : colour.ink;
  const { tier, cost } = PERKS[perk];
  const state = owned ? 'owned' : closed ? 'closed' : 'open';
  const icon: IconName = owned ? 'check' : closed ? 'lock' : 'plus';
  const tierWords = text(say(cost ? 'screens.perks.tierCost' : 'screens.perks.tier', { tier }));
  return (
    <Press
      hint={text(say(`screens.perks.${state}`))}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexShrink: 1,
        // Two in a row; one while the letters are large.
        flexBasis: textScale > 1.2 ? '90%' : '46%',
        minHeight: TARGET.base,
        gap: 2,
        paddingHorizontal: 10,
        paddingVertical: 7,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderStyle: closed ? 'dashed' : 'solid',
        borderColor: owned || !closed ? fill : colour.edge,
        backgroundColor: owned ? fill : pressed ? colour.lit : 'transparent',
      })}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        <Icon name={icon} size={16} color={owned ? ink : closed ? colour.ink3 : fill} />
        <Txt role="nameSmall" color={ink} style={{ flexShrink: 1 }}>
          {text(say(`perk.${perk}`))}
        </Txt>
      </View>
      <Txt role="mark" color={owned ? ink : colour.ink3}>
        {tierWords}
      </Txt>
      <Txt role="caption" color={owned ? ink : closed ? colour.ink3 : colour.ink2}>
        {text(say(`screens.perkNote.${perk}`))}
      </Txt>
    </Press>
  );
}
