import { View } from 'react-native';
import { Icon, RADIUS, useTheme } from '@/ui';

interface Props {
  readonly wounds: number;
  /** The space that kills. */
  readonly last: number;
  /** Spaces that cost morale. */
  readonly moraleAt: readonly number[];
}

/** The track of a character card: wounds taken, the spaces that cost morale, and the last one. Its row says it in words. */
export function LifeTrack({ wounds, last, moraleAt }: Props) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexGrow: 1, flexShrink: 1, gap: 3 }}>
      {Array.from({ length: last }, (_, i) => {
        const space = i + 1;
        const taken = space <= wounds;
        const ink = taken ? colour.page : space === last ? colour.loss : colour.ink2;
        return (
          <View
            key={space}
            style={{
              flexGrow: 1,
              flexBasis: 0,
              height: 26,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: RADIUS.mark,
              borderWidth: 1.5,
              borderColor: taken ? colour.loss : space === last ? colour.loss : colour.edge,
              backgroundColor: taken ? colour.loss : 'transparent',
            }}
          >
            {space === last ? (
              <Icon name="skull" size={14} color={ink} />
            ) : (
              moraleAt.includes(space) && <Icon name="down" size={13} color={ink} />
            )}
          </View>
        );
      })}
    </View>
  );
}
