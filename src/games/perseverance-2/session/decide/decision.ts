import { chainDecisions, ok, type Deltas } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { countOf, ownersAt } from '../../../perseverance/session/table';
import { count } from '../../../perseverance/session/tableChange';
import { ASSETS } from '../../terms';
import { applyChanges, type Change } from '../change';
import type { Decision } from '../event';
import { evolve } from '../evolve';
import { seatOf } from '../records';
import { pennedUnseen, settledUnseen } from '../remembered';
import { isFull, isTracked, type State } from '../state';

/** What a rule changed, as changes of the table. */
export function changesIn(state: State, deltas: Deltas): readonly Change[] {
  return Object.entries(deltas)
    .filter(([owner]) => owner === DISSENTERS || Object.hasOwn(state.players, owner))
    .flatMap(([owner, assets]) =>
      ASSETS.flatMap((asset) => (assets[asset] ? [count(owner, asset, assets[asset])] : [])),
    );
}

/** Essentials keeps of every event what it follows; of the rest, what was recorded is remembered. */
export function followed(state: State, decision: Decision): Decision {
  if (isFull(state) || !decision.ok) return decision;
  let ruled = state;
  let now = state;
  const events = decision.value.map((event) => {
    if (event.type === 'trackingSet') return event;
    const changes = event.changes.flatMap((change) => {
      const kept = keptOf(now, ruled, change);
      ruled = applyChanges(ruled, [change]);
      now = applyChanges(now, kept);
      return kept;
    });
    return { ...event, changes };
  });
  return ok(events);
}

/** `ruled` is the table as the rules left it before this change: pieces are compared with that. */
function keptOf(state: State, ruled: State, change: Change): readonly Change[] {
  switch (change.what) {
    case 'count':
      return isTracked(state, change.counter) ? [change] : [];
    case 'settlements':
      return ownersAt(state).flatMap((owner) => {
        const by = countOf(change.to, owner) - countOf(ruled.zones[change.zone].settlements, owner);
        return by === 0 ? [] : settledUnseen(state, change.zone, owner, by);
      });
    case 'enclosure':
      return pennedUnseen(state, change.player, seatOf(ruled, change.player).enclosure, change.to);
    case 'area':
    case 'zoneDice':
    case 'toppled':
      return [];
    case 'perks':
    case 'leader':
    case 'adventure':
    case 'breach':
    case 'officer':
    case 'dice':
    case 'turn':
    case 'assembly':
    case 'phase':
    case 'final':
    case 'rallies':
    case 'left':
    case 'officers':
    case 'tracking':
    case 'tileWay':
    case 'counted':
      return [change];
  }
}

/** One step of a command that has several: each sees what the ones before it did. */
export function chain(
  state: State,
  first: Decision,
  ...steps: readonly ((state: State) => Decision)[]
): Decision {
  return chainDecisions(evolve, state, first, ...steps);
}
