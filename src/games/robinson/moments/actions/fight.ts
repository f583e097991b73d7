import { chainDecisions, ok } from '@/engine';
import { FIGHTER, hunt } from './hunt';
import { SKILLS } from '../../skills';
import { CAMP } from '../../terms';
import type { CommandOf } from '../../session/command';
import { happened } from '../../session/event';
import { evolve } from '../../session/evolve';
import { refuse } from '../../session/refuse';
import { isPlayer, type State } from '../../session/state';
import {
  counts,
  dialsTo,
  NOW,
  relabel,
  sequence,
  TO_FUTURE,
  type Decision,
} from '../../session/decide/decision';
import { hurt } from '../wounds/decide';
import { paySkill } from '../skills/paySkill';

/** Nobody chose this fight: the Hunting deck and its token stay out of it (ruling 7). */
export function fight(state: State, command: CommandOf<'fight'>): Decision {
  const { player } = command;
  if (!isPlayer(state, player)) return refuse('unknownPlayer');
  // It lasts for an action that he takes: what else attacks him finds him as he is (ruling 35).
  if (command.frenzy && state.stage !== 'action') return refuse('frenzyInFight');
  const paid = command.frenzy ? paySkill(state, player, 'frenzy') : ok([]);
  return chainDecisions(evolve, state, paid, (now: State) => fightNow(now, command));
}

function fightNow(state: State, command: CommandOf<'fight'>): Decision {
  const { player, beast, strengthOnly, frenzy } = command;
  const temporaryBonus = command.temporaryBonus + (frenzy ? SKILLS.frenzy.amount : 0);
  const { camp, stage } = state;
  const outcome = hunt.ask({
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
