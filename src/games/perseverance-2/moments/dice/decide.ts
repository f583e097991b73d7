import { ok, type Chance } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { dieOwnerName } from '../../../perseverance/say';
import { dieInZone } from '../../../perseverance/session/counting';
import { playersOf } from '../../../perseverance/session/table';
import type { RuledCommand } from '../../session/command';
import { chain, changesIn } from '../../session/decide/decision';
import { happened, type Decision } from '../../session/event';
import { rulesPlayer } from '../../session/records';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { resolveIn } from '../outpost/resolveIn';
import { placeDie } from './placeDie';

type TakeDie = Extract<RuledCommand, { type: 'takeDie' }>;

/** A die goes onto the board and resolves what is there: one entry. */
export function takeDie(state: State, command: TakeDie, chance: Chance): Decision {
  const { player, zone } = command;
  return chain(state, putDie(state, command), (after) => resolveIn(after, player, zone, command, chance));
}

/** Any die of the pool, before its Effect. */
function putDie(state: State, command: TakeDie): Decision {
  const { player, owner, zone, changeFace, matching, reward } = command;
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return refuse('noSuchDice');
  if (dice.pool === 0) return refuse('noDieLeft', { owner: dieOwnerName(owner) });
  const outcome = placeDie.ask({
    player: rulesPlayer(state, player),
    die: kindOfDie(state, player, owner),
    changeFace,
    matching,
    reward,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'dieTaken',
      { player, owner, zone },
      [
        { what: 'dice', owner, inPlay: dice.inPlay, pool: dice.pool - 1 },
        ...(zone ? [dieInZone(state, zone, owner, 1)] : []),
        ...changesIn(state, figures.deltas),
      ],
      explanation,
    ),
  ]);
}

function kindOfDie(state: State, player: string, owner: string) {
  if (owner === DISSENTERS) return 'dissenters';
  if (!playersOf(state).includes(owner)) return 'neutral';
  return owner === player ? 'own' : 'opponent';
}
