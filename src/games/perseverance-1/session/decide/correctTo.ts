import { ok } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import type { Correction } from '../command';
import { no } from '../refuse';
import type { State } from '../state';
import { correct } from './count';
import type { Decision } from './decision';

/** A correction inside another entry: what is so already needs none. */
export function correctTo(state: State, { owner, counter, to }: Correction): Decision {
  const known =
    owner === DISSENTERS
      ? counter === 'votes' && Object.hasOwn(state.dice, DISSENTERS)
      : Object.hasOwn(state.players, owner);
  if (!known) return no('unknownPlayer');
  const now = owner === DISSENTERS ? state.dissenterVotes : state.players[owner]?.[counter];
  return now === to ? ok([]) : correct(state, { type: 'correct', owner, counter, to });
}
