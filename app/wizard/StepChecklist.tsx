import { useState } from 'react';
import { View } from 'react-native';
import { answerTo, type Sketch } from '@/engine';
import { useSay } from '@/i18n';
import { SPACE, useLayout } from '@/ui';
import { SketchView } from '@/ui/sketch/SketchView';
import { NearThumb } from './NearThumb';
import type { StepProps } from './StepBody';
import { TickList } from './TickList';

/** The list, and where there is one the table from above: over it, or beside it where there is room. */
export function StepChecklist({ step, text, onAnswer }: StepProps<'checklist'>) {
  const beside = useLayout() !== 'phone';
  const list = (
    <TickList list={step} text={text} onTick={(ticked) => onAnswer(answerTo.checklist(step, ticked))} />
  );
  if (!step.plan) return <NearThumb>{list}</NearThumb>;
  const plan = <Plan sketch={step.plan} ticked={step.ticked} />;
  if (!beside)
    return (
      <View>
        {plan}
        {list}
      </View>
    );
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start' }}>
      <View style={{ flex: 1 }}>{plan}</View>
      <View style={{ flex: 1 }}>{list}</View>
    </View>
  );
}

/** As wide as there is room for; the numbers are those of the list. */
function Plan({ sketch, ticked }: { readonly sketch: Sketch; readonly ticked: readonly string[] }) {
  const say = useSay();
  const [width, setWidth] = useState(sketch.width);
  return (
    <View style={{ padding: SPACE.s4 }}>
      <View onLayout={(event) => setWidth(event.nativeEvent.layout.width)}>
        <SketchView
          sketch={sketch}
          width={Math.min(width, sketch.width * LARGEST)}
          done={ticked}
          label={say('wizard.plan')}
        />
      </View>
    </View>
  );
}

const LARGEST = 1.6;
