import { chainDecisions, type Deltas, type Refusal, type Result } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { count } from '../../../perseverance/session/tableChange';
import { ASSETS, type Asset } from '../../terms';
import { applyChange, type Change } from '../change';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { isTracked, type State } from '../state';

export { followersIn } from '../../../perseverance/session/tableChange';
export { count };

export type Decision = Result<readonly Event[], Refusal>;

/** What a rule changed, as far as the table follows it: in Essentials a cost in Stories is shown, not taken. */
export function trackedDeltas(state: State, deltas: Deltas): readonly Change[] {
  return Object.entries(deltas).flatMap(([owner, assets]) =>
    Object.entries(assets)
      .filter((entry): entry is [Asset, number] => isAsset(entry[0]))
      .filter(([asset]) => isTracked(state, asset) && isAtTable(state, owner))
      .map(([asset, by]) => count(owner, asset, by)),
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

/** The table as it would be: the next piece is checked against it. */
export const afterChange: (state: State, change: Change) => State = applyChange;

function isAsset(word: string): word is Asset {
  return (ASSETS as readonly string[]).includes(word);
}

function isAtTable(state: State, owner: string): boolean {
  return owner === DISSENTERS || Object.hasOwn(state.players, owner);
}
