import { chainDecisions, type Deltas } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { count } from '../../../perseverance/session/tableChange';
import { ASSETS } from '../../terms';
import type { Change } from '../change';
import type { Decision } from '../event';
import { evolve } from '../evolve';
import type { State } from '../state';

/** What a rule changed, as changes of the table. */
export function changesIn(state: State, deltas: Deltas): readonly Change[] {
  return Object.entries(deltas)
    .filter(([owner]) => owner === DISSENTERS || Object.hasOwn(state.players, owner))
    .flatMap(([owner, assets]) =>
      ASSETS.flatMap((asset) => (assets[asset] ? [count(owner, asset, assets[asset])] : [])),
    );
}

/** One step of a command that has several: each sees what the ones before it did. */
export function chain(
  state: State,
  first: Decision,
  ...steps: readonly ((state: State) => Decision)[]
): Decision {
  return chainDecisions(evolve, state, first, ...steps);
}
