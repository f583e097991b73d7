import { answerTo } from '@/engine';
import { NearThumb } from './NearThumb';
import type { StepProps } from './StepBody';
import { TickList } from './TickList';

export function StepChecklist({ step, text, onAnswer }: StepProps<'checklist'>) {
  return (
    <NearThumb>
      <TickList list={step} text={text} onTick={(ticked) => onAnswer(answerTo.checklist(step, ticked))} />
    </NearThumb>
  );
}
