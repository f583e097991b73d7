import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, SPACE } from '@/ui';
import type { StepProps } from './StepBody';
import { ResultLines } from './ResultLines';
import { SceneStage } from './SceneStage';

/**
 * One scene after the other, or all at once. Where there is a stage they are played on it, with the words of the scene as
 * its caption, and the whole account follows; otherwise those seen stay in view. What came of it is under them.
 */
export function StepScenes({ step, ...rest }: StepProps<'scenes'>) {
  const say = useSay();
  const [shown, setShown] = useState(1);
  const { scenes, stage } = step;
  const left = scenes.length - shown;
  const playing = stage !== undefined && left > 0;
  return (
    <View>
      {stage && (
        <SceneStage
          stage={stage}
          step={step.id}
          open={rest.open}
          text={rest.text}
          seen={shown}
          onSeen={setShown}
        />
      )}
      {playing ? (
        <View aria-live="polite">
          <ResultLines lines={scenes.slice(shown - 1, shown)} {...rest} />
        </View>
      ) : (
        <ResultLines lines={scenes.slice(0, shown)} {...rest} />
      )}
      {left > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s3, padding: SPACE.s4 }}>
          <Button
            kind="outline"
            icon="arrow"
            title={say('wizard.nextScene', { scene: shown + 1, of: scenes.length })}
            onPress={() => setShown(shown + 1)}
            style={{ flexGrow: 1 }}
          />
          <Button kind="quiet" title={say('wizard.allScenes')} onPress={() => setShown(scenes.length)} />
        </View>
      )}
      {step.lines && <ResultLines lines={step.lines} {...rest} />}
    </View>
  );
}
