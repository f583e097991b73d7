import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Icon, type IconName } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { Txt } from '../Txt';

interface Props {
  readonly onType: (sign: string) => void;
  readonly onErase: () => void;
  readonly onClear: () => void;
}

interface Key {
  readonly face: string | { readonly icon: IconName };
  readonly label?: string;
  readonly press: () => void;
}

export function KeypadKeys({ onType, onErase, onClear }: Props) {
  const say = useSay();
  const digit = (face: string): Key => ({ face, press: () => onType(face) });
  const rows: readonly (readonly Key[])[] = [
    [
      ...['7', '8', '9'].map(digit),
      { face: { icon: 'backspace' }, label: say('ui.keypad.erase'), press: onErase },
    ],
    [
      ...['4', '5', '6'].map(digit),
      { face: { icon: 'minus' }, label: say('ui.keypad.minus'), press: () => onType('−') },
    ],
    [
      ...['1', '2', '3'].map(digit),
      { face: { icon: 'plus' }, label: say('ui.keypad.plus'), press: () => onType('+') },
    ],
    [
      digit('00'),
      digit('0'),
      // No cross: between figures it reads as “times”.
      { face: 'C', label: say('ui.keypad.clear'), press: onClear },
    ],
  ];
  return (
    <View style={{ gap: SPACE.s2 }}>
      {rows.map((row, index) => (
        <View key={index} style={{ flexDirection: 'row', gap: SPACE.s2 }}>
          {row.map((key) => (
            <KeypadKey key={typeof key.face === 'string' ? key.face : key.face.icon} {...key} />
          ))}
        </View>
      ))}
    </View>
  );
}

function KeypadKey({ face, label, press }: Key) {
  const { colour } = useTheme();
  return (
    <Press
      onPress={press}
      {...(label !== undefined && { label })}
      style={({ pressed, hovered }) => ({
        flex: 1,
        minHeight: TARGET.counter,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: colour.edge,
        backgroundColor: pressed ? colour.lit : hovered || label !== undefined ? colour.page : 'transparent',
      })}
    >
      {typeof face === 'string' ? (
        <Txt role="figureS">{face}</Txt>
      ) : (
        <Icon name={face.icon} color={colour.ink} size={22} />
      )}
    </Press>
  );
}
