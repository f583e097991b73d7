import { View } from 'react-native';
import { Icon, Txt, useTheme } from '@/ui';
import { OwnerMark, type Owner } from '../owner';

interface Props {
  readonly owner: Owner;
  /** The name under the emblem instead of beside it. */
  readonly stacked: boolean;
  /** Cubes left; the Dissenters' are not counted. */
  readonly left?: string;
}

/** The head of a column of the matrix: whose it is, and how many cubes are left. */
export function OwnerHead({ owner, stacked, left }: Props) {
  const { colour, textScale } = useTheme();
  const cubes = left !== undefined && (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4, flexShrink: 1 }}>
      {textScale <= 1.2 && <Icon name="influence" size={14} color={colour.ink3} />}
      <Txt role="caption" tone="ink3" style={{ flexShrink: 1 }}>
        {left}
      </Txt>
    </View>
  );
  const name = (
    <Txt role={textScale > 1.2 ? 'figureXs' : 'nameSmall'} lines={1}>
      {owner.name}
    </Txt>
  );
  if (stacked)
    return (
      <View style={{ flex: 1, minWidth: 0, gap: 2 }}>
        <OwnerMark owner={owner} size={22} />
        {name}
        {cubes}
      </View>
    );
  return (
    <View
      style={{ flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: 7, paddingLeft: 4 }}
    >
      <OwnerMark owner={owner} size={22} />
      <View style={{ flexShrink: 1, minWidth: 0 }}>
        {name}
        {cubes}
      </View>
    </View>
  );
}
