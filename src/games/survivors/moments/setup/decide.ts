import { ok } from '@/engine';
import { START_HORDES } from '../../pieces';
import type { Command } from '../../session/command';
import { setUp } from '../../session/config';
import type { Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';

/** Three Hordes on three tiles, and who leads first. */
export function beginPlay(
  state: State,
  { hordes, leader }: Extract<Command, { type: 'beginPlay' }>,
): Decision {
  if (state.phase !== 'setup') return refuse('alreadyBegun');
  if (hordes.length !== START_HORDES) return refuse('threeHordes', { count: START_HORDES });
  const outcome = setUp(state.config, hordes, leader);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const ring = figures.hordes.flatMap((place) => (place === 'E' ? [] : [place]));
  return ok([
    happened(
      'playBegan',
      { leader: figures.leader },
      [
        { what: 'hordes', to: { encounter: figures.hordes.length - ring.length, ring } },
        { what: 'leader', to: figures.leader },
        { what: 'phase', to: 'travel' },
      ],
      explanation,
    ),
  ]);
}
