import { pawnsRequired } from './pawns';
import { FRIDAY } from '../../terms';
import type { Change } from '../../session/change';
import type { Planned } from './planned';
import { hasToken, type State } from '../../session/state';

/** His pawn is gone: his own action falls, and one that he supported if too few are left for it. */
export function planWithoutFriday(state: Pick<State, 'plan' | 'tokens'>): readonly Change[] {
  const { plan } = state;
  if (!plan?.some(({ lead, support }) => lead === FRIDAY || support.includes(FRIDAY))) return [];
  const left = plan.flatMap((one, i): readonly Planned[] => {
    if (one.lead === FRIDAY) return [];
    if (!one.support.includes(FRIDAY)) return [one];
    const support = one.support.filter((id) => id !== FRIDAY);
    const minusPawnField =
      hasToken(state, 'minus', one.action) && plan.findIndex(({ action }) => action === one.action) === i;
    const required = pawnsRequired(one.action, { ...one, minusPawnField }, one.threatPawns ?? 1);
    return 1 + support.length < required ? [] : [{ ...one, support }];
  });
  return [{ what: 'plan', to: left }];
}
