import { Platform, Pressable, View, type AccessibilityActionEvent, type PressableProps } from 'react-native';
import type { AskedFigure, Colour, IconName } from '@/engine';
import { useSay } from '@/i18n';
import {
  Emblem,
  Figure,
  Icon,
  RADIUS,
  SPACE,
  TARGET,
  useHaptics,
  useHold,
  useSnackbar,
  useTheme,
  writeNumber,
} from '@/ui';
import { adjusted } from './figureLabel';

interface Props {
  readonly figure: AskedFigure;
  readonly label: string;
  /** Whose column it is: it is shown in every cell, so that nobody has to scroll up for it. */
  readonly colour?: Colour | undefined;
  readonly icon?: IconName | undefined;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onSet: (to: number) => void;
}

/** One number of a matrix: a tap is one more, a long press one less. */
export function MatrixCell({ figure, label, colour: ink, icon, selected, onSelect, onSet }: Props) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const haptics = useHaptics();
  const snackbar = useSnackbar();
  const { value, unknown = false, track, note } = figure;
  const step = (by: 1 | -1) => {
    onSelect();
    const to = adjusted(figure, by);
    const refused =
      to < track.min
        ? say('ui.counter.floor', { min: track.min })
        : track.max !== undefined && to > track.max
          ? say('ui.counter.cap', { max: track.max })
          : null;
    if (refused !== null) {
      haptics.refuse();
      return snackbar.say(refused);
    }
    haptics.tick();
    onSet(to);
  };
  const press = useHold(
    () => step(1),
    () => step(-1),
  );
  const act = ({ nativeEvent: { actionName } }: AccessibilityActionEvent) => {
    if (actionName === 'increment' || actionName === 'activate') step(1);
    if (actionName === 'decrement' || actionName === 'longpress') step(-1);
  };
  const onKeyDown = (event: { readonly key: string; preventDefault(): void }) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    step(by);
  };
  const platform: PressableProps =
    Platform.OS === 'web'
      ? { role: 'spinbutton', ...{ onKeyDown } }
      : {
          accessibilityRole: 'adjustable',
          accessibilityActions: [{ name: 'increment' }, { name: 'decrement' }, { name: 'activate' }],
          onAccessibilityAction: act,
        };
  return (
    <Pressable
      {...platform}
      aria-label={label}
      {...(!unknown && { 'aria-valuenow': value })}
      aria-valuemin={track.min}
      aria-valuemax={track.max}
      aria-valuetext={unknown ? say('ui.counter.unknown') : writeNumber(value)}
      accessibilityHint={say('wizard.cellHint')}
      {...press}
      style={({ pressed }) => ({
        flex: 1,
        minWidth: TARGET.base,
        minHeight: TARGET.counter,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.s1,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: selected ? colour.lamp : colour.edge,
        backgroundColor: pressed ? colour.lit : colour.raised,
      })}
    >
      {ink ? (
        <Emblem colour={ink} size={16 * enlarge} />
      ) : (
        icon && <Icon name={icon} size={16 * enlarge} color={colour.ink3} />
      )}
      <View>
        {/* What was counted some time ago is not shown as if it were of now. */}
        <Figure value={value} unknown={unknown} role="figureS" tone={unknown || note ? 'ink3' : 'ink'} />
      </View>
    </Pressable>
  );
}
