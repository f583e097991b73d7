import { useState } from 'react';
import { View } from 'react-native';
import type { Refusal, SetupPage } from '@/engine';
import { useNewGame } from '@/state/useStores';
import { Button, SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';
import { ReadingSheet } from './ReadingSheet';
import { SetupFrame, type SetupNav } from './SetupFrame';
import { SetupQuestion } from './SetupQuestion';

interface Props {
  readonly page: SetupPage;
  readonly text: GameText;
  readonly nav: SetupNav;
  /** The game begins after this page. */
  readonly last: boolean;
  readonly onStarted: (id: string) => void;
}

/** The questions that this game asks, as its data says; a refusal is shown under its field. */
export function SetupQuestions({ page, text, nav, last, onStarted }: Props) {
  const { start } = useNewGame((state) => state);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [reading, setReading] = useState(false);
  const begin = async () => {
    const started = await start();
    if (started.ok) onStarted(started.value);
    else setRefusal(started.error);
  };
  const elsewhere = refusal && page.fields.every(({ id }) => id !== refusal.path) ? refusal : null;
  return (
    <SetupFrame nav={nav} heading={text(page.title)} {...(last && { onNext: () => void begin() })}>
      <View style={{ gap: SPACE.s3, paddingBottom: SPACE.s5 }}>
        {page.note && (
          <Txt role="label" tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
            {text(page.note)}
          </Txt>
        )}
        {elsewhere && (
          <Txt tone="loss" live="assertive" style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
            {text(elsewhere.message)}
          </Txt>
        )}
        {page.fields.map((field) => (
          <SetupQuestion
            key={field.id}
            field={field}
            text={text}
            error={refusal?.path === field.id ? text(refusal.message) : undefined}
            onTouched={() => setRefusal(null)}
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
    </SetupFrame>
  );
}
