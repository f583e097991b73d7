import { ok } from '@/engine';
import type { CommandOf } from '../../session/command';
import { counts, dialsTo, sequence, type Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { hasItem, playersOf, type State } from '../../session/state';
import { hurt } from '../wounds/decide';
import { moralePhase as moralePhaseRule } from './rule';

export function moralePhase(state: State, { atHighest }: CommandOf<'moralePhase'>): Decision {
  if (state.stage !== 'morale') return refuse('notNow');
  const { first, bodies, camp, config } = state;
  const body = bodies[first];
  const outcome = moralePhaseRule.ask({
    solo: playersOf(state).length === 1,
    level: camp.morale,
    track: config.morale,
    first: { id: first, tokens: body?.determination ?? 0, wounds: body?.wounds ?? 0 },
    diary: hasItem(state, 'diary'),
    drums: hasItem(state, 'drums'),
    atHighest: atHighest ?? undefined,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const change = figures.tokens - (body?.determination ?? 0);
  const event = happened(
    'moraleTaken',
    { player: first, change },
    [
      ...dialsTo(state, { morale: figures.level }, 'morale'),
      ...counts(first, 'determination', change, 'morale'),
      ...counts(first, 'wounds', -figures.healed, 'heal'),
      { what: 'stage', to: 'production' },
    ],
    explanation,
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) => hurt(after, [{ owner: first, wounds: figures.wounds, cause: 'morale' }]),
    ),
  );
}
