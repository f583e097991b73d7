import { ok, resolveRaw } from '@/engine';
import { FIGHTER, hunt } from '../../rules/hunt';
import { readHunt } from '../../rules/input/readHunt';
import { CAMP } from '../../terms';
import type { CommandOf } from '../command';
import { happened } from '../event';
import { no } from '../refuse';
import { isPlayer, type State } from '../state';
import { counts, dialsTo, NOW, relabel, sequence, TO_FUTURE, type Decision } from './decision';
import { hurt } from './hurt';

/** Nobody chose this fight: the Hunting deck and its token stay out of it (ruling 7). */
export function fight(state: State, command: CommandOf<'fight'>): Decision {
  const { player, beast, strengthOnly, temporaryBonus } = command;
  const { camp, stage } = state;
  if (!isPlayer(state, player)) return no('unknownPlayer');
  const outcome = resolveRaw(readHunt, hunt, {
    source: 'effect',
    weaponLevel: camp.weapon,
    temporaryBonus,
    palisade: camp.palisade,
    strengthOnly,
    beast,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  // What is won in other phases than the actions is there at once.
  const goods = stage === 'action' ? TO_FUTURE : NOW;
  const event = happened(
    'fought',
    { player, strength: figures.strength },
    [
      ...dialsTo(state, { weapon: figures.weaponLevel, palisade: figures.palisade }, 'hunt'),
      ...counts(CAMP, goods.food, figures.food, 'hunt'),
      ...counts(CAMP, goods.fur, figures.fur, 'hunt'),
    ],
    relabel(explanation, { [FIGHTER]: player }, goods),
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) => hurt(after, [{ owner: player, wounds: figures.wounds, cause: 'hunt' }]),
    ),
  );
}
