import { ok } from '@/engine';
import { isFull } from '../../../perseverance/moments/tracking/level';
import { lyingDice } from '../../../perseverance/session/counting';
import { dieOwnerName } from '../../../perseverance/say';
import { PIECES } from '../../pieces';
import { nameOf } from '../../say';
import { SOLDIERS } from '../../terms';
import { applyChanges, type Change } from '../../session/change';
import { happened } from '../../session/event';
import { forgotten } from '../../session/known';
import { refuse } from '../../session/refuse';
import { playersOf, type State } from '../../session/state';
import {
  defendersOf,
  settlementsOf,
  soldierSupply,
  trapsFit,
  trapsOf,
  wallsOf,
} from '../../session/supplies';
import type { Decision } from '../../session/decide/decision';

/** What stops being followed is remembered as it is now. */
export function trackEssentials(state: State): Decision {
  if (!isFull(state)) return refuse('noChange');
  return ok([
    happened('trackingSet', { to: 'essentials' }, [
      ...forgotten(state),
      { what: 'tracking', to: 'essentials' },
    ]),
  ]);
}

/** Everything as the table counted it, and from now on all of it is followed: one entry. */
export function takeStock(state: State, changes: readonly Change[]): Decision {
  if (isFull(state)) return refuse('noChange');
  const followed: readonly Change[] = [...changes, { what: 'tracking', to: 'full' }];
  const fault = faultInStock(applyChanges(state, followed));
  return fault ?? ok([happened('trackingSet', { to: 'full' }, followed)]);
}

/** Nobody has more pieces than the box holds, and no more dice lie in Zones than left the pool. */
function faultInStock(state: State): ReturnType<typeof refuse> | null {
  for (const id of playersOf(state)) {
    const player = state.players[id];
    const leaders =
      defendersOf(state, id).filter(({ type }) => type === 'leader').length + (player?.community ? 1 : 0);
    const tooMany =
      SOLDIERS.some((kind) => soldierSupply(state, id, kind) < 0) ||
      leaders > 1 ||
      settlementsOf(state, id) > PIECES.settlements ||
      wallsOf(state, id) > PIECES.walls ||
      (player && !trapsFit(trapsOf(state, id), player));
    if (tooMany) return refuse('stockPieces', { player: nameOf(id) });
  }
  for (const [owner, { inPlay, pool }] of Object.entries(state.dice))
    if (lyingDice(state, owner) > inPlay - pool)
      return refuse('diceOnBoard', { owner: dieOwnerName(owner), count: inPlay - pool });
  return null;
}
