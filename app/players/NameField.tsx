import { useState } from 'react';
import { View } from 'react-native';
import { NAME_MAX } from '@/data/readName';
import type { Refusal, Result } from '@/engine';
import { useSay } from '@/i18n';
import { Button, SPACE, TextField, useSnackbar } from '@/ui';
import { refusalText } from './refusalText';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly save: string;
  readonly name: string;
  readonly onSave: (name: string) => Promise<Result<unknown, Refusal>>;
}

/** A name to change; a refused name stays typed, with the reason under the field. */
export function NameField({ label, hint, save, name, onSave }: Props) {
  const say = useSay();
  const snackbar = useSnackbar();
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const submit = async () => {
    const answer = await onSave(typed);
    if (answer.ok) snackbar.say(say('players.saved'));
    else setFault(refusalText(answer.error));
  };
  return (
    <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingTop: SPACE.s4 }}>
      <TextField
        label={label}
        hint={hint}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setFault(undefined);
        }}
        error={fault}
        maxLength={NAME_MAX}
        onSubmit={() => void submit()}
      />
      {typed !== name && <Button icon="save" title={save} onPress={() => void submit()} />}
    </View>
  );
}
