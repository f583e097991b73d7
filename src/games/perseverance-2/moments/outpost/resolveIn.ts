import { ok, type Chance, type Phrase } from '@/engine';
import { EFFECT_ZONES } from '../../outposts';
import { say } from '../../say';
import type { Zone } from '../../terms';
import type { Resolving } from '../../session/command';
import type { Decision } from '../../session/event';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import type { TakenOption } from '../adventure/commands';
import { beginAdventure, buildCamp } from '../adventure/decide';
import { optionCommand } from '../adventure/optionCommand';
import { combat } from '../combat/decide';
import { activateOutpost, resolve } from './decide';

/** What the die or the Leader resolves in its Zone; anything, where nobody said which Zone that is. */
export function resolveIn(
  state: State,
  player: string,
  zone: Zone | null,
  { effect = null, outpost = null, outside = null }: Resolving,
  chance: Chance,
): Decision {
  if ([effect, outpost, outside].filter(Boolean).length > 1) return refuse('oneEffect');
  const there = (place: Zone, what: Phrase, act: () => Decision): Decision =>
    zone === null || zone === place
      ? act()
      : refuse('effectElsewhere', { effect: what, zone: say(`zone.${zone}`) });
  if (effect)
    return there(EFFECT_ZONES[effect.effect], say(`session.effect.${effect.effect}`), () =>
      resolve(state, player, effect),
    );
  if (outpost)
    return there('discovery', say(`session.outpost.${outpost.tile}`), () =>
      activateOutpost(state, { type: 'useOutpost', player, ...outpost }, chance),
    );
  if (outside)
    return there(EFFECT_ZONES.adventure, say('session.effect.adventure'), () =>
      takeOption(state, player, outside),
    );
  return ok([]);
}

function takeOption(state: State, player: string, taken: TakenOption): Decision {
  const command = optionCommand(player, taken);
  switch (command.type) {
    case 'combat':
      return combat(state, command);
    case 'buildCamp':
      return buildCamp(state, command);
    case 'beginAdventure':
      return beginAdventure(state, command);
  }
}
