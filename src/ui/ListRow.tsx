import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';
import { Icon, type IconName } from './icons/Icon';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface ListRowProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly icon?: IconName;
  /** Instead of an icon, e.g. an Emblem. */
  readonly leading?: ReactNode;
  /** Before the chevron, e.g. a figure; never a control, because the row is one. */
  readonly trailing?: ReactNode;
  /** Without it the row only shows something. */
  readonly onPress?: () => void;
  readonly reason?: string | undefined;
  /** Locked, it still says what it is; the reason has a line of its own. */
  readonly keepsSubtitle?: boolean;
  /** Something is lost by it; the title says what. */
  readonly danger?: boolean;
  readonly label?: string;
  /** An address outside the app that it opens. */
  readonly href?: string;
}

export function ListRow({
  title,
  subtitle,
  icon,
  leading,
  trailing,
  onPress,
  reason,
  keepsSubtitle = false,
  danger,
  label,
  href,
}: ListRowProps) {
  const { colour, enlarge } = useTheme();
  const off = reason !== undefined;
  const body = (
    <>
      {(icon ?? leading) !== undefined && (
        <View style={{ width: 40 * enlarge, alignItems: 'flex-start' }}>
          {leading ??
            (icon && (
              <Icon name={icon} size={26} color={danger ? colour.loss : off ? colour.inkOff : colour.lamp} />
            ))}
        </View>
      )}
      <View style={{ flex: 1, paddingVertical: SPACE.s2 }}>
        <Txt role="title" tone={off ? 'inkOff' : danger ? 'loss' : 'ink'}>
          {title}
        </Txt>
        {subtitle !== undefined && (!off || keepsSubtitle) && (
          <Txt role="small" tone="ink3">
            {subtitle}
          </Txt>
        )}
        {off && (
          <Txt role="small" tone="loss">
            {reason}
          </Txt>
        )}
      </View>
      {trailing}
      {onPress && (
        <View style={{ width: 40, alignItems: 'center' }}>
          <Icon name={off ? 'lock' : 'next'} size={20} color={off ? colour.inkOff : colour.ink2} />
        </View>
      )}
    </>
  );
  const box: ViewStyle = {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 66,
    paddingLeft: 20,
    paddingRight: onPress ? SPACE.s2 : 20,
    borderBottomWidth: 1,
    borderColor: colour.rule,
  };
  if (!onPress) return <View style={box}>{body}</View>;
  return (
    <Press
      onPress={onPress}
      reason={reason}
      insetFocus
      {...(label !== undefined && { label })}
      {...(href !== undefined && { href })}
      style={({ pressed, hovered }) => ({
        ...box,
        backgroundColor: pressed ? colour.lit : hovered ? colour.raised : 'transparent',
      })}
    >
      {body}
    </Press>
  );
}
