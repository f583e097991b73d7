import { ok, type Chance } from '@/engine';
import { EFFECT_ZONES } from '../../outposts';
import { say } from '../../say';
import type { Zone } from '../../terms';
import type { Resolving } from '../../session/command';
import { chain } from '../../session/decide/decision';
import type { Decision } from '../../session/event';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { activateOutpost, resolve } from './decide';

/** What the die or the Leader resolves in its Zone; anything, where nobody said which Zone that is. */
export function resolveIn(
  state: State,
  player: string,
  zone: Zone | null,
  { effect = null, outpost = null }: Resolving,
  chance: Chance,
): Decision {
  const isHere = (place: Zone) => zone === null || zone === place;
  const elsewhere = (what: ReturnType<typeof say>) =>
    refuse('effectElsewhere', { effect: what, zone: say(`zone.${zone ?? 'discovery'}`) });
  if (effect && !isHere(EFFECT_ZONES[effect.effect]))
    return elsewhere(say(`session.effect.${effect.effect}`));
  if (outpost && !isHere('discovery')) return elsewhere(say(`session.outpost.${outpost.tile}`));
  if (effect && outpost) return refuse('oneEffect');
  return chain(state, effect ? resolve(state, player, effect) : ok([]), (after) =>
    outpost ? activateOutpost(after, { type: 'useOutpost', player, ...outpost }, chance) : ok([]),
  );
}
