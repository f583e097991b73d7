import type { Colour } from '@/engine';
import { Emblem } from './icons/Emblem';
import { Icon, type IconName } from './icons/Icon';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from './theme/tokens';
import { Txt } from './Txt';

export interface ChipProps {
  readonly title: string;
  /** What a screen reader says, where the title is only a sign. */
  readonly label?: string;
  readonly selected: boolean;
  readonly onPress: () => void;
  readonly icon?: IconName;
  /** Whose it is. */
  readonly emblem?: Colour;
  /** One of several (inside a radiogroup), or an on-off filter. */
  readonly kind?: 'checkbox' | 'radio';
  readonly grow?: boolean;
  readonly reason?: string | undefined;
}

export function Chip(props: ChipProps) {
  const { title, selected, onPress, icon, emblem, kind = 'checkbox', grow = false, reason, label } = props;
  const { colour } = useTheme();
  const ink = reason !== undefined ? colour.inkOff : selected ? colour.onAct : colour.ink;
  return (
    <Press
      role={kind}
      {...(label !== undefined && { label })}
      checked={selected}
      onPress={onPress}
      reason={reason}
      style={({ pressed }) => ({
        maxWidth: '100%',
        minHeight: TARGET.base,
        minWidth: TARGET.primary,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.s2,
        paddingHorizontal: 14,
        paddingVertical: SPACE.s1,
        borderRadius: RADIUS.full,
        borderWidth: 1.5,
        borderStyle: reason !== undefined ? 'dashed' : 'solid',
        borderColor: selected ? colour.act : colour.edge,
        backgroundColor: selected ? colour.act : pressed ? colour.lit : 'transparent',
        ...(grow && { flexGrow: 1 }),
      })}
    >
      {icon && <Icon name={icon} size={20} color={ink} />}
      {emblem && <Emblem colour={emblem} size={20} {...(selected && { color: ink })} />}
      <Txt role="labelStrong" color={ink} align="center" style={{ flexShrink: 1 }}>
        {title}
      </Txt>
    </Press>
  );
}
