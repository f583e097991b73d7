import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, Sheet, SPACE, TextField } from '@/ui';

export interface TextQuestion {
  readonly title: string;
  readonly maxLength: number;
  command(line: string): unknown;
}

interface Props {
  readonly question: TextQuestion | null;
  readonly onClose: () => void;
  /** True when the game took it. */
  readonly dispatch: (command: unknown) => boolean;
}

/** Asks for a line of text, and keeps what was typed while the game refuses it. */
export function TextSheet({ question, onClose, dispatch }: Props) {
  const say = useSay();
  const [line, setLine] = useState('');
  const save = () => {
    if (!question || !dispatch(question.command(line))) return;
    setLine('');
    onClose();
  };
  return (
    <Sheet
      visible={question !== null}
      title={question?.title ?? ''}
      onClose={onClose}
      foot={<Button kind="primary" title={say('table.textSave')} onPress={save} style={{ flex: 1 }} />}
    >
      <View style={{ padding: SPACE.s4 }}>
        <TextField
          label={question?.title ?? ''}
          value={line}
          onChange={setLine}
          maxLength={question?.maxLength ?? 0}
          onSubmit={save}
        />
      </View>
    </Sheet>
  );
}
