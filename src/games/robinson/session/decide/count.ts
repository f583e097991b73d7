import { moveOnTrack, ok } from '@/engine';
import { counterName } from '../../say';
import type { CommandOf, Correction } from '../command';
import { trackOf, valueOf } from '../counters';
import { happened } from '../event';
import { evolve } from '../evolve';
import { refuse } from '../refuse';
import { isPlayer, type State } from '../state';
import { counts, isWithin, type Decision } from './decision';
import { finishWith, hurt, isDead } from '../../moments/wounds/decide';

/** One tap on − or +. A tap that can change nothing is refused; a wound that is tapped counts like any other. */
export function adjust(state: State, { owner, counter, by }: CommandOf<'adjust'>): Decision {
  const value = valueOf(state, { owner, counter });
  if (value === null) return refuse('unknownPlayer');
  if (!Number.isInteger(by) || by === 0) return refuse('noChange');
  const move = moveOnTrack(trackOf(state, { owner, counter }), value, by);
  const what = counterName(owner, counter);
  if (move.change === 0) return refuse(by < 0 ? 'atFloor' : 'atCap', { what, at: value });
  if (counter === 'wounds' && by > 0) return ok(hurt(state, [{ owner, wounds: by, cause: 'counted' }]));
  return ok([
    happened(
      'counted',
      { owner, counter, by: move.change, lost: move.lost },
      counts(owner, counter, move.change, 'counted'),
    ),
  ]);
}

/** "Set to": marked as a correction. Nothing follows from it but life and death. */
export function correct(state: State, { owner, counter, to }: Correction): Decision {
  const from = valueOf(state, { owner, counter });
  if (from === null) return refuse('unknownPlayer');
  const { min, max = Infinity } = trackOf(state, { owner, counter });
  if (!isWithin(to, { min, max })) return refuse('outside', { what: counterName(owner, counter), min, max });
  if (to === from) return refuse('noChange');
  const event = happened(
    'corrected',
    { owner, counter, from, to },
    counts(owner, counter, to - from, 'corrected'),
  );
  const after = evolve(state, event);
  if (counter !== 'wounds' || !isPlayer(state, owner)) return ok([event]);
  if (isDead(after, owner) && !after.fate)
    return ok([event, finishWith(after, { won: false, cause: 'death', player: owner })]);
  if (!isDead(after, owner) && after.fate?.player === owner) return ok([event, ...reopened(after)]);
  return ok([event]);
}

/** A correction inside another entry: what is so already needs none. */
export function correctTo(state: State, correction: Correction): Decision {
  return valueOf(state, correction) === correction.to ? ok([]) : correct(state, correction);
}

export function reopened({ fate }: State) {
  return [
    happened('gameReopened', {}, [
      { what: 'stage', to: fate?.stage ?? 'night' },
      { what: 'fate', to: null },
    ]),
  ];
}
