import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Icon, type IconName } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { Txt } from '../Txt';
import { Figure, writeNumber } from './Figure';
import { StepButton } from './StepButton';
import { useSteps, type Stepped } from './useSteps';

export interface StepperProps extends Stepped {
  /** Who and what, for a screen reader. */
  readonly name: string;
  /** What it is, in a word. */
  readonly label: string;
  readonly icon?: IconName;
  /** It is on a lit row. */
  readonly lit?: boolean;
  /** A tap on the number. */
  readonly onType: () => void;
}

/** − and + under a small figure, with its name: figures are too close to each other to carry their own. */
export function Stepper({ name, label, icon, lit = false, onType, ...stepped }: StepperProps) {
  const { colour } = useTheme();
  const say = useSay();
  const { floor, cap, step } = useSteps(stepped);
  const button = { size: TARGET.base, wide: false, lit };
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: SPACE.s2,
        paddingHorizontal: SPACE.s2,
        paddingVertical: SPACE.s1,
        marginBottom: SPACE.s1,
        borderRadius: RADIUS.control,
        backgroundColor: lit ? colour.litUp : colour.raised,
      }}
    >
      <View style={{ flexDirection: 'row', flexGrow: 1, flexShrink: 1, gap: SPACE.s2, alignItems: 'center' }}>
        {icon && <Icon name={icon} size={20} color={colour.ink2} />}
        <Txt role="labelStrong" style={{ flexShrink: 1 }} hidden>
          {label}
        </Txt>
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <StepButton
          {...button}
          sign="minus"
          label={say('ui.counter.less', { label: name })}
          reason={floor}
          onStep={(repeat) => step(-1, repeat)}
        />
        <Press
          label={say('ui.counter.typeFor', { label: name, value: writeNumber(stepped.value) })}
          onPress={onType}
          style={({ pressed }) => ({
            minWidth: TARGET.base,
            minHeight: TARGET.base,
            justifyContent: 'center',
            borderRadius: RADIUS.control,
            opacity: pressed ? 0.7 : 1,
          })}
        >
          <Figure value={stepped.value} role="figureS" />
        </Press>
        <StepButton
          {...button}
          sign="plus"
          label={say('ui.counter.more', { label: name })}
          reason={cap}
          onStep={(repeat) => step(1, repeat)}
        />
      </View>
    </View>
  );
}
