import { View } from 'react-native';
import { Counter, SPACE, Txt } from '@/ui';
import { OwnerMark, type Owner } from '../owner';

interface Props {
  readonly owner: Owner;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly capReason?: string;
  readonly onAdjust: (by: number) => void;
}

/** How many of something one owner has, with − and +. */
export function OwnerCounter({ owner, label, value, max, capReason, onAdjust }: Props) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
      <OwnerMark owner={owner} size={22} />
      <View style={{ flex: 1 }}>
        <Txt role="nameSmall">{owner.name}</Txt>
      </View>
      <Counter
        size="small"
        label={label}
        value={value}
        min={0}
        max={max}
        {...(capReason !== undefined && { capReason })}
        onAdjust={onAdjust}
      />
    </View>
  );
}
