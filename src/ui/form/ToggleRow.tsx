import { View } from 'react-native';
import type { Colour } from '@/engine';
import { Emblem } from '../icons/Emblem';
import { Icon, type IconName } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { useHaptics } from '../theme/useHaptics';
import { Txt } from '../Txt';

export interface ToggleRowProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: IconName;
  /** Whose it is: drawn in place of an icon. */
  readonly emblem?: Colour | undefined;
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
  readonly reason?: string | undefined;
}

/** The whole row is the switch. */
export function ToggleRow({ title, note, icon, emblem, value, onChange, reason }: ToggleRowProps) {
  const { colour } = useTheme();
  const haptics = useHaptics();
  const off = reason !== undefined;
  const flip = () => {
    haptics.tick();
    onChange(!value);
  };
  return (
    <Press
      role="switch"
      checked={value}
      onPress={flip}
      reason={reason}
      label={title}
      {...(note !== undefined && { hint: note })}
      insetFocus
      style={({ pressed, hovered }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s3,
        minHeight: 66,
        paddingLeft: 20,
        paddingRight: SPACE.s4,
        paddingVertical: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
        backgroundColor: pressed ? colour.lit : hovered ? colour.raised : 'transparent',
      })}
    >
      {emblem && <Emblem colour={emblem} size={26} />}
      {icon && !emblem && <Icon name={icon} size={26} color={off ? colour.inkOff : colour.lamp} />}
      <View style={{ flex: 1 }}>
        <Txt role="title" tone={off ? 'inkOff' : 'ink'}>
          {title}
        </Txt>
        {(reason ?? note) !== undefined && (
          <Txt role="small" tone={off ? 'loss' : 'ink3'}>
            {reason ?? note}
          </Txt>
        )}
      </View>
      <View
        style={{
          width: 52,
          height: 32,
          padding: 3,
          borderRadius: RADIUS.full,
          borderWidth: 1.5,
          borderStyle: off ? 'dashed' : 'solid',
          borderColor: value && !off ? colour.lamp : colour.edge,
          backgroundColor: value && !off ? colour.lit : colour.well,
          alignItems: value ? 'flex-end' : 'flex-start',
          justifyContent: 'center',
        }}
      >
        <View
          style={{
            width: 23,
            height: 23,
            borderRadius: RADIUS.full,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: off ? colour.edge : value ? colour.lamp : colour.ink3,
          }}
        >
          {value && <Icon name="check" size={15} color={colour.page} />}
        </View>
      </View>
    </Press>
  );
}
