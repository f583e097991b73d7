import { View, type ViewStyle } from 'react-native';
import { useSay } from '@/i18n';
import { Figure, writeNumber } from './counter/Figure';
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
  readonly onPress?: () => void;
  readonly onHold?: (() => void) | undefined;
}

export function Stat(props: StatProps) {
  const { label, name = label, value, max, giving, icon, lit = false, onPress, onHold } = props;
  const { colour } = useTheme();
  const say = useSay();
  const layout = useLayout();
  const spoken = max === undefined ? writeNumber(value) : say('ui.track', { value: writeNumber(value), max });
  const word = (
    <Txt role={layout === 'tablet' ? 'label' : 'caption'} tone={lit ? 'ink2' : 'ink3'} hidden>
      {`${label} `}
    </Txt>
  );
  const size = layout === 'tablet' ? 28 : 22;
  const body =
    layout === 'landscape' ? (
      <View style={{ alignItems: 'center', flexDirection: 'column-reverse' }}>
        {word}
        <View style={LINE}>
          {icon && <Icon name={icon} size={18} color={colour.ink2} />}
          <Figure value={value} role="figureS" />
        </View>
      </View>
    ) : (
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: layout === 'tablet' ? 10 : SPACE.s2 }}>
        {icon && <Icon name={icon} size={size} color={colour.ink2} />}
        {/* A screen reader says the word first; on screen the figure is on top. */}
        <View style={{ flexShrink: 1, flexDirection: 'column-reverse' }}>
          {word}
          <View style={LINE}>
            <Figure value={value} role={layout === 'tablet' ? 'figureSTablet' : 'figureS'} />
            {max !== undefined && (
              <Track
                value={value}
                max={max}
                large={layout === 'tablet'}
                {...(giving !== undefined && { giving })}
              />
            )}
          </View>
        </View>
      </View>
    );
  const box: ViewStyle = { minHeight: TARGET.base, justifyContent: 'center', borderRadius: RADIUS.control };
  const spokenLabel = `${name}: ${spoken}`;
  if (!onPress) {
    return (
      <View accessible role="img" aria-label={spokenLabel} style={box}>
        {body}
      </View>
    );
  }
  return (
    <Press
      label={spokenLabel}
      onPress={onPress}
      {...(onHold && { onLongPress: onHold })}
      style={({ pressed, hovered }) => ({
        ...box,
        backgroundColor: pressed || hovered ? (lit ? colour.litUp : colour.raised) : 'transparent',
      })}
    >
      {body}
    </Press>
  );
}

const LINE: ViewStyle = { flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 };
