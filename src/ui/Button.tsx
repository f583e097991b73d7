import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { Icon, type IconName } from './icons/Icon';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE, TARGET, type Palette } from './theme/tokens';
import { Txt } from './Txt';

export interface ButtonProps {
  readonly title: string;
  readonly onPress: () => void;
  /** One primary on a screen. Quiet has no edge; danger is a loss and says so in words. */
  readonly kind?: 'primary' | 'outline' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** Instead of an icon. */
  readonly leading?: ReactNode;
  /** At the far end, e.g. who comes next; the title is then on the left. */
  readonly trailing?: ReactNode;
  /** Right after the title, e.g. an arrow. */
  readonly after?: ReactNode;
  /** Where the title alone would not say enough to a screen reader. */
  readonly label?: string;
  readonly hint?: string;
  /** Why it cannot be used now; shown when tapped. */
  readonly reason?: string | undefined;
  /** Two quick taps count as one. */
  readonly single?: boolean;
  readonly style?: ViewStyle;
}

export function Button({
  title,
  onPress,
  kind = 'outline',
  icon,
  leading,
  trailing,
  after,
  label,
  hint,
  reason,
  single,
  style,
}: ButtonProps) {
  const { colour } = useTheme();
  const off = reason !== undefined;
  const look = off ? OFF : LOOKS[kind];
  const ink = colour[look.ink];
  return (
    <Press
      onPress={onPress}
      reason={reason}
      single={single}
      {...(label !== undefined && { label })}
      {...(hint !== undefined && { hint })}
      style={({ pressed, hovered }) => ({
        maxWidth: '100%',
        minHeight: kind === 'primary' || kind === 'danger' ? TARGET.primary : TARGET.base,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: trailing === undefined ? 'center' : 'flex-start',
        gap: 10,
        paddingHorizontal: kind === 'quiet' ? SPACE.s3 : 18,
        paddingVertical: SPACE.s2,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderStyle: off ? 'dashed' : 'solid',
        borderColor: look.edge ? colour[look.edge] : 'transparent',
        backgroundColor: look.fill ? colour[look.fill] : pressed || hovered ? colour.raised : 'transparent',
        opacity: pressed && !off ? 0.82 : 1,
        ...style,
      })}
    >
      {leading}
      {icon && <Icon name={icon} size={22} color={ink} />}
      <View style={{ flexShrink: 1 }}>
        <Txt role="button" color={ink} align={trailing === undefined ? 'center' : 'left'}>
          {title}
        </Txt>
      </View>
      {after}
      {trailing !== undefined && (
        <View
          style={{
            marginLeft: 'auto',
            flexShrink: 1,
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s2,
          }}
        >
          {trailing}
        </View>
      )}
    </Press>
  );
}

interface Look {
  readonly ink: keyof Omit<Palette, 'player'>;
  readonly fill?: keyof Omit<Palette, 'player'>;
  readonly edge?: keyof Omit<Palette, 'player'>;
}

const LOOKS: Readonly<Record<NonNullable<ButtonProps['kind']>, Look>> = {
  primary: { ink: 'onAct', fill: 'act', edge: 'act' },
  outline: { ink: 'ink', edge: 'edge' },
  quiet: { ink: 'ink2' },
  danger: { ink: 'loss', fill: 'lossWash', edge: 'loss' },
};
const OFF: Look = { ink: 'inkOff', edge: 'edge' };
