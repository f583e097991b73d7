import { View } from 'react-native';
import { readNumbers, writeNumbers, type SetupField } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Counter, SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly field: Extract<SetupField, { readonly kind: 'numbers' }>;
  readonly given: string;
  readonly text: GameText;
  readonly onChange: (given: string) => void;
}

/** A stepper for each place, as printed in a row on the tile. */
export function NumberPlaces({ field, given, text, onChange }: Props) {
  const say = useSay();
  const { places, track, least = places.length } = field;
  const label = text(field.label);
  const suggested = readNumbers(field.initial);
  const said = readNumbers(given);
  const count = Math.min(places.length, Math.max(least, said.length));
  const numbers = Array.from({ length: count }, (_, i) => said[i] ?? suggested[i] ?? track.min);
  const put = (place: number, to: number) =>
    onChange(writeNumbers(numbers.map((number, i) => (i === place ? to : number))));
  return (
    <View style={{ paddingHorizontal: SPACE.s4, gap: SPACE.s1 }} role="group" aria-label={label}>
      <Txt role="labelStrong">{label}</Txt>
      {field.note && (
        <Txt role="caption" tone="ink3">
          {text(field.note)}
        </Txt>
      )}
      {numbers.map((number, i) => {
        const place = places[i];
        const name = place ? text(place) : `${i + 1}`;
        return (
          <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3, minHeight: 56 }}>
            <View style={{ flex: 1 }}>
              <Txt role="label">{name}</Txt>
            </View>
            <Counter
              label={`${label}, ${name}`}
              value={number}
              min={track.min}
              {...(track.max !== undefined && { max: track.max })}
              size="small"
              onAdjust={(by) => put(i, number + by)}
              onSet={(to) => put(i, to)}
            />
          </View>
        );
      })}
      {least < places.length && (
        <View style={{ flexDirection: 'row', gap: SPACE.s2, flexWrap: 'wrap' }}>
          {count < places.length && (
            <Button
              icon="plus"
              title={say('newGame.add')}
              label={say('newGame.addNumber', { label })}
              onPress={() => onChange(writeNumbers([...numbers, numbers.at(-1) ?? track.min]))}
            />
          )}
          {count > least && (
            <Button
              icon="minus"
              title={say('newGame.removeLast')}
              label={say('newGame.removeNumber', { label })}
              onPress={() => onChange(writeNumbers(numbers.slice(0, -1)))}
            />
          )}
        </View>
      )}
    </View>
  );
}
