import { useState } from 'react';
import { View } from 'react-native';
import type { Refusal, SetupPage } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Foot, Header, Screen, SPACE, Txt } from '@/ui';
import { HabitsMark } from '../settings/HabitsMark';
import type { GameText } from '../text/useGameText';
import { useBackStep } from '../wizard/useBackStep';
import { laterFields } from './optionWords';
import { ReadingSheet } from './ReadingSheet';
import { SetupQuestion } from './SetupQuestion';

interface Props {
  readonly page: SetupPage;
  readonly text: GameText;
  /** Why the game did not start, if something here is wrong. */
  readonly refusal: Refusal | null;
  readonly onTouched: () => void;
  /** Back to the players: what is set here is kept at every tap. */
  readonly onDone: () => void;
}

/** One page of what a game lets the table choose, as its data says; a refusal is shown under its field. */
export function SetupOptions({ page, text, refusal, onTouched, onDone }: Props) {
  const say = useSay();
  const [reading, setReading] = useState(false);
  useBackStep(true, onDone);
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={text(page.title)}
          mark={<HabitsMark />}
          left={{ icon: 'back', label: say('newGame.back'), onPress: onDone }}
        />
      }
      footer={
        <Foot>
          <Button kind="primary" icon="check" title={say('ui.done')} onPress={onDone} style={{ flex: 1 }} />
        </Foot>
      }
    >
      <View style={{ gap: SPACE.s3, paddingTop: SPACE.s3 }}>
        {page.note && (
          <Txt role="label" tone="ink2" style={{ paddingHorizontal: SPACE.s4 }}>
            {text(page.note)}
          </Txt>
        )}
        {laterFields(page.fields).map((field) => (
          <SetupQuestion
            key={field.id}
            field={field}
            text={text}
            error={refusal?.path === field.id ? text(refusal.message) : undefined}
            onTouched={onTouched}
          />
        ))}
        {page.reading && (
          <View style={{ paddingHorizontal: SPACE.s4 }}>
            <Button icon="info" title={text(page.reading.title)} onPress={() => setReading(true)} />
          </View>
        )}
      </View>
      {page.reading && (
        <ReadingSheet {...page.reading} text={text} visible={reading} onClose={() => setReading(false)} />
      )}
    </Screen>
  );
}
