import { NearThumb } from './NearThumb';
import type { StepProps } from './StepBody';
import { TickList } from './TickList';

export function StepChecklist({ step, text, onWrite }: StepProps<'checklist'>) {
  return (
    <NearThumb>
      <TickList list={step} text={text} onWrite={onWrite} />
    </NearThumb>
  );
}
