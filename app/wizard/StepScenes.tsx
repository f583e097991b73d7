import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, SPACE, useLayout } from '@/ui';
import type { StepProps } from './StepBody';
import { ResultLines } from './ResultLines';
import { SceneStage } from './SceneStage';

/**
 * One scene after the other, or all at once. Where there is a stage they are played on it, with the words of the scene as
 * its caption, and the whole account follows; otherwise those seen stay in view. What came of it is under them.
 */
export function StepScenes({ step, ...rest }: StepProps<'scenes'>) {
  const [shown, setShown] = useState(1);
  const layout = useLayout();
  const { scenes, stage } = step;
  const playing = shown < scenes.length;
  const onwards = playing && <Onwards shown={shown} of={scenes.length} onShow={setShown} />;
  return (
    <View>
      {stage && (
        // A phone on its side has no room under the stage.
        <View style={layout === 'landscape' && playing ? { flexDirection: 'row' } : null}>
          <View style={{ flex: layout === 'landscape' && playing ? 1.3 : undefined }}>
            <SceneStage
              stage={stage}
              step={step.id}
              open={rest.open}
              text={rest.text}
              seen={shown}
              onSeen={setShown}
            />
          </View>
          {playing && (
            <View style={{ flex: layout === 'landscape' ? 1 : undefined }}>
              <View aria-live="polite">
                <ResultLines lines={scenes.slice(shown - 1, shown)} {...rest} />
              </View>
              {onwards}
            </View>
          )}
        </View>
      )}
      {(!stage || !playing) && <ResultLines lines={scenes.slice(0, shown)} {...rest} />}
      {!stage && onwards}
      {step.lines && <ResultLines lines={step.lines} {...rest} />}
    </View>
  );
}

interface OnwardsProps {
  readonly shown: number;
  readonly of: number;
  readonly onShow: (shown: number) => void;
}

function Onwards({ shown, of, onShow }: OnwardsProps) {
  const say = useSay();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s3, padding: SPACE.s4 }}>
      <Button
        kind="outline"
        icon="arrow"
        title={say('wizard.nextScene', { scene: shown + 1, of })}
        onPress={() => onShow(shown + 1)}
        style={{ flexGrow: 1 }}
      />
      <Button kind="quiet" title={say('wizard.allScenes')} onPress={() => onShow(of)} />
    </View>
  );
}
