import { stepsAhead, type Option } from '@/engine';
import { say } from '../../say';
import { isFull, type State } from '../../session/state';
import { outlook } from '../../session/wizards/outlook';
import { freeCamps } from '../adventure/rally';
import { GOODS_ONLY, zoneOf, type AnyEffect } from './anyEffect';
import { askMove } from './askMove';
import { EFFECT_ICONS } from './icons';

/** How an Effect is offered: what it gives, or why nothing of it can be resolved. */
export function effectOption(state: State, player: string, name: AnyEffect): Option<AnyEffect> {
  return {
    id: name,
    group: zoneOf(name),
    icon: EFFECT_ICONS[name],
    label: say(`session.effect.${name}`),
    reference: name,
    ...prospect(state, player, name),
  };
}

function prospect(state: State, player: string, name: AnyEffect): Pick<Option, 'note' | 'about' | 'reason'> {
  // The table takes goods without the app.
  if (!isFull(state) && GOODS_ONLY.includes(name)) return { note: say('session.unseen.withoutApp') };
  const about = say(`session.effectNote.${name}`);
  if (name === 'adventure')
    return isFull(state) && freeCamps(state).length === 0
      ? { about, reason: say('session.refusal.noFreeCamp') }
      : { about };
  if (name === 'pub' || name === 'salvage')
    return { about, ...outlook(state, player, { type: 'effect', player, move: { effect: name } }) };
  const [first] = stepsAhead((ask) => askMove(ask, state, player, name));
  // A die is not placed just to block a space: at least one option must be possible.
  const closed =
    (first?.kind === 'choice' || first?.kind === 'picks') && first.options.every(({ reason }) => reason);
  return { about, ...(closed && { reason: say('session.turn.nothing') }) };
}
