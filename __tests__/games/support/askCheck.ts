import type { CheckedTable, CheckStep, RuleCheck } from '@/engine';

/** An option, or figures by their ids. */
export type Tap = string | Readonly<Record<string, number>>;

/** Answers one question after the other, as the screen would, and hands back the last step. */
export function askCheck(
  checks: readonly RuleCheck[],
  id: string,
  at: CheckedTable,
  taps: readonly Tap[],
  faultsIn: (data: unknown) => readonly unknown[],
): CheckStep {
  const check = checks.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  let draft = check.begin(at);
  taps.forEach((tap, i) => {
    const step = () => check.steps(at, draft)[i];
    if (typeof tap === 'string') {
      const now = step();
      const option = now?.kind === 'choice' ? now.options.find((one) => one.id === tap) : undefined;
      if (!option) throw new Error(`${id} has no ${tap} in step ${i}`);
      draft = option.write();
    } else
      for (const [figure, to] of Object.entries(tap)) {
        const now = step();
        const one = now?.kind === 'figures' ? now.figures.find((candidate) => candidate.id === figure) : null;
        if (!one) throw new Error(`${id} has no ${figure} in step ${i}`);
        draft = one.write(to);
      }
  });
  const steps = check.steps(at, draft);
  expect(steps).toHaveLength(taps.length + 1);
  expect(faultsIn(steps)).toEqual([]);
  const last = steps.at(-1);
  if (last?.kind !== 'told') throw new Error(`${id} has no answer`);
  return last;
}

/** "ana: followers +7": whose line, what changes. */
export function gainsIn(step: CheckStep): Readonly<Record<string, string>> {
  if (step.kind !== 'told') return {};
  return Object.fromEntries(
    step.lines.filter(({ id }) => !id.startsWith('why-')).map(({ id, note }) => [id, changesIn(note)]),
  );
}

function changesIn(note: unknown): string {
  return [...JSON.stringify(note ?? '').matchAll(/"key":"asset\.(\w+)"\},"by":"([+−]\d+)"/g)]
    .map(([, asset, by]) => `${asset} ${by}`)
    .join(', ');
}
