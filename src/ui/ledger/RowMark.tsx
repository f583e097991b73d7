import { View } from 'react-native';
import { Icon, type IconName } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, TARGET } from '../theme/tokens';
import { Txt } from '../Txt';

export interface RowMarkProps {
  readonly icon: IconName;
  readonly title: string;
  /** Whose it is, for a screen reader. */
  readonly label: string;
  /** The rules want it now. */
  readonly due?: boolean;
  /** Leads to where it is dealt with; without it, it only says so. */
  readonly onPress?: (() => void) | undefined;
}

/** What is out of the ordinary about a player. The pill is small; what a finger hits is not. */
export function RowMark({ icon, title, label, due = false, onPress }: RowMarkProps) {
  const { colour } = useTheme();
  const pill = (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        minHeight: 30,
        maxWidth: '100%',
        paddingHorizontal: 10,
        paddingVertical: 3,
        borderRadius: RADIUS.full,
        borderWidth: onPress || due ? 1.5 : 0,
        borderColor: due ? colour.lamp : colour.edge,
        backgroundColor: onPress ? 'transparent' : colour.well,
      }}
    >
      <Icon name={icon} size={18} color={due ? colour.lamp : colour.ink2} />
      <Txt role={due ? 'captionStrong' : 'caption'} tone={due ? 'lamp' : 'ink2'} style={{ flexShrink: 1 }}>
        {title}
      </Txt>
      {onPress && <Icon name="next" size={14} color={due ? colour.lamp : colour.ink3} />}
    </View>
  );
  if (!onPress) return <View style={{ maxWidth: '100%', justifyContent: 'center' }}>{pill}</View>;
  return (
    <Press
      label={label}
      onPress={onPress}
      style={({ pressed }) => ({
        maxWidth: '100%',
        minHeight: TARGET.base,
        minWidth: TARGET.base,
        justifyContent: 'center',
        borderRadius: RADIUS.full,
        opacity: pressed ? 0.7 : 1,
      })}
    >
      {pill}
    </Press>
  );
}
