import type { RowChip } from '@/engine';
import { say } from '../../say';
import type { Command } from '../command';
import { patrolDue, stagePlayer } from '../due';
import type { Names } from '../names';
import { isFull, type State } from '../state';
import { followedLeader } from '../supplies';

type Chip = RowChip<Command, Names>;

/** What is out of the ordinary about a player: where the Leader is, a Patrol and its stage. */
export function chips(state: State, player: string): readonly Chip[] {
  if (state.phase === 'finished') return [];
  return [...leaderChip(state, player), ...patrolChip(state, player)];
}

function leaderChip(state: State, player: string): readonly Chip[] {
  const place = followedLeader(state, player);
  if (!place) return [];
  const { area } = place;
  return [
    {
      id: 'leader',
      icon: 'leader',
      label: say(`session.chip.${area}`, { zone: say(`zone.${place.zone}`) }),
      // Only Full tracking has something to look at in a Defense area.
      ...((area === 'community' || isFull(state)) && {
        does: { kind: 'screen', screen: area === 'community' ? 'zones' : 'defense' },
      }),
    },
  ];
}

function patrolChip(state: State, player: string): readonly Chip[] {
  const patrol = state.players[player]?.patrol;
  if (!patrol) return [];
  const late = patrol.postponed && player !== state.turn;
  const due = late || (player === state.turn && patrolDue(state) !== null);
  return [
    {
      id: 'patrol',
      icon: 'patrol',
      label: say(late ? 'session.chip.latePatrol' : 'session.chip.patrol', { stage: patrol.stage }),
      ...(due && { due }),
      // The wizard is for one player at a time: whose stage comes first.
      ...(due && stagePlayer(state) === player && { does: { kind: 'wizard', wizard: 'patrolStage' } }),
    },
  ];
}
