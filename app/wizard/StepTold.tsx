import type { StepProps } from './StepBody';
import { ToldLines } from './ToldLines';

/** What the rules computed, readable across the table; a tap asks why. */
export function StepTold({ step, ...rest }: StepProps<'told'>) {
  return <ToldLines lines={step.lines} {...rest} />;
}
