import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, SPACE } from '@/ui';
import type { StepProps } from './StepBody';
import { ResultLines } from './ResultLines';

/** One scene after the other, or all at once; those seen stay in view, and what came of it is under them. */
export function StepScenes({ step, ...rest }: StepProps<'scenes'>) {
  const say = useSay();
  const [shown, setShown] = useState(1);
  const left = step.scenes.length - shown;
  return (
    <View>
      <ResultLines lines={step.scenes.slice(0, shown)} {...rest} />
      {left > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s3, padding: SPACE.s4 }}>
          <Button
            kind="outline"
            icon="arrow"
            title={say('wizard.nextScene', { scene: shown + 1, of: step.scenes.length })}
            onPress={() => setShown(shown + 1)}
            style={{ flexGrow: 1 }}
          />
          <Button kind="quiet" title={say('wizard.allScenes')} onPress={() => setShown(step.scenes.length)} />
        </View>
      )}
      {step.lines && <ResultLines lines={step.lines} {...rest} />}
    </View>
  );
}
