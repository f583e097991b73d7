import { View } from 'react-native';
import type { Answer, SetupField } from '@/engine';
import { useNewGame } from '@/state/useStores';
import { Choice, Counter, SPACE, TextField, ToggleRow, Txt } from '@/ui';
import { QuickNumber } from '@/ui/form/QuickNumber';
import type { GameText } from '../text/useGameText';
import { NumberPlaces } from './NumberPlaces';
import { NumberSpaces } from './NumberSpaces';

interface Props {
  readonly field: SetupField;
  readonly text: GameText;
  readonly error: string | undefined;
  readonly onTouched: () => void;
}

export function SetupQuestion({ field, text, error, onTouched }: Props) {
  const { answers, answer } = useNewGame((state) => state);
  const given = answers[field.id] ?? field.initial;
  const label = text(field.label);
  const change = (value: Answer) => {
    onTouched();
    answer(field.id, value);
  };
  switch (field.kind) {
    case 'text':
      return (
        <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
          <TextField
            label={label}
            hint={field.hint && text(field.hint)}
            value={String(given)}
            maxLength={field.maxLength}
            error={error}
            onChange={change}
          />
        </View>
      );
    case 'choice':
      return (
        <View>
          <Choice
            label={label}
            value={String(given)}
            onChange={change}
            options={field.options.map(({ id, label: title, note }) => ({
              id,
              title: text(title),
              note: note && text(note),
            }))}
          />
          <Fault error={error} />
        </View>
      );
    case 'flag':
      return (
        <ToggleRow
          title={label}
          note={field.note && text(field.note)}
          value={given === true}
          onChange={change}
        />
      );
    case 'numbers':
    case 'spaces': {
      const shown = { text, given: String(given), onChange: change };
      return (
        <View>
          {field.kind === 'numbers' ? (
            <NumberPlaces field={field} {...shown} />
          ) : (
            <NumberSpaces field={field} {...shown} />
          )}
          <Fault error={error} />
        </View>
      );
    }
    case 'number':
      if (field.quick !== undefined)
        return (
          <View>
            <QuickNumber
              label={label}
              name={label}
              note={field.note && text(field.note)}
              value={Number(given)}
              {...field.track}
              most={field.quick}
              onSet={change}
            />
            <Fault error={error} />
          </View>
        );
      return (
        <View style={{ paddingHorizontal: SPACE.s4 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3, minHeight: 60 }}>
            <View style={{ flex: 1 }}>
              <Txt role="labelStrong">{label}</Txt>
              {field.note && (
                <Txt role="caption" tone="ink3">
                  {text(field.note)}
                </Txt>
              )}
            </View>
            <Counter
              label={label}
              value={Number(given)}
              min={field.track.min}
              {...(field.track.max !== undefined && { max: field.track.max })}
              size="small"
              onAdjust={(by) => change(Number(given) + by)}
              onSet={change}
            />
          </View>
          <Fault error={error} />
        </View>
      );
  }
}

function Fault({ error }: { readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <Txt role="label" tone="loss" live="assertive" style={{ paddingHorizontal: SPACE.s4 }}>
      {error}
    </Txt>
  );
}
