import type { ResultLine } from '@/engine';
import { officersNow, zonesNow } from '../../perseverance/guide/standing';
import { isFull, type State } from '../session/state';
import { officerMajorities } from '../session/view/officerMajorities';
import { zoneMajorities } from '../session/view/zoneMajorities';

/** Where Officers and Zones stand. In Essentials nobody follows dice and Settlements. */
export function standing(state: State): readonly ResultLine[] {
  return [
    ...officersNow(officerMajorities(state)),
    ...(isFull(state) ? zonesNow(zoneMajorities(state)) : []),
  ];
}
