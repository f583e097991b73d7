import { View } from 'react-native';
import { readNumbers, writeNumbers, type SetupField } from '@/engine';
import { Chip, SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly field: Extract<SetupField, { readonly kind: 'spaces' }>;
  readonly given: string;
  readonly text: GameText;
  readonly onChange: (given: string) => void;
}

/** Numbers of a track, one tap each: those that are marked on it. */
export function NumberSpaces({ field, given, text, onChange }: Props) {
  const { from, to } = field;
  const label = text(field.label);
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const marked = readNumbers(given).filter((number) => all.includes(number));
  return (
    <View style={{ paddingHorizontal: SPACE.s4, gap: SPACE.s2 }} role="group" aria-label={label}>
      <View>
        <Txt role="labelStrong">{label}</Txt>
        {field.note && (
          <Txt role="caption" tone="ink3">
            {text(field.note)}
          </Txt>
        )}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
        {all.map((number) => (
          <Chip
            key={number}
            title={`${number}`}
            label={`${label}: ${number}`}
            selected={marked.includes(number)}
            onPress={() =>
              onChange(
                writeNumbers(
                  marked.includes(number)
                    ? marked.filter((other) => other !== number)
                    : [...marked, number].sort((a, b) => a - b),
                ),
              )
            }
          />
        ))}
      </View>
    </View>
  );
}
