import { useState } from 'react';
import { View } from 'react-native';
import type { AskedChoice, AskedOption } from '@/engine';
import { useSay } from '@/i18n';
import { Button, SPACE } from '@/ui';
import type { GameText } from '../text/useGameText';
import { ChoiceButtons } from './ChoiceButtons';

interface Props {
  readonly choices: readonly AskedChoice[];
  readonly text: GameText;
  readonly onDone: (options: readonly AskedOption[]) => void;
}

/** What one player chooses unseen. A single choice covers again by itself; several wait for Done, and can be changed. */
export function SecretChoices({ choices, text, onDone }: Props) {
  const say = useSay();
  // Nowhere else before Done: the next one who looks sees nothing marked.
  const [taken, setTaken] = useState<Readonly<Record<string, AskedOption>>>({});
  const options = choices.flatMap(({ id }) => taken[id] ?? []);
  return (
    <>
      {choices.map((choice) => (
        <ChoiceButtons
          key={choice.id}
          choice={choice}
          chosen={taken[choice.id]?.id ?? null}
          text={text}
          onChoose={(option) =>
            choices.length === 1 ? onDone([option]) : setTaken({ ...taken, [choice.id]: option })
          }
        />
      ))}
      {choices.length > 1 && (
        <View style={{ padding: SPACE.s4 }}>
          <Button
            kind="primary"
            title={say('ui.done')}
            reason={options.length < choices.length ? say('wizard.chooseEach') : undefined}
            onPress={() => onDone(options)}
          />
        </View>
      )}
    </>
  );
}
