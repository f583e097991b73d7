import type { StepProps } from './StepBody';
import { ResultLines } from './ResultLines';

/** What the rules computed, readable across the table; a tap asks why. */
export function StepResult({ step, ...rest }: StepProps<'result'>) {
  return <ResultLines lines={step.lines} {...rest} />;
}
