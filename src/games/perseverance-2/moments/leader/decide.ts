import { ok, type Chance } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import type { RuledCommand } from '../../session/command';
import { chain, changesIn } from '../../session/decide/decision';
import { happened, type Decision } from '../../session/event';
import { leaderPlace, rulesPlayer, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { placeBonus } from '../influence/decide';
import { resolveIn } from '../outpost/resolveIn';
import { leader } from './rule';

type MoveLeader = Extract<RuledCommand, { type: 'moveLeader' }>;

/** The Effect of the Zone, if it is said, and then Friendly's cube come with it: one entry. */
export function moveLeader(state: State, command: MoveLeader, chance: Chance): Decision {
  const { player, to, friendly } = command;
  const others = playersOf(state).filter((id) => id !== player);
  const outcome = leader.ask({
    player: rulesPlayer(state, player),
    from: leaderPlace(state, player),
    to,
    occupied: others.some((id) => seatOf(state, id).leader === to),
    friendly,
  });
  if (!outcome.ok) return outcome;
  if (seatOf(state, player).toppled.leader) return refuse('leaderToppled');
  const { figures, explanation } = outcome.value;
  const moved = happened(
    'leaderMoved',
    { player, zone: to },
    [{ what: 'leader', player, to }, ...changesIn(state, figures.deltas)],
    explanation,
  );
  return chain(
    state,
    ok([moved]),
    ...figures.followUps.map(
      ({ kind, zone }) =>
        (after: State) =>
          kind === 'effect'
            ? resolveIn(after, player, zone, command, chance)
            : placeBonus(after, player, after.config.officers[zone]),
    ),
  );
}
