import { ok } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { influence as placeCubes } from './rule';
import type { Officer } from '../../terms';
import { happened } from '../../session/event';
import { playersOf, type State } from '../../session/state';
import { influenceLeft } from '../../session/supplies';
import { actingPlayer } from '../../session/decide/actingPlayer';
import { trackedDeltas, type Decision } from '../../session/decide/decision';

export interface Placement {
  readonly player: string;
  readonly officer: Officer;
  readonly count: number;
  readonly source: 'action' | 'free';
  readonly foodUsed: number;
  /** What a Settlement space gives, and not the Secondary Action. */
  readonly bonus?: true;
}

/** Cubes on an Officer: cost, bonus and overflow as the rules say; in Essentials the cost is shown, not checked. */
export function influence(state: State, placement: Placement): Decision {
  const { player, officer, count, source, foodUsed, bonus } = placement;
  const { edition, box } = state.config;
  const { slots, pool } = state.officers[officer];
  const outcome = placeCubes.ask({
    edition,
    players: playersOf(state).map((id) => ({
      id,
      safeguard: state.players[id]?.safeguard ?? 0,
      valor: state.players[id]?.valor ?? 0,
    })),
    officer,
    slots,
    pool,
    source,
    count,
    placer: placerOf(state, player, foodUsed),
    engineerBonus: box.engineerBonus,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'influencePlaced',
      {
        player,
        officer,
        count,
        winners: figures.bonus?.winners ?? null,
        overflow: figures.overflow,
        ...((source === 'free' || bonus) && { free: true }),
      },
      [
        { what: 'officer', officer, slots: figures.slots, pool: figures.pool },
        ...trackedDeltas(state, figures.deltas),
      ],
      explanation,
    ),
  ]);
}

function placerOf(state: State, id: string, foodUsed: number) {
  if (id === DISSENTERS) return { id, influenceLeft: 15 };
  const { story, food, leader } = actingPlayer(state, id);
  return { id, influenceLeft: influenceLeft(state, id), story, food, leader, foodUsed };
}
