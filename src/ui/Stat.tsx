import type { ReactNode } from 'react';
import { Pressable, View, type ViewStyle } from 'react-native';
import { useSay } from '@/i18n';
import { Figure, writeNumber } from './counter/Figure';
import { useSpin } from './counter/useSpin';
import { useSteps, type Stepped } from './counter/useSteps';
import { Icon, type IconName } from './icons/Icon';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from './theme/tokens';
import { Track } from './Track';
import { Txt } from './Txt';
import { useLayout } from './useLayout';

export interface StatProps {
  /** The word under the figure. */
  readonly label: string;
  /** Who and what, e.g. "Emmy, Votes", for a screen reader. */
  readonly name?: string;
  readonly value: number;
  /** With a cap it carries a track of notches. */
  readonly max?: number;
  readonly giving?: number;
  readonly icon?: IconName;
  /** On a lit row: the word gets one ink stronger. */
  readonly lit?: boolean;
  /** Only the icon and the figure, for a line of many. */
  readonly small?: boolean;
  readonly onPress?: () => void;
  readonly onHold?: (() => void) | undefined;
  /** A tap opens − and + under it; arrow keys and screen readers change it at once. */
  readonly steps?: Pick<Stepped, 'min' | 'max' | 'onAdjust'> & { readonly open: boolean };
}

export function Stat(props: StatProps) {
  const { label, name = label, value, max, lit = false, onPress, onHold, steps } = props;
  const { colour } = useTheme();
  const say = useSay();
  const spoken = max === undefined ? writeNumber(value) : say('ui.track', { value: writeNumber(value), max });
  const spokenLabel = `${name}: ${spoken}`;
  const body = props.small ? <SmallBody {...props} /> : <Body {...props} />;
  if (!onPress) {
    return (
      <View accessible role="img" aria-label={spokenLabel} style={BOX}>
        {body}
      </View>
    );
  }
  const chosen = lit ? colour.litUp : colour.raised;
  const box = (pressed: boolean) => ({
    ...BOX,
    ...(props.small && { minWidth: TARGET.base }),
    backgroundColor: pressed || steps?.open ? chosen : 'transparent',
  });
  if (steps) {
    return (
      <SteppedStat name={name} value={value} steps={steps} onPress={onPress} onHold={onHold} style={box}>
        {body}
      </SteppedStat>
    );
  }
  return (
    <Press
      label={spokenLabel}
      onPress={onPress}
      {...(onHold && { onLongPress: onHold })}
      style={({ pressed, hovered }) => box(pressed || hovered)}
    >
      {body}
    </Press>
  );
}

interface SteppedStatProps extends Required<Pick<StatProps, 'name' | 'value' | 'steps' | 'onPress'>> {
  readonly onHold: StatProps['onHold'];
  readonly style: (pressed: boolean) => ViewStyle;
  readonly children: ReactNode;
}

function SteppedStat({ name, value, steps, onPress, onHold, style, children }: SteppedStatProps) {
  const say = useSay();
  const { step } = useSteps({ ...steps, value });
  const spin = useSpin({
    label: name,
    value,
    min: steps.min,
    max: steps.max,
    onStep: step,
    onOpen: onPress,
    opens: say('ui.counter.step'),
    onHold,
    holds: say('ui.counter.type'),
  });
  return (
    <Pressable {...spin} style={({ pressed }) => style(pressed)}>
      {children}
    </Pressable>
  );
}

function Body({ label, value, max, giving, icon, lit = false }: StatProps) {
  const { colour } = useTheme();
  const layout = useLayout();
  const tablet = layout === 'tablet';
  const word = (
    <Txt role={tablet ? 'label' : 'caption'} tone={lit ? 'ink2' : 'ink3'} hidden>
      {`${label} `}
    </Txt>
  );
  if (layout === 'landscape') {
    return (
      <View style={{ alignItems: 'center', flexDirection: 'column-reverse' }}>
        {word}
        <View style={LINE}>
          {icon && <Icon name={icon} size={18} color={colour.ink2} />}
          <Figure value={value} role="figureS" />
        </View>
      </View>
    );
  }
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: tablet ? 10 : SPACE.s2 }}>
      {icon && <Icon name={icon} size={tablet ? 28 : 22} color={colour.ink2} />}
      {/* A screen reader says the word first; on screen the figure is on top. */}
      <View style={{ flexShrink: 1, flexDirection: 'column-reverse' }}>
        {word}
        <View style={LINE}>
          <Figure value={value} role={tablet ? 'figureSTablet' : 'figureS'} />
          {max !== undefined && (
            <Track value={value} max={max} large={tablet} {...(giving !== undefined && { giving })} />
          )}
        </View>
      </View>
    </View>
  );
}

function SmallBody({ value, icon }: StatProps) {
  const { colour } = useTheme();
  const tablet = useLayout() === 'tablet';
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.s1 }}>
      {icon && <Icon name={icon} size={tablet ? 24 : 20} color={colour.ink2} />}
      <Figure value={value} role={tablet ? 'figureS' : 'figureXs'} />
    </View>
  );
}

const BOX: ViewStyle = { minHeight: TARGET.base, justifyContent: 'center', borderRadius: RADIUS.control };
const LINE: ViewStyle = { flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 };
