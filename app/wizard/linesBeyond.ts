import type { ReviewLine, WizardStep } from '@/engine';

/** Under the last step: what changes besides the numbers that the step itself shows and lets the table set. */
export function linesBeyond(
  step: WizardStep | undefined,
  lines: readonly ReviewLine[],
): readonly ReviewLine[] {
  const shown =
    step?.kind === 'table' ? [...(step.lines ?? []), ...step.tables.flatMap(({ rows }) => rows)] : [];
  const names = shown.flatMap(({ override }) => override?.name ?? []);
  return lines.filter(({ override }) => !override || !names.includes(override.name));
}
