import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Icon } from '../icons/Icon';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { Txt } from '../Txt';

interface Props {
  /** Who and what, for a screen reader. */
  readonly label: string;
  /** The same, as it is written over the numbers. */
  readonly name: string;
  readonly note?: string | undefined;
  /** Null: nobody has said it. */
  readonly value: number | null;
  readonly min: number;
  readonly max?: number;
  /** The last number that is there to tap; from there + counts on. */
  readonly most: number;
  readonly onSet: (to: number) => void;
}

/** A small number in one tap, and + for a large one. */
export function QuickNumber({ label, name, note, value, min, max, most, onSet }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const numbers = Array.from({ length: most - min + 1 }, (_, i) => min + i);
  const counted = max === undefined || max > most;
  const shown = value !== null && value > most ? [...numbers, value] : numbers;
  const more = (value ?? min - 1) + 1;
  const beyond = (to: number) => (max !== undefined && to > max ? say('ui.counter.cap', { max }) : undefined);
  const plus = counted && (
    <Press
      label={say('ui.counter.more', { label })}
      reason={beyond(more)}
      onPress={() => onSet(more)}
      style={({ pressed }) => ({
        ...KEY,
        borderColor: colour.edge,
        backgroundColor: pressed ? colour.lit : colour.raised,
      })}
    >
      <Icon name="plus" size={18} color={beyond(more) === undefined ? colour.ink : colour.inkOff} />
    </Press>
  );
  // Few numbers leave room for + in their own line.
  const inLine = most - min < IN_LINE;
  return (
    <View
      style={{
        gap: SPACE.s1,
        // Seven fit beside each other on most phones.
        paddingHorizontal: SPACE.s3,
        paddingVertical: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
        <View style={{ flex: 1, minWidth: 0, paddingLeft: SPACE.s1 }}>
          <Txt role="labelStrong">{name}</Txt>
          {note !== undefined && (
            <Txt role="caption" tone="ink3">
              {note}
            </Txt>
          )}
        </View>
        {!inLine && plus}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s1 }}>
        <View
          role="radiogroup"
          aria-label={label}
          style={{ flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: SPACE.s1 }}
        >
          {shown.map((number) => {
            const chosen = number === value;
            const reason = beyond(number);
            const ink = reason !== undefined ? colour.inkOff : chosen ? colour.onAct : colour.ink;
            return (
              <Press
                key={number}
                role="radio"
                checked={chosen}
                label={say('ui.counter.number', { label, number })}
                reason={reason}
                onPress={() => onSet(number)}
                style={({ pressed }) => ({
                  ...KEY,
                  borderStyle: reason !== undefined ? 'dashed' : 'solid',
                  borderColor: chosen ? colour.act : colour.edge,
                  backgroundColor: chosen ? colour.act : pressed ? colour.lit : 'transparent',
                })}
              >
                <Txt role="figureXs" color={ink} align="center" hidden>
                  {`${number}`}
                </Txt>
              </Press>
            );
          })}
        </View>
        {inLine && plus}
      </View>
    </View>
  );
}

const IN_LINE = 5;
const KEY = {
  minWidth: TARGET.base,
  minHeight: TARGET.base,
  alignItems: 'center',
  justifyContent: 'center',
  paddingHorizontal: SPACE.s1,
  borderWidth: 1.5,
  borderRadius: RADIUS.control,
} as const;
