import { checkSteps, EMPTY_DRAFT, type CheckedTable, type RuleCheck, type WizardStep } from '@/engine';
import { tapped } from '../../support/tap';

/** An option, or figures by their ids. */
export type Tap = string | Readonly<Record<string, number>>;

/** The steps after one question was answered after the other, as on the screen. */
export function checkAfter(
  checks: readonly RuleCheck[],
  id: string,
  at: CheckedTable,
  taps: readonly Tap[],
): readonly WizardStep[] {
  const check = checks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  let draft = EMPTY_DRAFT;
  taps.forEach((tap, i) => {
    const given =
      typeof tap === 'string'
        ? [{ option: tap }]
        : Object.entries(tap).map(([figure, to]) => ({ figure, to }));
    for (const one of given) {
      const step = checkSteps(check, at, draft)[i];
      if (!step) throw new Error(`${id} has no step ${i}`);
      draft = tapped(draft, step, one);
    }
  });
  return checkSteps(check, at, draft);
}

/** Answers every question, and hands back the last step. */
export function askCheck(
  checks: readonly RuleCheck[],
  id: string,
  at: CheckedTable,
  taps: readonly Tap[],
  faultsIn: (data: unknown) => readonly unknown[],
): WizardStep {
  const steps = checkAfter(checks, id, at, taps);
  expect(steps).toHaveLength(taps.length + 1);
  expect(faultsIn(steps)).toEqual([]);
  const last = steps.at(-1);
  if (last?.kind !== 'result') throw new Error(`${id} has no answer`);
  return last;
}

/** "ana: followers +7": whose line, what changes. */
export function gainsIn(step: WizardStep): Readonly<Record<string, string>> {
  if (step.kind !== 'result') return {};
  return Object.fromEntries(
    step.lines.filter(({ id }) => !id.startsWith('why-')).map(({ id, note }) => [id, changesIn(note)]),
  );
}

function changesIn(note: unknown): string {
  return [...JSON.stringify(note ?? '').matchAll(/"key":"asset\.(\w+)"\},"by":"([+−]\d+)"/g)]
    .map(([, asset, by]) => `${asset} ${by}`)
    .join(', ');
}
