import { View } from 'react-native';
import type { Colour } from '@/engine';
import { Emblem } from './icons/Emblem';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface PlayerBadgeProps {
  readonly colour: Colour;
  readonly name: string;
  readonly note?: string;
  /** Plain in a list, washed as a tag on its own, filled for the one who leads. */
  readonly look?: 'plain' | 'wash' | 'fill';
  readonly small?: boolean;
}

export function PlayerBadge({ colour, name, note, look = 'plain', small = false }: PlayerBadgeProps) {
  const theme = useTheme();
  const own = theme.colour.player[colour];
  const boxed = look !== 'plain';
  const ink = look === 'fill' ? theme.colour.onPlayer : theme.colour.ink;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        flexShrink: 1,
        gap: small ? SPACE.s2 : 10,
        ...(boxed && {
          paddingHorizontal: SPACE.s3,
          paddingVertical: SPACE.s1,
          borderRadius: RADIUS.control,
          borderWidth: 1.5,
          borderColor: own.fill,
          backgroundColor: look === 'fill' ? own.fill : own.wash,
        }),
      }}
    >
      <Emblem colour={colour} size={small ? 18 : 26} {...(look === 'fill' && { color: ink })} />
      <View style={{ flexShrink: 1 }}>
        <Txt role={small ? 'nameSmall' : 'title'} color={ink}>
          {name}
        </Txt>
        {note !== undefined && (
          <Txt role="small" {...(look === 'fill' ? { color: ink } : { tone: boxed ? 'ink2' : 'ink3' })}>
            {note}
          </Txt>
        )}
      </View>
    </View>
  );
}
