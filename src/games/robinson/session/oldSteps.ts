import type { ExplainStep, StepId } from '@/engine';
import type { Part } from '../rules/parts';

/** Steps that were stored before they had ids, by the words they were stored with. History: nothing here changes. */
const OLD_STEPS: ReadonlyMap<string, Part> = new Map([
  ['build.economical', 'wood-saved'],
  ['item.firstOwn', 'first-invention'],
  ['unfulfilled.paid', 'demand'],
  ['unfulfilled.short', 'demand'],
]);
const OLD_GIFT = 'skill.gives.';
const OLD_KIND = 'session.counter.';

export function idOfOldStep({ rule }: ExplainStep): StepId<Part> | null {
  if (rule.key.startsWith(OLD_GIFT)) return { part: 'skill-gift' };
  const part = OLD_STEPS.get(rule.key);
  if (part !== 'demand') return part ? { part } : null;
  const kind = rule.params?.kind;
  return typeof kind === 'object' && 'key' in kind
    ? { part, at: { kind: kind.key.slice(OLD_KIND.length) } }
    : { part };
}
