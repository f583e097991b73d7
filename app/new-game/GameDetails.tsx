import { useState } from 'react';
import { View } from 'react-native';
import type { AnyGame, Refusal, SetupField } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { Choice, SPACE, TextField, Txt } from '@/ui';
import { useGameText, type GameText } from '../text/useGameText';
import { SetupFrame } from './SetupFrame';

interface Props {
  readonly game: AnyGame;
  readonly onBack: () => void;
  readonly onLeave: () => void;
  readonly onStarted: (id: string) => void;
}

/** The questions that this game asks, as its data says; a refusal stands under the field it is about. */
export function GameDetails({ game, onBack, onLeave, onStarted }: Props) {
  const say = useSay();
  const { seats, start } = useNewGame((state) => state);
  const text = useGameText(game.id, seats);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const begin = async () => {
    const started = await start();
    if (started.ok) onStarted(started.value);
    else setRefusal(started.error);
  };
  const fields = game.setup.fields;
  const elsewhere = refusal && fields.every(({ id }) => id !== refusal.path);
  return (
    <SetupFrame
      step="details"
      heading={say('newGame.details')}
      nextTitle={say('newGame.start')}
      onNext={() => void begin()}
      onBack={onBack}
      onLeave={onLeave}
    >
      <View style={{ gap: SPACE.s5 }}>
        {fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            text={text}
            error={refusal?.path === field.id ? text(refusal.message) : undefined}
            onTouched={() => setRefusal(null)}
          />
        ))}
        {elsewhere && (
          <Txt tone="loss" live="assertive">
            {text(refusal.message)}
          </Txt>
        )}
      </View>
    </SetupFrame>
  );
}

interface FieldProps {
  readonly field: SetupField;
  readonly text: GameText;
  readonly error: string | undefined;
  readonly onTouched: () => void;
}

function Field({ field, text, error, onTouched }: FieldProps) {
  const { answers, answer } = useNewGame((state) => state);
  const given = answers[field.id] ?? field.initial;
  const change = (value: string) => {
    onTouched();
    answer(field.id, value);
  };
  switch (field.kind) {
    case 'text':
      return (
        <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
          <TextField
            label={text(field.label)}
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
        <Choice
          label={text(field.label)}
          value={String(given)}
          onChange={change}
          options={field.options.map(({ id, label, note }) => ({
            id,
            title: text(label),
            note: note && text(note),
          }))}
        />
      );
  }
}
