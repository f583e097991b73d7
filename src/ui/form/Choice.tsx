import { Platform, View } from 'react-native';
import { COLOURS } from '@/engine';
import { Emblem } from '../icons/Emblem';
import { Icon, type IconName } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { Txt } from '../Txt';

export interface ChoiceOption<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: IconName;
  /** Why it cannot be chosen now; shown under the title. */
  readonly reason?: string | undefined;
}

export interface ChoiceProps<Id extends string> {
  /** The question; a screen reader says it before the first option. */
  readonly label: string;
  readonly options: readonly ChoiceOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** The label is already written above, e.g. as a wizard's heading. */
  readonly hideLabel?: boolean;
}

/** One of several, as rows with a tick. Arrow keys move between them on the web. */
export function Choice<Id extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel = false,
}: ChoiceProps<Id>) {
  const { colour } = useTheme();
  const open = options.filter((option) => option.reason === undefined);
  const onKeyDown = (event: { readonly key: string; preventDefault(): void }) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || open.length === 0) return;
    event.preventDefault();
    const at = open.findIndex((option) => option.id === value);
    const next = open[(at + by + open.length) % open.length];
    if (next) onChange(next.id);
  };
  return (
    <View>
      {!hideLabel && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s2 }}>
          <Txt role="labelStrong" tone="ink2">
            {label}
          </Txt>
        </View>
      )}
      <View
        role="radiogroup"
        aria-label={label}
        style={{ borderTopWidth: 1, borderColor: colour.rule }}
        {...(Platform.OS === 'web' ? { onKeyDown } : null)}
      >
        {options.map((option) => (
          <ChoiceRow
            key={option.id}
            {...option}
            selected={option.id === value}
            onPress={() => onChange(option.id)}
          />
        ))}
      </View>
    </View>
  );
}

interface RowProps extends Omit<ChoiceOption<string>, 'id'> {
  readonly selected: boolean;
  readonly onPress: () => void;
}

function ChoiceRow({ title, note, icon, reason, selected, onPress }: RowProps) {
  const { colour } = useTheme();
  const off = reason !== undefined;
  return (
    <Press
      role="radio"
      checked={selected}
      onPress={onPress}
      reason={reason}
      label={title}
      {...(note !== undefined && { hint: note })}
      insetFocus
      style={({ pressed, hovered }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s3,
        minHeight: 56,
        paddingHorizontal: SPACE.s4,
        paddingVertical: 7,
        borderBottomWidth: 1,
        borderColor: colour.rule,
        backgroundColor: selected ? colour.lit : pressed || hovered ? colour.raised : 'transparent',
      })}
    >
      {icon && <Mark icon={icon} off={off} />}
      <View style={{ flex: 1 }}>
        <Txt role="button" tone={off ? 'inkOff' : 'ink'}>
          {title}
        </Txt>
        {(reason ?? note) !== undefined && (
          <Txt role="label" tone={off ? 'loss' : selected ? 'ink2' : 'ink3'}>
            {reason ?? note}
          </Txt>
        )}
      </View>
      <Tick on={selected} off={off} />
    </Press>
  );
}

/** A player's emblem keeps the player's colour. */
function Mark({ icon, off }: { readonly icon: IconName; readonly off: boolean }) {
  const { colour } = useTheme();
  const owner = COLOURS.find((name) => name === icon);
  if (owner !== undefined && !off) return <Emblem colour={owner} size={24} />;
  return <Icon name={icon} color={off ? colour.inkOff : colour.ink2} />;
}

function Tick({ on, off = false }: { readonly on: boolean; readonly off?: boolean }) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        width: 28,
        height: 28,
        borderRadius: 28,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: 1.5,
        borderStyle: off ? 'dashed' : 'solid',
        borderColor: on ? colour.lamp : colour.edge,
        backgroundColor: on ? colour.lamp : 'transparent',
      }}
    >
      {off ? (
        <Icon name="lock" size={14} color={colour.inkOff} />
      ) : (
        on && <Icon name="check" size={18} color={colour.page} />
      )}
    </View>
  );
}
