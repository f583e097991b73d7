import type { Refusal } from '@/engine';
import { refuse } from '../../rules/refuse';

/** What an action is about, as far as only one action a round may be about it. */
export interface Aim {
  /** The unexplored space. */
  readonly explores: number | null;
  readonly shelter: boolean;
  /** The invention that becomes an item. */
  readonly invention: string | null;
}

/** One tile goes on a space, the camp has one shelter, and an invention is turned over once. */
export function aimedTwiceFault(aims: readonly Aim[]): Refusal | null {
  const seen = new Set<string>();
  for (const [i, { explores, shelter, invention }] of aims.entries()) {
    const name =
      explores !== null ? `space ${explores}` : shelter ? 'shelter' : invention && `invention ${invention}`;
    if (name === null) continue;
    if (seen.has(name)) return refuse('limit-exceeded', `aims[${i}]`, 'refusal.aimedTwice');
    seen.add(name);
  }
  return null;
}
