import type { StepProps } from './StepBody';
import { ResultLines } from './ToldLines';

/** What the rules computed, readable across the table; a tap asks why. */
export function StepResult({ step, ...rest }: StepProps<'told'>) {
  return <ResultLines lines={step.lines} {...rest} />;
}
