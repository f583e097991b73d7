import { ok } from '@/engine';
import { count } from '../../../perseverance/session/tableChange';
import { PIECES } from '../../pieces';
import type { RuledCommand } from '../../session/command';
import { changesIn } from '../../session/decide/decision';
import { happened, type Decision } from '../../session/event';
import { rulesPlayer, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { isFull, type State } from '../../session/state';
import { explore as exploring } from './rule';

type Explore = Extract<RuledCommand, { type: 'explore' }>;

export function explore(state: State, { player, take }: Explore): Decision {
  if (isFull(state) && seatOf(state, player).handCards >= PIECES.adventureCards) return refuse('noCardLeft');
  const outcome = exploring(rulesPlayer(state, player), take);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'explored',
      { player },
      [count(player, 'handCards', 1), ...changesIn(state, figures.deltas)],
      explanation,
    ),
  ]);
}
