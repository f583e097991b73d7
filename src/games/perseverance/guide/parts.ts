import type { TurnPart, WizardStep } from '@/engine';

/** The options of one question of a wizard, without the way to answer it. */
export function partsOf(steps: readonly WizardStep[], id: string): readonly TurnPart[] {
  const step = steps.find((candidate) => candidate.id === id);
  if (step?.kind !== 'choice') return [];
  return step.options.map((option) => ({
    id: option.id,
    label: option.label,
    ...(option.note && { note: option.note }),
    ...(option.reason && { reason: option.reason }),
  }));
}

export function allRefused(parts: readonly TurnPart[]): boolean {
  return parts.every(({ reason }) => reason !== undefined);
}
