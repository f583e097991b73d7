import { Icon, type IconName } from './icons/Icon';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, TARGET } from './theme/tokens';

export interface IconButtonProps {
  readonly icon: IconName;
  /** An icon has no words, so this is never left out. */
  readonly label: string;
  readonly onPress: () => void;
  readonly reason?: string | undefined;
  /** A thing that is on, such as Present; leave it out for a plain action. */
  readonly selected?: boolean;
  readonly size?: number;
}

export function IconButton({ icon, label, onPress, reason, selected, size = 24 }: IconButtonProps) {
  const { colour } = useTheme();
  const ink = reason !== undefined ? colour.inkOff : selected ? colour.lamp : colour.ink2;
  return (
    <Press
      label={label}
      onPress={onPress}
      reason={reason}
      {...(selected !== undefined && { expanded: selected })}
      style={({ pressed, hovered }) => ({
        width: TARGET.base,
        height: TARGET.base,
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.full,
        backgroundColor: pressed ? colour.lit : hovered || selected ? colour.raised : 'transparent',
      })}
    >
      <Icon name={icon} size={size} color={ink} />
    </Press>
  );
}
